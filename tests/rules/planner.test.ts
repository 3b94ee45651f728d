import { plannerEntrySchema } from '@akada/domain/planner/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, ENTRY, entryFields, fixtures, updates } from './planner.ts';

testRules('planner', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('plannerEntrySchema', plannerEntrySchema, { ...ENTRY }, entryFields);
