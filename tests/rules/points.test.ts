import { testRules } from '../support/rules-stage.ts';
import { access, fixtures } from './cases/points.ts';

testRules('ledger, active days, rewards, feature access and ranks', fixtures, access);
