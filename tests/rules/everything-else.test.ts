import { testRules } from '../support/rules.ts';
import { access, fixtures } from './cases/everything-else.ts';

testRules('everything else', fixtures, access);
