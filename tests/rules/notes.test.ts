import { privateNoteSchema } from '@akada/domain/notes/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, fixtures, NOTE, noteFields, updates } from './cases/notes.ts';

testRules('private notes', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('privateNoteSchema', privateNoteSchema, { ...NOTE }, noteFields);
