import { type FieldCase, invalid, notOfType, valid } from './field-cases.ts';
import { storedIdCases } from './id-cases.ts';
import { ABSENT, INTRUDER } from './requests.ts';

/** Valid and invalid values of the field `file` of a result or a deck: the file or note that it was made from. */

const STAMP = '1772352000000';
const longest = 'x'.repeat(150);

/** The cases of one field of a file, as cases of the whole file. */
const inside = (file: object, cases: readonly FieldCase[]): FieldCase[] =>
  cases.map(({ has, change, ...rest }) => ({
    ...rest,
    has: `${has} of its file`,
    change: { file: { ...file, ...change } },
  }));

export const AI_FILE_CASES: readonly FieldCase[] = [
  valid('no file', { file: ABSENT }),
  ...notOfType('file', { 'a text': 'gs://bucket/vault_files/ada/1_cells.pdf', 'a list': ['vault'] }),
  ...[`${STAMP}_Cells-1.2.pdf`, `${STAMP}_${longest}.pdf`].map((name) =>
    valid(`an upload with a name of ${name.length} characters`, { file: { from: 'upload', name } }),
  ),
  ...[
    `${STAMP}_${longest}x.pdf`,
    `${STAMP}_.pdf`,
    `1_cells.pdf`,
    `${STAMP}_a/b.pdf`,
    `${STAMP}_cells.exe`,
  ].map((name) => invalid(`an upload named …${name.slice(-12)}`, { file: { from: 'upload', name } })),
  ...inside({ from: 'upload' }, notOfType('name', { 'a number': 7, 'a list of texts': [`${STAMP}_a.pdf`] })),
  ...inside({ from: 'vault' }, storedIdCases('file_id')),
  ...inside({ from: 'note' }, storedIdCases('note_id')),
  ...Object.entries({
    'an upload with an id': { from: 'upload', file_id: 'cells' },
    'a vault file with a name': { from: 'vault', name: `${STAMP}_cells.pdf` },
    'a vault file with the id of a note': { from: 'vault', note_id: 'cells' },
    'a note with the id of a vault file': { from: 'note', file_id: 'cells' },
    'a file from elsewhere': { from: 'web', file_id: 'cells' },
    'a file from nowhere': { file_id: 'cells' },
    'an upload with an extra field': { from: 'upload', name: `${STAMP}_cells.pdf`, [INTRUDER]: true },
    'a vault file with an extra field': { from: 'vault', file_id: 'cells', [INTRUDER]: true },
    'a note with an extra field': { from: 'note', note_id: 'cells', [INTRUDER]: true },
  }).map(([what, file]) => invalid(what, { file })),
];
