import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { type Bookmark, bookmarkSchema } from '@akada/domain/vault/library-schemas';
import { OWNER, ownCollectionCases, PERSONAS, type RuleCase } from '../../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  valid,
  without,
} from '../../support/rules/field-cases.ts';
import { ABSENT, type Fields, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { LISTED } from './files.ts';

/** Bookmarks: on any plan, of files of any type, but only those that the student may see. */

const AT = new Date('2026-03-01T08:00:00.000Z');
const ITEM: Fields = {
  ...LISTED,
  user_id: 'the-contributor',
  filename: 'Titration, all weeks',
  type: 'pptx',
};

const STORED: Bookmark = { filename: String(ITEM.filename), type: 'pptx', added_at: AT };
const NEW: Fields = { ...STORED, added_at: SERVER_TIME };

/** What a new bookmark may and may not contain. */
const newFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(NEW), []),
  onlyRules(invalid('another name than in the vault', { filename: 'Mine' })),
  invalid('an empty name', { filename: '' }),
  ...notOfType('filename', { 'a number': 7, 'a list of texts': [ITEM.filename] }),
  onlyRules(invalid('another type than in the vault', { type: 'pdf' })),
  invalid('an unknown type', { type: 'exe' }),
  onlyRules(invalid('an added_at in the past', { added_at: AT })),
  ...notOfType('added_at', { 'a text': '2026-03-01', 'a number': 1 }),
];

interface Situation {
  what: string;
  allowed: boolean;
  /** Changes to the file in the vault; null when there is no file. */
  item?: Fields | null;
  change?: Fields;
  own?: boolean;
  isThere?: boolean;
}

const situations = [
  { what: 'a file that is not in the vault', allowed: false, item: null },
  { what: 'a hidden file', allowed: false, item: { hidden: true } },
  { what: 'an unlisted file', allowed: false, item: { hidden: ABSENT } },
  { what: 'a hidden file of their own', allowed: true, own: true, item: { hidden: true } },
  { what: 'a file that is already bookmarked', allowed: false, isThere: true },
  ...newFields.map(
    ({ has, change, allowed }): Situation => ({ what: `a file with ${has}`, allowed, change }),
  ),
].map((situation: Situation, index) => ({
  ...situation,
  uid: `marker-${index}`,
  id: `marker-${index}-file`,
}));

export const creates: readonly RuleCase[] = situations.map(({ what, allowed, uid, id, change }) => ({
  title: `a student ${allowed ? 'can' : 'cannot'} bookmark ${what}`,
  by: 'owner',
  uid,
  verb: 'create',
  path: documentPaths.bookmark(uid, id),
  data: { ...NEW, ...change },
  allowed,
}));

const bookmarks = collectionPaths.bookmarks(OWNER);
const marked = (by: string) => `bookmark-by-${by}`;

export const access = ownCollectionCases({
  noun: 'a bookmark',
  nouns: 'the bookmarks',
  collection: bookmarks,
  data: NEW,
  change: { filename: 'Mine' },
  ownerCan: ['create', 'delete'],
  newDocument: (by) => ({ path: `${bookmarks}/${marked(by)}`, data: NEW }),
});

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(['one', 'old'].map((id) => [`${bookmarks}/${id}`, { ...STORED }])),
  ...Object.fromEntries(Object.keys(PERSONAS).map((by) => [documentPaths.vaultItem(marked(by)), ITEM])),
  ...Object.fromEntries(
    situations.flatMap(({ uid, id, item = {}, own = false, isThere = false }) => [
      ...(item ? [[documentPaths.vaultItem(id), { ...ITEM, ...item, ...(own && { user_id: uid }) }]] : []),
      ...(isThere ? [[documentPaths.bookmark(uid, id), { ...STORED }]] : []),
    ]),
  ),
};

if (import.meta.vitest) {
  testRules('bookmarks', fixtures, [...access, ...creates]);
  testSchemaAgrees('bookmarkSchema', bookmarkSchema, NEW, newFields);
}
