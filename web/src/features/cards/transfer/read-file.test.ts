import { deflateRawSync } from 'node:zlib';
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { Zip, type ZipInputFile, zipSync } from 'fflate';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anki2,
  anki21,
  anki21b,
  EXAMPLE,
  type Fixture,
  placeholder,
  schema11,
  schema18,
  zstd,
} from './anki/fixtures.ts';
import { ImportError } from './import-plan.ts';
import { readTransferFile, type TransferFile } from './read-file.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
let sql: SqlJsStatic;
beforeAll(async () => {
  sql = await initSqlJs();
});

const read = (bytes: Uint8Array, more: Partial<TransferFile> = {}) =>
  readTransferFile({ name: 'Biology.txt', bytes, ...more }, async () => sql, NOW);
const text = (content: string) => new TextEncoder().encode(content);
const withNotes = (notes: Fixture['notes']): Fixture => ({
  ...EXAMPLE,
  notes,
  cards: notes.map(({ id }) => ({ id, nid: id, did: 1 })),
  reviews: [],
});

const FORMS = [
  ['collection.anki21b', anki21b],
  ['collection.anki21', anki21],
  ['collection.anki2', anki2],
] as const;

describe.each(FORMS)('a package with %s', (_, pack) => {
  test('has every text, its decks and what is left out', async () => {
    const { decks, leftOut } = await read(pack(sql, EXAMPLE));

    expect(decks.map(({ title, cards }) => [title, cards.map(({ front, back }) => [front, back])])).toEqual([
      [
        'Biology',
        [
          ['[…] is in Nigeria', 'Abuja\nọ̀rọ̀ $x^2$'],
          ['Heart', 'Organ'],
          ['Abuja is in [country]', 'Nigeria\nọ̀rọ̀ $x^2$'],
        ],
      ],
      [
        'Biology::Cells',
        [
          ['What is **osmosis**?', 'Water moves\nthrough a membrane'],
          ['Water moves\nthrough a membrane', 'What is **osmosis**?'],
        ],
      ],
    ]);
    expect(leftOut).toEqual({ pictures: 1, sounds: 1, tooLong: [], blank: 0, looks: 0, tags: 0 });
  });

  test('has the formatting and the tags of each card', async () => {
    const { decks } = await read(pack(sql, EXAMPLE));

    expect(
      decks.flatMap(({ cards }) => cards.map(({ front, format, tags }) => [front, format, tags])),
    ).toEqual([
      ['[…] is in Nigeria', undefined, undefined],
      ['Heart', undefined, undefined],
      ['Abuja is in [country]', undefined, undefined],
      ['What is **osmosis**?', 'markdown', ['exam', 'Biology::Cells']],
      ['Water moves\nthrough a membrane', 'markdown', ['exam', 'Biology::Cells']],
    ]);
  });

  test('has the schedule of each card', async () => {
    const { decks } = await read(pack(sql, EXAMPLE));
    const cards = new Map(decks.flatMap((deck) => deck.cards.map((card) => [card.front, card])));

    expect(cards.get('Abuja is in [country]')?.memory).toBeNull();
    expect(cards.get('[…] is in Nigeria')?.memory).toMatchObject({
      ...{ stability: 31.5, difficulty: 4.25, scheduled_days: 30, due: new Date('2026-04-01T04:00:00Z') },
    });
    expect(cards.get('What is **osmosis**?')?.memory).toMatchObject({
      ...{ due: new Date('2026-03-22T04:00:00Z'), reps: 4, lapses: 1, state: 2 },
      last_review: new Date('2026-01-06T04:00:00Z'),
    });
    expect(cards.get('Heart')).toMatchObject({ isSuspended: true, memory: { scheduled_days: 9 } });
  });
});

describe('a package', () => {
  test('reports the share that is read, up to all of it', async () => {
    const shares: number[] = [];
    const bytes = anki21b(sql, EXAMPLE);
    await readTransferFile(
      { name: 'a.apkg', bytes },
      async () => sql,
      NOW,
      (share) => shares.push(share),
    );

    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('has a card of a filtered deck in its own deck, with its own due date', async () => {
    const filtered = {
      id: 9,
      nid: 1_000,
      did: 1,
      odid: 20,
      due: -100_000,
      odue: 75,
      type: 2,
      queue: 2,
      ivl: 3,
    };
    const { decks } = await read(anki21b(sql, { ...EXAMPLE, cards: [filtered] }));

    expect(decks).toMatchObject([
      { title: 'Biology', cards: [{ memory: { due: new Date('2026-03-17T04:00:00Z') } }] },
    ]);
  });

  test('has a card as plain text whose formatting would be too long, and counts it', async () => {
    const words = Array.from({ length: 70 }, () => '<b>osmosis</b>').join(' ');
    const { decks, leftOut } = await read(
      anki2(sql, withNotes([{ id: 1, type: 100, fields: ['Repeat', `${words} ${'x'.repeat(400)}`] }])),
    );

    expect(decks[0]?.cards[0]).not.toHaveProperty('format');
    expect(decks[0]?.cards[0]?.back).toMatch(/^osmosis osmosis/);
    expect(leftOut).toMatchObject({ looks: 1, tooLong: [] });
  });

  test('counts tags that are too long or too many', async () => {
    const tags = [...Array.from({ length: 21 }, (_, index) => `tag${index}`), 'x'.repeat(61)].join(' ');
    const { decks, leftOut } = await read(
      anki2(sql, withNotes([{ id: 1, type: 100, tags, fields: ['a', 'b'] }])),
    );

    expect(decks[0]?.cards[0]?.tags).toHaveLength(20);
    expect(leftOut.tags).toBe(2);
  });

  test('names the notes with a text that is too long, and cuts none', async () => {
    const long = 'osmosis '.repeat(130);
    const { decks, leftOut } = await read(
      anki2(
        sql,
        withNotes([
          { id: 1, type: 100, fields: ['short', 'text'] },
          { id: 2, type: 100, fields: ['Explain', long] },
        ]),
      ),
    );

    expect(decks.flatMap(({ cards }) => cards)).toHaveLength(1);
    expect(leftOut.tooLong).toEqual([{ note: 2, start: 'Explain', side: 'back', length: 1_039 }]);
  });

  test('counts cards with only a picture on one side', async () => {
    const { decks, leftOut } = await read(
      anki2(sql, withNotes([{ id: 1, type: 100, fields: ['<img src=a>', 'Heart'] }])),
    );

    expect({ decks, leftOut }).toEqual({
      decks: [],
      leftOut: { pictures: 1, sounds: 0, tooLong: [], blank: 1, looks: 0, tags: 0 },
    });
  });

  test('with more cards in a deck than fit becomes several decks', async () => {
    const notes = Array.from({ length: 2_001 }, (_, index) => ({
      id: index + 1,
      type: 100,
      fields: [`q${index}`, 'a'],
    }));
    const { decks } = await read(anki2(sql, withNotes(notes)));

    expect(decks.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Default', 2_000],
      ['Default (2)', 1],
    ]);
  });
});

describe('a file is refused with the reason:', () => {
  const zip = (content: Record<string, Uint8Array>) => zipSync(content);
  const encrypted = () => {
    const bytes = anki2(sql, EXAMPLE);
    bytes[6] = (bytes[6] ?? 0) | 1;
    return bytes;
  };
  const tooMany = () =>
    withNotes(Array.from({ length: 10_001 }, (_, id) => ({ id, type: 100, fields: ['q', 'a'] })));
  /** A frame of 1,700 blocks that repeat one byte: seven kilobytes that unpack to more than 200 MB. */
  const bomb = () => {
    const size = 131_072;
    const block = (isLast: boolean) => {
      const header = (size << 3) | 2 | (isLast ? 1 : 0);
      return [header & 255, (header >> 8) & 255, header >> 16, 0];
    };
    const blocks = Array.from({ length: 1_700 }, (_, index) => block(index === 1_699)).flat();
    return zip({ 'collection.anki21b': Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58, ...blocks]) });
  };

  /** A package with one file of `size` zeros, which Node compresses ten times faster than `zipSync`. */
  function zipOfZeros(filename: string, size: number): Uint8Array {
    const parts: Uint8Array[] = [];
    const archive = new Zip((_, part) => parts.push(part));
    const file: ZipInputFile = { filename, size, crc: 0, compression: 8 };
    archive.add(file);
    file.ondata?.(null, deflateRawSync(new Uint8Array(size), { level: 1 }), true);
    archive.end();
    return Buffer.concat(parts);
  }

  test.each<[string, () => Uint8Array, string]>([
    ['too large', () => new Uint8Array(IMPORT_LIMITS.packedBytes + 1), IMPORT_MESSAGES.tooLarge],
    ['incomplete', () => anki21b(sql, EXAMPLE).slice(0, -900), IMPORT_MESSAGES.truncated],
    ['encrypted', encrypted, IMPORT_MESSAGES.encrypted],
    ['a Word document', () => zip({ 'word/document.xml': text('<w/>') }), IMPORT_MESSAGES.wrongKind],
    ['a PDF', () => text('%PDF-1.7 x'), IMPORT_MESSAGES.wrongKind],
    ['binary', () => Uint8Array.from([1, 0, 2, 0, 3]), IMPORT_MESSAGES.wrongKind],
    [
      'another database',
      () => zip({ 'collection.anki2': new sql.Database().export() }),
      IMPORT_MESSAGES.wrongKind,
    ],
    ['a database with noise', () => zip({ 'collection.anki2': text('noise') }), IMPORT_MESSAGES.damaged],
    [
      'an incomplete database',
      () => zip({ 'collection.anki2': schema11(sql, EXAMPLE).slice(0, 9_000) }),
      IMPORT_MESSAGES.damaged,
    ],
    [
      'incomplete inside',
      () => zip({ 'collection.anki21b': zstd(schema18(sql, EXAMPLE)).slice(0, 9_000) }),
      IMPORT_MESSAGES.damaged,
    ],
    ['a Zstandard bomb', bomb, IMPORT_MESSAGES.unpacksTooLarge],
    ['with too many notes', () => anki21b(sql, tooMany()), IMPORT_MESSAGES.tooManyNotes],
    ['only a placeholder', () => zip({ 'collection.anki2': placeholder(sql) }), IMPORT_MESSAGES.placeholder],
    ['from a newer Anki', () => anki21b(sql, { ...EXAMPLE, version: 19 }), IMPORT_MESSAGES.tooNew],
    ['empty', () => anki2(sql, { ...EXAMPLE, cards: [] }), IMPORT_MESSAGES.empty],
    ['without text', () => text(''), IMPORT_MESSAGES.empty],
  ])('%s', async (_, make, message) => {
    await expect(read(make())).rejects.toThrow(new ImportError(message as ImportError['message']));
  });

  test('a ZIP bomb is stopped before it is unpacked', async () => {
    const bytes = zipOfZeros('collection.anki2', IMPORT_LIMITS.unpackedBytes * 2);
    const shares: number[] = [];

    await expect(
      readTransferFile(
        { name: 'a.apkg', bytes },
        async () => sql,
        NOW,
        (share) => shares.push(share),
      ),
    ).rejects.toThrow(IMPORT_MESSAGES.unpacksTooLarge);
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });

  test('a table of cards that is a view, which could run without end', async () => {
    const database = new sql.Database(schema11(sql, EXAMPLE));
    database.run('DROP TABLE notes');
    database.run(
      'CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n',
    );

    await expect(read(zip({ 'collection.anki2': database.export() }))).rejects.toThrow(
      IMPORT_MESSAGES.wrongKind,
    );
  });
});

test.each([
  ['text', text('cell\tunit of life')],
  ['a PDF', text('%PDF-1.7 x')],
  ['empty', new Uint8Array()],
])('a file named as a package that is %s is refused', async (_, bytes) => {
  for (const name of ['Biology.apkg', 'Biology.COLPKG']) {
    await expect(read(bytes, { name })).rejects.toThrow(IMPORT_MESSAGES.notPackage);
  }
});

describe('a file with broken bytes', () => {
  /** A seeded generator, so that every run tests the same files. */
  function numbers(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  }

  const outcome = async (bytes: Uint8Array) => {
    try {
      return await read(bytes);
    } catch (error) {
      if (error instanceof ImportError) return error;
      throw error;
    }
  };

  test.each([...FORMS, ['plain text', () => text('#separator:tab\n"a"\tb\nc\t{{c1::d}}')] as const])(
    'is read or refused with a reason: %s',
    async (_, pack) => {
      const random = numbers(11);
      const original = pack(sql, EXAMPLE);
      for (let run = 0; run < 150; run += 1) {
        const bytes = original.slice(0, random() < 0.2 ? Math.floor(random() * original.length) : undefined);
        for (let change = 0; change < 1 + run / 10; change += 1) {
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        await outcome(bytes);
      }
    },
  );

  test.each([schema11, schema18])('is read or refused with a reason in its database too', async (make) => {
    const random = numbers(5);
    const original = make(sql, EXAMPLE);
    for (let run = 0; run < 200; run += 1) {
      const bytes = original.slice();
      for (let change = 0; change < 1 + run / 10; change += 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      await outcome(zipSync({ 'collection.anki2': [bytes, { level: 0 }] }));
    }
  });
});

describe('a text file', () => {
  test('makes a deck with the name of the file', async () => {
    const { decks } = await read(text('ọ̀rọ̀\tword'), { name: 'Yoruba words.txt' });

    expect(decks).toMatchObject([{ title: 'Yoruba words', cards: [{ front: 'ọ̀rọ̀', back: 'word' }] }]);
  });

  test.each([
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0, 9, 0, 0xe9, 0])],
    ['Windows-1252', Uint8Array.from([0x61, 9, 0xe9])],
    ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 9, 0xc3, 0xa9])],
  ])('may be in %s', async (_, bytes) => {
    const { decks } = await read(bytes, { name: 'a.csv' });

    expect(decks[0]?.cards).toMatchObject([{ front: 'a', back: 'é' }]);
  });

  test('is separated as the student says', async () => {
    const { decks } = await read(text('a::b##c::d'), { separators: { field: '::', card: '##' } });

    expect(decks[0]?.cards).toHaveLength(2);
  });
});
