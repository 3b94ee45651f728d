import { libraryFileSchema } from '@akada/domain/vault/library-schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, fixtures, updates } from './vault/library.ts';
import { NEW, newFields } from './vault/library-fields.ts';

testRules('library', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('libraryFileSchema', libraryFileSchema, NEW, newFields);
