import { documentPaths } from '@akada/domain/documents/paths';
import { type Note, noteSchema } from '@akada/domain/vault/schemas';
import { noteSize, VAULT_LIMITS } from '@akada/domain/vault/vault';
import { accessCases, type RuleCase, SIGNED_IN } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, textCases, valid } from '../../support/rules/field-cases.ts';
import { ABSENT, type Fields, INTRUDER, type Write } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { FILE, LISTED } from './files.ts';
import { urlOf } from './kinds.ts';

/** A note's item and its text, which must be written in one batch. */

export const NOTE: Note = { title: 'Titration', content: '# Steps\n\n1. Rinse the "burette".' };

const { subject: _, tags: __, description: ___, ...untagged } = FILE;
const itemOf = (note: Note): Fields => ({
  ...untagged,
  file_url: null,
  filename: note.title,
  type: 'note',
  category: 'notes',
  size: noteSize(note),
});
export const item = itemOf(NOTE);
const listed = { ...LISTED, ...item, created_at: LISTED.created_at };

const itemAt = (id: string, data: Fields = item): Write => ({
  verb: 'create',
  path: documentPaths.vaultItem(id),
  data,
});
const textAt = (id: string, data: Fields = { ...NOTE }): Write => ({
  verb: 'create',
  path: documentPaths.note(id),
  data,
});

/** What a text may and may not contain; its title must equal the item's name. */
const contentFields: readonly FieldCase[] = [
  valid('both fields', {}),
  valid('characters that each take six in JSON', { content: 'a\u{1}\u{2}\u{3}' }),
  invalid('an extra field', { [INTRUDER]: true }),
  invalid('no content', { content: ABSENT }),
  ...textCases('content', VAULT_LIMITS.noteContent),
];

const byOwner = (title: string, allowed: boolean, [first, ...rest]: [Write, ...Write[]]): RuleCase => ({
  title: `the owner ${allowed ? 'can' : 'cannot'} ${title}`,
  by: 'owner',
  ...first,
  with: rest,
  allowed,
});

const contents = contentFields.map(({ has, change, allowed }, index) => {
  const note = { ...NOTE, ...change };
  const size = typeof note.content === 'string' ? noteSize(note) : 100;
  const id = `text-${index}`;
  return byOwner(`create a note with ${has}`, allowed, [itemAt(id, { ...item, size }), textAt(id, note)]);
});

const short = { title: 't', content: 'c' };
const sizes = ([26, 27, 37, 38] as const).map((size) =>
  byOwner(`create a note of two characters with a size of ${size}`, size === 27 || size === 37, [
    itemAt(`size-${size}`, { ...itemOf(short), size }),
    textAt(`size-${size}`, short),
  ]),
);

const halves: readonly RuleCase[] = [
  byOwner('create a note without its text', false, [itemAt('no-text')]),
  byOwner('create a text without its note', false, [textAt('no-item')]),
  byOwner('create a note whose text has another title', false, [
    itemAt('other-title'),
    textAt('other-title', { ...NOTE, title: 'Titratiom' }),
  ]),
  byOwner('create a note whose text has no title', false, [
    itemAt('no-title'),
    textAt('no-title', { content: NOTE.content }),
  ]),
  byOwner('create a note with a file', false, [
    itemAt('with-file', { ...item, file_url: urlOf('a.docx') }),
    textAt('with-file'),
  ]),
  ...['media', 'presentations', 'other'].map((category) =>
    byOwner(`create a note of the category ${category}`, false, [
      itemAt(`as-${category}`, { ...item, category }),
      textAt(`as-${category}`),
    ]),
  ),
  ...['docx', 'png', 'other'].map((type) =>
    byOwner(`create a note of the type ${type}`, false, [
      itemAt(`of-${type}`, { ...item, type }),
      textAt(`of-${type}`),
    ]),
  ),
  byOwner('create a file with a text', false, [
    itemAt('file', { ...FILE, filename: NOTE.title }),
    textAt('file'),
  ]),
  byOwner('add a text to a note that has lost its text', false, [textAt('bare')]),
  byOwner('create a note over the leftover text of a deleted one', false, [itemAt('left'), textAt('left')]),
  byOwner('create a file over the leftover text of a deleted note', false, [
    itemAt('left-docx', { ...item, type: 'docx' }),
  ]),
  byOwner('delete the leftover text of a deleted note', false, [
    { verb: 'delete', path: documentPaths.note('left-over') },
  ]),
  byOwner('delete a note without its text', false, [
    { verb: 'delete', path: documentPaths.vaultItem('half') },
  ]),
  byOwner('delete a text without its note', false, [{ verb: 'delete', path: documentPaths.note('half') }]),
];
export const writes: readonly RuleCase[] = [...contents, ...sizes, ...halves];

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(
    ['seen', 'half', 'old'].flatMap((id) => [
      [documentPaths.vaultItem(id), listed],
      [documentPaths.note(id), { ...NOTE }],
    ]),
  ),
  ...Object.fromEntries(
    ['left', 'left-docx', 'left-over'].map((id) => [documentPaths.note(id), { ...NOTE }]),
  ),
  [documentPaths.vaultItem('hidden-note')]: { ...listed, hidden: true },
  [documentPaths.note('hidden-note')]: { ...NOTE },
  [documentPaths.vaultItem('bare')]: listed,
};

export const access = accessCases([
  { verb: 'get', what: 'the text of a listed note', path: documentPaths.note('seen'), for: SIGNED_IN },
  {
    verb: 'get',
    what: 'the text of a hidden note',
    path: documentPaths.note('hidden-note'),
    for: ['moderator', 'owner'],
  },
  { verb: 'get', what: 'a text without a note', path: documentPaths.note('left-over'), for: ['moderator'] },
  { verb: 'list', what: 'the texts of a note', path: `${documentPaths.vaultItem('seen')}/content`, for: [] },
  { verb: 'list everywhere', what: 'the texts of all notes', path: 'content', for: [] },
  { ...itemAt('new'), what: "a note in the owner's name", with: [textAt('new')], for: ['owner'] },
  {
    verb: 'update',
    what: 'the text of a note',
    path: documentPaths.note('seen'),
    data: { content: 'x' },
    for: [],
  },
  { ...textAt('seen', { ...NOTE, content: 'Another' }), what: 'a text over that of a note', for: [] },
  {
    verb: 'delete',
    what: 'a note with its text',
    path: documentPaths.note('old'),
    with: [{ verb: 'delete', path: documentPaths.vaultItem('old') }],
    for: ['owner'],
  },
]);

if (import.meta.vitest) {
  testRules('notes', fixtures, [...access, ...writes]);
  testSchemaAgrees('noteSchema', noteSchema, { ...NOTE }, contentFields);
}
