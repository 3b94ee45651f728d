import { testRules } from '../support/rules/stage.ts';
import { access, fixtures } from './points.ts';

testRules('ledger, active days, rewards, feature access and ranks', fixtures, access);
