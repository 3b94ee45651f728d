import { testRules } from '../support/rules.ts';
import { cases, fixtures } from './cases/accounts.ts';

testRules('accounts that are not open', fixtures, cases);
