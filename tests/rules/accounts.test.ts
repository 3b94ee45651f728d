import { testRules } from '../support/rules/stage.ts';
import { cases, fixtures } from './accounts.ts';

testRules('writes without an open account', fixtures, cases);
