import { testRules } from '../support/rules/stage.ts';
import { access, fixtures, updates } from './notifications.ts';

testRules('notifications', fixtures, [...access, ...updates]);
