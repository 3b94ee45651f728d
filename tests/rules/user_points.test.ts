import { testRules } from '../support/rules/stage.ts';
import { fixtures, userPoints } from './server-only.ts';

testRules('user_points', fixtures, userPoints);
