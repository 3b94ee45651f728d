import { testRules } from '../support/rules/stage.ts';
import { access, fixtures } from './shared.ts';

testRules('reward catalogue and boards', fixtures, access);
