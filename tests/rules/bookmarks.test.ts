import { bookmarkSchema } from '@akada/domain/vault/library-schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, fixtures, NEW, newFields } from './vault/bookmarks.ts';

testRules('bookmarks', fixtures, [...access, ...creates]);
testSchemaAgrees('bookmarkSchema', bookmarkSchema, NEW, newFields);
