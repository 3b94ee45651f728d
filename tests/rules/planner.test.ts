import { plannerEntrySchema } from '@akada/domain/planner/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, ENTRY, entryFields, fixtures, updates } from './cases/planner.ts';

testRules('planner', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('plannerEntrySchema', plannerEntrySchema, { ...ENTRY }, entryFields);
