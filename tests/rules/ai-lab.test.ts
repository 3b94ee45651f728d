import { testRules } from '../support/rules-stage.ts';
import { access, fixtures } from './cases/ai-lab.ts';

testRules('AI uses, reservations, results and chats', fixtures, access);
