import { libraryFileSchema } from '@akada/domain/vault/library-schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, fixtures, updates } from './cases/library.ts';
import { NEW, newFields } from './cases/library-fields.ts';

testRules('library', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('libraryFileSchema', libraryFileSchema, NEW, newFields);
