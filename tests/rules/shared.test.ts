import { testRules } from '../support/rules.ts';
import { access, fixtures } from './cases/shared.ts';

testRules('reward catalogue and boards', fixtures, access);
