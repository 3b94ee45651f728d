import { testRules } from '../support/rules.ts';
import { fixtures, userPoints } from './cases/server-only.ts';

testRules('user_points', fixtures, userPoints);
