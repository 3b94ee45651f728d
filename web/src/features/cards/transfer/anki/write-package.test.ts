// @vitest-environment node
import { newCard } from '@akada/domain/cards/card';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTransferFile } from '../read-file.ts';
import { unpackDatabase } from './unpack.ts';
import { type ExportedCard, writePackage } from './write-package.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
let sql: SqlJsStatic;
beforeAll(async () => {
  sql = await initSqlJs();
});

const CELL = { front: 'What is a <cell>?', back: 'The unit\nof $life$' };
const card = (id: string, change: Partial<ExportedCard> = {}): ExportedCard => ({
  ...{ ...newCard(CELL, 'deck', 0, NOW), id },
  ...change,
});
const reviewed = {
  ...{ state: 2, stability: 31.5, difficulty: 4.25, scheduled_days: 30, reps: 5, lapses: 1 },
  ...{ queue: 'review' as const, due: new Date('2026-03-20T07:00:00Z') },
  last_review: new Date('2026-02-18T07:00:00Z'),
};
const read = async (...cards: ExportedCard[]) => {
  const bytes = writePackage(sql, { title: 'Biology::Cells', cards }, NOW);
  return readTransferFile({ name: 'a.apkg', bytes }, async () => sql, NOW);
};

describe('an exported package', () => {
  test('has the deck with the text of its cards and their sources', async () => {
    const { decks } = await read(card('a'), card('b', { source: 'Cells make life.', page: 3 }));

    expect(decks).toMatchObject([
      { title: 'Biology::Cells', cards: [CELL, { back: `${CELL.back}\n\nCells make life. (p. 3)` }] },
    ]);
  });

  test('has the memory of a card, and the day on which it is due', async () => {
    const { stability, difficulty, scheduled_days, reps, lapses, state, last_review } = reviewed;
    const { decks } = await read(card('a', reviewed));

    expect(decks[0]?.cards[0]).toMatchObject({
      memory: {
        ...{ stability, difficulty, scheduled_days, reps, lapses, state, last_review },
        due: new Date('2026-03-20T00:00:00Z'),
      },
    });
  });

  test('has cards that are overdue, in learning, suspended and new', async () => {
    const overdue = new Date('2025-12-01T10:00:00Z');
    const soon = new Date('2026-03-10T12:10:00Z');
    const { decks } = await read(
      card('a', { ...reviewed, due: overdue }),
      card('b', { ...reviewed, state: 3, due: soon }),
      card('c', { ...reviewed, suspended: true, queue: 'off' }),
      card('d'),
    );

    expect(decks[0]?.cards).toMatchObject([
      { memory: { due: new Date('2025-12-01T00:00:00Z'), state: 2 }, isSuspended: false },
      { memory: { due: soon, state: 3 } },
      { isSuspended: true },
      { memory: null, isSuspended: false },
    ]);
  });

  test('has notes that Anki recognises in the next export', () => {
    const bytes = writePackage(sql, { title: 'Cells', cards: [card('a'), card('b')] }, NOW);
    const database = new sql.Database(unpackDatabase(bytes));

    expect(database.exec('SELECT guid, mid FROM notes ORDER BY id')[0]?.values).toEqual([
      ['a', 1_763_000_000_001],
      ['b', 1_763_000_000_001],
    ]);
    database.close();
  });
});
