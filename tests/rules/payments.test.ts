import { testRules } from '../support/rules/stage.ts';
import { access, fixtures } from './payments.ts';

testRules('payments and what they buy', fixtures, access);
