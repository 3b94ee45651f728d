import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { OWNER } from '../../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  valid,
  wholeNumberCases,
  without,
} from '../../support/rules/field-cases.ts';
import { type Fields, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { LISTED } from './files.ts';
import { urlOf } from './kinds.ts';

/** What a library entry may and may not contain, when created and when updated. */

const AT = new Date('2026-03-01T08:00:00.000Z');
/** A time from the device's clock. */
const NEVER = new Date('2090-01-01T00:00:00.000Z');

/** A vault file shared by another student. */
export const PDF: Fields = {
  ...LISTED,
  user_id: 'the-contributor',
  filename: 'Titration, all weeks',
  type: 'pdf',
  file_url: urlOf('a.pdf', 'the-contributor'),
  size: 120_000,
};

/** A stored entry, some time after it was added. */
export const STORED: LibraryFile = {
  filename: String(PDF.filename),
  size: Number(PDF.size),
  page: 3,
  pages: 12,
  added_at: AT,
  opened_at: AT,
};
export const NEW: Fields = { ...STORED, added_at: SERVER_TIME, opened_at: SERVER_TIME };

/** Combinations of a page and the number of pages. */
const pagesCases: readonly FieldCase[] = [
  ...wholeNumberCases('pages', 1, VAULT_LIMITS.pages).map(({ change, ...rest }) => ({
    ...rest,
    change: { page: 1, ...change },
  })),
  valid('its last page read, of one', { page: 1, pages: 1 }),
  valid('its last page read, of all that there can be', {
    page: VAULT_LIMITS.pages,
    pages: VAULT_LIMITS.pages,
  }),
  invalid('a page and pages beyond all that there can be', {
    page: VAULT_LIMITS.pages + 1,
    pages: VAULT_LIMITS.pages + 1,
  }),
  invalid('no page at all of none', { page: 0, pages: 0 }),
];

const notOfTime = (field: string) =>
  notOfType(field, { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] });

/** What a new entry may and may not contain. */
export const newFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  invalid('a file_id', { file_id: 'one' }),
  ...without(Object.keys(NEW), []),
  onlyRules(invalid('another name than in the vault', { filename: `${PDF.filename} ` })),
  invalid('an empty name', { filename: '' }),
  ...notOfType('filename', { 'a number': 7, 'a list of texts': [PDF.filename], 'a boolean': true }),
  ...[1, -1].map((more) => onlyRules(invalid(`a size that is ${more} more`, { size: STORED.size + more }))),
  invalid('a size of nothing', { size: 0 }),
  ...notOfType('size', { 'a text of digits': String(PDF.size), 'a list of numbers': [PDF.size] }),
  ...wholeNumberCases('page', 1, STORED.pages),
  ...pagesCases,
  ...['added_at', 'opened_at'].flatMap((field) => [
    onlyRules(invalid(`a ${field} in the past`, { [field]: AT })),
    onlyRules(invalid(`a ${field} to come`, { [field]: NEVER })),
    ...notOfTime(field),
  ]),
];

/** An update, with the server's time. */
const opened = ({ change, ...rest }: FieldCase): FieldCase => ({
  ...rest,
  change: { opened_at: SERVER_TIME, ...change },
});

/** What an update may and may not change. */
export const changes: readonly FieldCase[] = [
  ...[
    valid('a newer opened_at alone', {}),
    ...wholeNumberCases('page', 1, STORED.pages),
    ...without(Object.keys(STORED), []),
    invalid('another page and an unknown field', { page: 4, [INTRUDER]: true }),
    invalid('another name', { filename: 'Mine' }),
    invalid('another size', { size: STORED.size + 1 }),
    invalid('more pages', { pages: STORED.pages + 1 }),
    invalid('fewer pages', { pages: STORED.pages - 1 }),
    invalid('another added_at', { added_at: new Date(AT.getTime() + 1) }),
    invalid("the server's time for its added_at", { added_at: SERVER_TIME }),
    ...notOfTime('opened_at'),
  ].map(opened),
  invalid('another page without saying when', { page: 4 }),
  invalid('an opened_at in the past', { page: 4, opened_at: new Date(AT.getTime() + 1) }),
  invalid('an opened_at in the future', { page: 4, opened_at: NEVER }),
];
