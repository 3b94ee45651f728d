import { privateNoteSchema } from '@akada/domain/notes/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, fixtures, NOTE, noteFields, updates } from './notes.ts';

testRules('private notes', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('privateNoteSchema', privateNoteSchema, { ...NOTE }, noteFields);
