import { newCard } from '@akada/domain/cards/card';
import { newMemory, type Rating, scheduleOf } from '@akada/domain/cards/memory';
import type { Review } from '@akada/domain/cards/sittings';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { withPlainText } from '@/lib/plain-cards.ts';
import { cardOfStep, stepsOf } from '../import-job.ts';
import { readTransferFile } from '../read-file.ts';
import { ankiPackage, EXAMPLE } from './fixtures.ts';
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
  const bytes = writePackage(sql, { title: 'Biology::Cells', cards, reviews: [] }, NOW);
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
    const bytes = writePackage(sql, { title: 'Cells', cards: [card('a'), card('b')], reviews: [] }, NOW);
    const database = new sql.Database(unpackDatabase(bytes));

    expect(database.exec('SELECT guid, mid FROM notes ORDER BY id')[0]?.values).toEqual([
      ['a', 1_763_000_000_001],
      ['b', 1_763_000_000_001],
    ]);
    database.close();
  });

  test('has the reviews of its cards as Anki logs them, each with an id of its own', () => {
    const schedule = scheduleOf(0.9);
    const rated = (id: string, steps: readonly (readonly [Rating, ms: number])[]) => {
      let memory = newMemory(NOW);
      const reviews = steps.map(([rating, ms]): Review => {
        const review = { card: id, at: memory.due, rating, ms, before: memory };
        memory = schedule(memory, rating, memory.due);
        return review;
      });
      return { reviews, exported: card(id, { ...memory, queue: 'review' }) };
    };
    const a = rated('a', [
      ...(['again', 'good', 'good', 'again'] as const).map((one) => [one, 90_000] as const),
    ]);
    const b = rated('b', [['easy', 2_500]]);
    const other = rated('other', [['good', 1_000]]);
    const reviews = [...b.reviews, ...a.reviews.toReversed(), ...other.reviews];
    const cards = [a.exported, b.exported, card('c')];
    const bytes = writePackage(sql, { title: 'Cells', cards, reviews }, NOW);
    const database = new sql.Database(unpackDatabase(bytes));
    const at = NOW.getTime();
    const after = (index: number) => a.reviews[index]?.at.getTime();

    expect(
      database.exec('SELECT id, cid, ease, ivl, lastIvl, time, type FROM revlog ORDER BY id')[0]?.values,
    ).toEqual([
      [at, at, 1, -600, 0, 60_000, 0],
      // Both cards were rated at once.
      [at + 1, at + 1, 4, b.exported.scheduled_days, 0, 2_500, 0],
      [after(1), at, 3, 1, -600, 60_000, 0],
      [after(2), at, 3, a.reviews[3]?.before.scheduled_days, 1, 60_000, 1],
      [after(3), at, 1, -600, a.reviews[3]?.before.scheduled_days, 60_000, 1],
    ]);
    database.close();
  });

  test('gives its cards the time of their last review when it is imported again', async () => {
    const at = new Date('2026-03-01T07:30:15.250Z');
    const review = { card: 'a', at, rating: 'good' as const, ms: 4_000, before: newMemory(NOW) };
    const cards = [card('a', { ...reviewed, last_review: at })];
    const bytes = writePackage(sql, { title: 'Cells', cards, reviews: [review] }, NOW);
    const { decks } = await readTransferFile({ name: 'a.apkg', bytes }, async () => sql, NOW);

    expect(decks[0]?.cards[0]?.memory?.last_review).toEqual(at);
  });
});

test('a package that is imported and exported has the same formatting and tags', async () => {
  const fields = [
    'What is <b>osmosis</b>, <i>in *vivo*</i>?',
    'H<sub>2</sub>O <u>moves</u>:<ul><li>by x<sup>y</sup></li><li>use <code>a_b</code></li></ul>so \\(a &lt; b\\)',
  ];
  const basic = { name: 'Basic', fields: ['Front', 'Back'] };
  const made = await ankiPackage({
    ...EXAMPLE,
    noteTypes: [{ ...basic, id: 100, templates: [['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}']] }],
    notes: [{ id: 1, type: 100, tags: ' exam Biology::Cells ', fields }],
    cards: [{ id: 1, nid: 1, did: 20 }],
    reviews: [],
  });
  const first = await readTransferFile({ name: 'a.apkg', bytes: made }, async () => sql, NOW);
  const job = { uid: 'ada', startedAt: NOW, decks: first.decks.map((deck) => ({ ...deck, id: 'biology' })) };
  const [step] = stepsOf(job);
  if (!step) throw new Error('nothing was imported');
  const { id, card: stored } = cardOfStep(job, step, 0);
  const cards = await withPlainText([{ ...stored, id }]);
  const bytes = writePackage(sql, { title: 'Biology', cards, reviews: [] }, NOW);
  const database = new sql.Database(unpackDatabase(bytes));
  const second = await readTransferFile({ name: 'b.apkg', bytes }, async () => sql, NOW);

  expect(stored).toMatchObject({ format: 'markdown', tags: ['exam', 'Biology::Cells'] });
  expect(cards[0]?.front).toBe('What is osmosis, in *vivo*?');
  expect(database.exec('SELECT tags, flds FROM notes')[0]?.values).toEqual([
    [' exam Biology::Cells ', fields.join('\u001f')],
  ]);
  expect(second).toEqual(first);
  database.close();
});
