import { testRules } from '../support/rules-stage.ts';
import { fixtures, users } from './cases/server-only.ts';

testRules('users', fixtures, users);
