import { testRules } from '../support/rules-stage.ts';
import { cases, fixtures } from './cases/ids.ts';
import * as before from './cases/ids-before.ts';

testRules('ids of new documents', fixtures, cases);
testRules('documents with old ids', before.fixtures, before.cases);
