import { testRules } from '../support/rules/stage.ts';
import { fixtures, updates } from './other-release.ts';

testRules('documents with fields of another release', fixtures, updates);
