import { bookmarkSchema } from '@akada/domain/vault/library-schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, fixtures, NEW, newFields } from './cases/bookmarks.ts';

testRules('bookmarks', fixtures, [...access, ...creates]);
testSchemaAgrees('bookmarkSchema', bookmarkSchema, NEW, newFields);
