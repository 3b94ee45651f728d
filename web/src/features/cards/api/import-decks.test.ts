import { NOT_DUE } from '@akada/domain/cards/decks';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const firestore = vi.hoisted(() => ({
  stored: null as object | null,
  writes: [] as [string, string, object?][],
}));
vi.mock('firebase/firestore', () => ({
  ...{ serverTimestamp: () => 'now', deleteField: () => 'removed', getDoc: async () => firestore.stored },
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

const save = (step: Step, isRepeat = false, signal = new AbortController().signal) =>
  saveImportStep(JOB, step, { isRepeat, signal });
const deckWrites = () => firestore.writes.filter(([, path]) => path.includes('/decks/'));
const cardWrites = () => firestore.writes.filter(([, path]) => path.includes('/cards/'));

beforeEach(() => {
  firestore.stored = null;
  firestore.writes = [];
});

describe('a step of an import', () => {
  test('saves a small deck whole, with its cards in their queue', async () => {
    await save(whole);

    expect(deckWrites()).toEqual([
      ['set', 'users/ada/decks/small', { title: 'small', cards: 2, next_due: NOW, created_at: 'now' }],
    ]);
    expect(cardWrites().map(([, path, card]) => [path, card])).toEqual([
      ['users/ada/cards/small-0', expect.objectContaining({ deck_id: 'small', queue: 'new' })],
      ['users/ada/cards/small-1', expect.objectContaining({ deck_id: 'small', queue: 'new' })],
    ]);
  });

  test('creates a large deck in state importing, whose last step ends it', async () => {
    await save(first);
    await save(last);

    expect(deckWrites()).toEqual([
      ['set', 'users/ada/decks/large', expect.objectContaining({ state: 'importing', next_due: NOT_DUE })],
      ['update', 'users/ada/decks/large', { state: 'removed', next_due: NOW }],
    ]);
    expect(cardWrites()).toHaveLength(500);
    expect(cardWrites().every(([, , card]) => (card as { queue: string }).queue === 'off')).toBe(true);
  });

  test('that is repeated keeps when its deck was created, and overwrites no complete deck', async () => {
    firestore.stored = { state: 'importing' };
    await save(first, true);
    expect(deckWrites()).toEqual([
      ['update', 'users/ada/decks/large', { state: 'importing', next_due: NOT_DUE }],
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

test('removing an import deletes the decks that it has begun', async () => {
  await removeImportedDecks(JOB, 0);
  expect(firestore.writes).toEqual([['delete', 'users/ada/decks/large']]);

  firestore.writes = [];
  await removeImportedDecks(JOB, 2);
  expect(firestore.writes.map(([, path]) => path)).toEqual([
    'users/ada/decks/large',
    'users/ada/decks/small',
  ]);
});
