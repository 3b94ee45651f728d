import { testRules } from '../support/rules-stage.ts';
import { access, fixtures } from './cases/payments.ts';

testRules('payments and what they buy', fixtures, access);
