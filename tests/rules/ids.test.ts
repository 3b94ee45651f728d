import { testRules } from '../support/rules/stage.ts';
import { cases, fixtures } from './ids.ts';
import * as before from './ids-before.ts';

testRules('ids of new documents', fixtures, cases);
testRules('documents with old ids', before.fixtures, before.cases);
