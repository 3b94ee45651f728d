import { NOT_DUE } from '@akada/domain/cards/decks';
import { newMemory } from '@akada/domain/cards/memory';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const firestore = vi.hoisted(() => ({
  stored: null as object | null,
  writes: [] as [string, string, object?][],
}));
vi.mock('firebase/firestore', () => ({
  ...{
    serverTimestamp: () => 'now',
    deleteField: () => 'removed',
    increment: (count: number) => `+${count}`,
    getDoc: async () => firestore.stored,
  },
  writeBatch: () => {
    const batch = {
      set: (path: string, data: object) => firestore.writes.push(['set', path, data]) && batch,
      update: (path: string, data: object) => firestore.writes.push(['update', path, data]) && batch,
      delete: (path: string) => firestore.writes.push(['delete', path]) && batch,
      commit: async () => {},
    };
    return batch;
  },
}));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: () => ({ id: 'new' }),
  toStored: (data: object | null) => data,
}));

import { type ImportJob, stepsOf } from '../transfer/import-job.ts';
import { removeImportedDecks, saveImportStep } from './import-decks.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const deck = (id: string, count: number) => ({
  ...{ id, title: id },
  cards: Array.from({ length: count }, () => ({ front: 'q', back: 'a', memory: null, isSuspended: false })),
});
const JOB: ImportJob = { uid: 'ada', startedAt: NOW, decks: [deck('large', 500), deck('small', 2)] };
const [first, last, whole] = stepsOf(JOB) as [Step, Step, Step];
type Step = ReturnType<typeof stepsOf>[number];

const whole0 = (job: ImportJob) => stepsOf(job)[0] as Step;

const save = (step: Step, isRepeat = false, signal = new AbortController().signal) =>
  saveImportStep(JOB, step, { isRepeat, signal });
const deckWrites = () => firestore.writes.filter(([, path]) => path.includes('/decks/'));
const summaryWrites = () =>
  firestore.writes.flatMap(([, path, data]) => (path.includes('/review_summary/') ? [data] : []));
const cardWrites = () => firestore.writes.filter(([, path]) => path.includes('/cards/'));

beforeEach(() => {
  firestore.stored = null;
  firestore.writes = [];
});

describe('a step of an import', () => {
  test('saves a small deck whole, with its cards in their queue', async () => {
    await save(whole);

    expect(deckWrites()).toEqual([
      [
        'set',
        'users/ada/decks/small',
        { title: 'small', cards: 2, next_due: NOW, due: {}, new: 2, created_at: 'now' },
      ],
    ]);
    expect(summaryWrites()).toEqual([{ new: '+2' }]);
    expect(cardWrites().map(([, path, card]) => [path, card])).toEqual([
      ['users/ada/cards/small-0', expect.objectContaining({ deck_id: 'small', queue: 'new' })],
      ['users/ada/cards/small-1', expect.objectContaining({ deck_id: 'small', queue: 'new' })],
    ]);
  });

  test('creates a large deck in state importing, whose last step ends it', async () => {
    await save(first);
    await save(last);

    expect(deckWrites()).toEqual([
      [
        'set',
        'users/ada/decks/large',
        expect.objectContaining({ state: 'importing', next_due: NOT_DUE, new: 0 }),
      ],
      ['update', 'users/ada/decks/large', { state: 'removed', next_due: NOW, due: {}, new: 500 }],
    ]);
    expect(summaryWrites()).toEqual([{ new: '+500' }]);
    expect(cardWrites()).toHaveLength(500);
    expect(cardWrites().every(([, , card]) => (card as { queue: string }).queue === 'off')).toBe(true);
  });

  test('that is repeated keeps when its deck was created, and overwrites no complete deck', async () => {
    firestore.stored = { state: 'importing' };
    await save(first, true);
    expect(deckWrites()).toEqual([
      ['update', 'users/ada/decks/large', { state: 'importing', next_due: NOT_DUE, due: {}, new: 0 }],
    ]);

    firestore.writes = [];
    firestore.stored = {};
    await save(whole, true);
    expect(firestore.writes).toEqual([]);
  });

  test('of an import that has ended writes nothing', async () => {
    const ended = AbortSignal.abort(new Error('ended'));

    await expect(save(whole, true, ended)).rejects.toThrow('ended');
    expect(firestore.writes).toEqual([]);
  });
});

test('counts the cards in review by day, and no suspended one', async () => {
  const memory = { ...newMemory(NOW), state: 2, due: new Date('2026-03-12T04:00:00Z') };
  const card = { front: 'q', back: 'a', memory, isSuspended: false };
  const cards = [card, card, { ...card, isSuspended: true }, { ...card, memory: null }];
  const job = { ...JOB, decks: [{ id: 'd', title: 'd', cards }] };
  await saveImportStep(job, whole0(job), { isRepeat: false, signal: new AbortController().signal });

  expect(deckWrites()[0]?.[2]).toMatchObject({ due: { '2026-03-12': 2 }, new: 1, next_due: NOW });
  expect(summaryWrites()).toEqual([{ due: { '2026-03-12': '+2' }, new: '+1' }]);
});

describe('removing an import', () => {
  test('deletes the decks that it has begun', async () => {
    await removeImportedDecks(JOB, 0);
    expect(firestore.writes).toEqual([['delete', 'users/ada/decks/large']]);

    firestore.writes = [];
    await removeImportedDecks(JOB, 2);
    expect(firestore.writes.map(([, path]) => path)).toEqual([
      'users/ada/decks/large',
      'users/ada/decks/small',
    ]);
  });

  test('takes the cards of complete decks out of the counts', async () => {
    firestore.stored = { due: { '2026-03-12': 3 }, new: 4 };
    await removeImportedDecks(JOB, 0);
    expect(summaryWrites()).toEqual([{ due: { '2026-03-12': '+-3' }, new: '+-4' }]);

    firestore.writes = [];
    firestore.stored = { due: {}, new: 0, state: 'importing' };
    await removeImportedDecks(JOB, 0);
    expect(summaryWrites()).toEqual([]);
  });
});
