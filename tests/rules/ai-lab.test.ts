import { testRules } from '../support/rules.ts';
import { access, fixtures } from './cases/ai-lab.ts';

testRules('uses, reservations, results and chats', fixtures, access);
