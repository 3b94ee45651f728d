import { testRules } from '../support/rules/stage.ts';
import { access, fixtures } from './ai-lab.ts';

testRules('AI uses, reservations, results and chats', fixtures, access);
