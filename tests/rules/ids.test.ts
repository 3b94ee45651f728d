import { testRules } from '../support/rules.ts';
import { cases, fixtures } from './cases/ids.ts';
import * as before from './cases/ids-before.ts';

testRules('ids that clients make', fixtures, cases);
testRules('ids that are older than the rule about them', before.fixtures, before.cases);
