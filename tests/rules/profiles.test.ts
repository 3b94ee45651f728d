import { testRules } from '../support/rules.ts';
import { fixtures, profiles } from './cases/server-only.ts';

testRules('profiles', fixtures, profiles);
