import { testRules } from '../support/rules/stage.ts';
import { fixtures, users } from './server-only.ts';

testRules('users', fixtures, users);
