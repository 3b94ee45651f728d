/** Packages in the forms that Anki makes, for tests. */
import { zipSync } from 'fflate';
import { PbfWriter } from 'pbf';
import initSqlJs, { type Database, type SqlJsStatic, type SqlValue } from 'sql.js';

/** When the collection begins: four in the morning of 1 January 2026. */
const CREATED_AT = Date.UTC(2026, 0, 1, 4) / 1_000;

export interface Fixture {
  /** Names by id. */
  decks: Record<number, string>;
  noteTypes: {
    id: number;
    name: string;
    isCloze?: boolean;
    fields: string[];
    templates: [string, string][];
  }[];
  notes: { id: number; type: number; fields: string[]; tags?: string }[];
  /** Columns that are missing are 0. */
  cards: ({ id: number; nid: number; did: number } & Record<string, SqlValue>)[];
  reviews?: Record<string, SqlValue>[];
  config?: string;
  version?: number;
}

/** A new and a reviewed card, a reversed one, a cloze note and a suspended card, in a deck and its subdeck. */
export const EXAMPLE: Fixture = {
  decks: { 1: 'Default', 20: 'Biology', 21: 'Biology::Cells' },
  noteTypes: [
    {
      ...{ id: 100, name: 'Basic (and reversed)', fields: ['Front', 'Back'] },
      templates: [
        ['{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}'],
        ['{{Back}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Front}}'],
      ],
    },
    {
      ...{ id: 101, name: 'Cloze', isCloze: true, fields: ['Text', 'Extra'] },
      templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>\n{{Extra}}']],
    },
  ],
  notes: [
    {
      ...{ id: 1_000, type: 100, tags: ' exam Biology::Cells ' },
      fields: ['What is <b>osmosis</b>?', 'Water moves<br>through a membrane'],
    },
    { id: 1_001, type: 101, fields: ['{{c1::Abuja}} is in {{c2::Nigeria::country}}', 'ọ̀rọ̀ \\(x^2\\)'] },
    { id: 1_002, type: 100, fields: ['<img src="heart.png">Heart[sound:h.mp3]', 'Organ'] },
  ],
  cards: [
    {
      id: 1,
      nid: 1_000,
      did: 21,
      ord: 0,
      type: 2,
      queue: 2,
      due: 80,
      ivl: 20,
      factor: 2_500,
      reps: 4,
      lapses: 1,
    },
    { id: 2, nid: 1_000, did: 21, ord: 1, due: 7 },
    { id: 3, nid: 1_001, did: 20, ord: 0, type: 2, queue: 2, due: 90, ivl: 30, data: '{"s":31.5,"d":4.25}' },
    { id: 4, nid: 1_001, did: 20, ord: 1, due: 3 },
    { id: 5, nid: 1_002, did: 20, ord: 0, type: 2, queue: -1, due: 70, ivl: 9, factor: 1_900, reps: 2 },
  ],
  reviews: [
    { id: (CREATED_AT + 86_400) * 1_000, cid: 1, ease: 3, factor: 2_500, type: 0 },
    { id: (CREATED_AT + 5 * 86_400) * 1_000, cid: 1, ease: 3, factor: 2_500, type: 1 },
  ],
};

const NOTES = 'notes (id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data)';
const CARD_COLUMNS =
  'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data'.split(' ');
const REVIEW_COLUMNS = 'id cid usn ease ivl lastIvl factor time type'.split(' ');

function insert(
  database: Database,
  table: string,
  columns: readonly string[],
  row: Record<string, SqlValue>,
) {
  const values = columns.map((column) => row[column] ?? (column === 'data' ? '' : 0));
  database.run(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`, values);
}

/** The tables that both schemas have. */
function writeRows(database: Database, { notes, cards, reviews = [] }: Fixture) {
  database.run(`CREATE TABLE ${NOTES}`);
  database.run(`CREATE TABLE cards (${CARD_COLUMNS})`);
  database.run(`CREATE TABLE revlog (${REVIEW_COLUMNS})`);
  for (const { id, type, fields, tags = '' } of notes) {
    const values = [id, `guid${id}`, type, 0, 0, tags, fields.join('\u001f'), fields[0] ?? '', 0, 0, ''];
    database.run(`INSERT INTO notes VALUES (${values.map(() => '?')})`, values);
  }
  for (const card of cards) insert(database, 'cards', CARD_COLUMNS, card);
  for (const review of reviews) insert(database, 'revlog', REVIEW_COLUMNS, review);
}

function toBytes(database: Database): Uint8Array {
  const bytes = database.export();
  database.close();
  return bytes;
}

/** A database of schema 11, with decks and note types as JSON. */
export function schema11(sql: SqlJsStatic, fixture: Fixture): Uint8Array {
  const database = new sql.Database();
  const models = fixture.noteTypes.map(({ id, name, isCloze, fields, templates }) => [
    id,
    {
      ...{ id, name, type: isCloze ? 1 : 0, flds: fields.map((field, ord) => ({ name: field, ord })) },
      tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })),
    },
  ]);
  const decks = Object.entries(fixture.decks).map(([id, name]) => [id, { id: Number(id), name }]);
  database.run('CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags)');
  database.run('INSERT INTO col VALUES (1, ?, 0, 0, ?, 0, 0, 0, ?, ?, ?, ?, ?)', [
    ...[CREATED_AT, fixture.version ?? 11, fixture.config ?? '{}'],
    ...[JSON.stringify(Object.fromEntries(models)), JSON.stringify(Object.fromEntries(decks)), '{}', '{}'],
  ]);
  writeRows(database, fixture);
  return toBytes(database);
}

/** A database of schema 18, with decks and note types in tables that are sorted by Anki's own collation. */
export function schema18(sql: SqlJsStatic, fixture: Fixture): Uint8Array {
  const database = new sql.Database();
  const insertAll = (table: string, rows: SqlValue[][]) => {
    for (const row of rows) database.run(`INSERT INTO ${table} VALUES (${row.map(() => '?')})`, row);
  };
  database.run(`
    CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
    INSERT INTO col VALUES (1, ${CREATED_AT}, 0, 0, ${fixture.version ?? 18}, 0, 0, 0, '', '', '', '', '');
    CREATE TABLE decks (id integer PRIMARY KEY, name text NOT NULL, mtime_secs, usn, common blob, kind blob);
    CREATE UNIQUE INDEX idx_decks_name ON decks (name);
    CREATE TABLE notetypes (id integer PRIMARY KEY, name text NOT NULL, mtime_secs, usn, config blob);
    CREATE TABLE fields (ntid, ord, name text NOT NULL, config blob, PRIMARY KEY (ntid, ord)) without rowid;
    CREATE TABLE templates (ntid, ord, name text NOT NULL, mtime_secs, usn, config blob, PRIMARY KEY (ntid, ord))
      without rowid;
    CREATE TABLE tags (tag text NOT NULL PRIMARY KEY, usn) without rowid;
  `);
  const none = new Uint8Array();
  insertAll(
    'decks',
    Object.entries(fixture.decks).map(([id, name]) => [
      Number(id),
      name.replaceAll('::', '\u001f'),
      0,
      0,
      none,
      none,
    ]),
  );
  for (const { id, name, isCloze, fields, templates } of fixture.noteTypes) {
    const kind = new PbfWriter();
    kind.writeVarintField(1, isCloze ? 1 : 0);
    kind.writeStringField(3, '.card { color: black }');
    insertAll('notetypes', [[id, name, 0, 0, kind.finish().slice()]]);
    insertAll(
      'fields',
      fields.map((field, ord) => [id, ord, field, none]),
    );
    insertAll(
      'templates',
      templates.map(([front, back], ord) => {
        const sides = new PbfWriter();
        sides.writeStringField(1, front);
        sides.writeStringField(2, back);
        return [id, ord, `Card ${ord + 1}`, 0, 0, sides.finish().slice()];
      }),
    );
  }
  writeRows(database, fixture);
  // As in Anki's own databases, which SQLite can't query without the collation.
  database.run(`
    PRAGMA writable_schema = ON;
    UPDATE sqlite_master SET sql = replace(sql, 'text NOT NULL', 'text NOT NULL COLLATE unicase');
  `);
  return toBytes(database);
}

/** Bytes as one Zstandard frame that is not compressed. */
export function zstd(bytes: Uint8Array): Uint8Array {
  const blockSize = 100_000;
  const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / blockSize)) }, (_, index) => {
    const block = bytes.subarray(index * blockSize, (index + 1) * blockSize);
    const isLast = (index + 1) * blockSize >= bytes.length;
    const header = (block.length << 3) | (isLast ? 1 : 0);
    return [header & 255, (header >> 8) & 255, header >> 16, ...block];
  });
  // No size of the content, and a window of a megabyte.
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50, ...blocks.flat()]);
}

/** A database with only the card that newer packages carry for older versions of Anki. */
export function placeholder(sql: SqlJsStatic): Uint8Array {
  return schema11(sql, {
    ...EXAMPLE,
    notes: [
      { id: 1, type: 100, fields: ['Please update Anki, then import the .colpkg/.apkg file again.', ''] },
    ],
    cards: [{ id: 1, nid: 1, did: 1 }],
  });
}

const asBytes = (text: string) => new TextEncoder().encode(text);

/** The newest form of a package. */
export function anki21b(sql: SqlJsStatic, fixture: Fixture): Uint8Array {
  return zipSync({
    meta: Uint8Array.from([8, 3]),
    'collection.anki21b': [zstd(schema18(sql, fixture)), { level: 0 }],
    'collection.anki2': placeholder(sql),
    media: zstd(new Uint8Array()),
  });
}

/** The form of Anki 2.1.0 to 2.1.49, which newer versions make on request. */
export function anki21(sql: SqlJsStatic, fixture: Fixture): Uint8Array {
  return zipSync({
    'collection.anki2': placeholder(sql),
    'collection.anki21': schema11(sql, fixture),
    media: asBytes('{}'),
  });
}

/** The oldest form. */
export function anki2(sql: SqlJsStatic, fixture: Fixture): Uint8Array {
  return zipSync({ 'collection.anki2': schema11(sql, fixture), media: asBytes('{}') });
}

/** A package in the newest form. */
export async function ankiPackage(fixture: Fixture): Promise<Uint8Array> {
  return anki21b(await initSqlJs(), fixture);
}

/** {@link EXAMPLE} in the newest form. */
export function examplePackage(): Promise<Uint8Array> {
  return ankiPackage(EXAMPLE);
}
