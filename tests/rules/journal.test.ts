import { journalEntrySchema } from '@akada/domain/journal/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, dayFields, entryFields, fixtures, STORED, updates } from './journal.ts';

testRules('journal', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('journalEntrySchema', journalEntrySchema, { ...STORED }, [...entryFields, ...dayFields]);
