import { testRules } from '../support/rules/stage.ts';
import { access, fixtures } from './everything-else.ts';

testRules('paths without a rule', fixtures, access);
