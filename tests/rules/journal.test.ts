import { journalEntrySchema } from '@akada/domain/journal/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, dayFields, entryFields, fixtures, STORED, updates } from './cases/journal.ts';

testRules('journal', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('journalEntrySchema', journalEntrySchema, { ...STORED }, [...entryFields, ...dayFields]);
