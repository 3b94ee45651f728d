import { newCard, rateCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { startOfDayIn } from '@akada/domain/days/day';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { currentZone } from '@/lib/zone.ts';

const { written, onDevice, GONE } = vi.hoisted(() => ({
  /** The snapshot of a document that does not exist. */
  GONE: {},
  written: new Map<string, unknown>(),
  onDevice: { cards: [] as object[], decks: new Map<string, object>() },
}));
vi.mock('firebase/firestore', () => {
  const write = async (path: string, data: unknown) => void written.set(path, data);
  const add = (path: string, data: unknown) => {
    written.set(path, data);
    return batch;
  };
  const batch = {
    ...{ set: add, update: add, delete: (path: string) => add(path, 'deleted') },
    commit: async () => {},
  };
  return {
    ...{ deleteField: () => 'no field', serverTimestamp: () => 'now', writeBatch: () => batch },
    increment: (by: number) => ({ by }),
    setDoc: ({ path }: { path: string }, data: object) => write(path, data),
    updateDoc: write,
    getDocFromCache: async (path: string) =>
      onDevice.decks.has(path) ? onDevice.decks.get(path) : Promise.reject(new Error('not cached')),
    getDocsFromCache: async () => ({ docs: onDevice.cards }),
  };
});
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: (path: string) => ({ path: `${path}/new`, id: 'new' }),
  toStored: (stored: object) => (stored === GONE ? null : stored),
  toUnlimitedQuery: (spec: object) => spec,
}));

import { changeDeckFacts, createDeck, deleteDeck, setDeckArchived } from './deck-writes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DECK: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 3, next_due: NOW, created_at: NOW, pending: false },
  ...{ new: 1, due: { '2026-03-03': 2 } },
};
const UNCOUNTED: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 3, next_due: NOW, created_at: NOW, pending: false },
};
const fresh: Card = newCard({ front: 'a', back: 'b' }, 'cells', 0, NOW);
const reviewed: Card = { ...fresh, ...rateCard(fresh, 'good', NOW) };
const PATHS = {
  cells: 'users/ada/decks/cells',
  one: 'users/ada/cards/one',
  two: 'users/ada/cards/two',
  summary: 'users/ada/review_summary/cards',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  written.clear();
  onDevice.decks.clear();
  onDevice.cards = [];
});

test('a new deck is empty and never due', () => {
  expect(createDeck('ada', { title: 'Cells', color: 'red' }).id).toBe('new');
  expect(written.get('users/ada/decks/new')).toEqual({
    ...{ title: 'Cells', color: 'red', cards: 0, new: 0, due: {}, next_due: NOT_DUE, created_at: 'now' },
  });
});

test('a subject and a colour that are taken away are removed', async () => {
  await changeDeckFacts('ada', 'cells', { title: 'Cells' });

  expect(written.get(PATHS.cells)).toEqual({ title: 'Cells', subject: 'no field', color: 'no field' });
});

test('an archived deck keeps its counts, but is not due, nor are its cards on this device', async () => {
  onDevice.cards = [
    { ...fresh, id: 'one' },
    { ...reviewed, id: 'two', queue: 'off', suspended: true },
  ];

  await setDeckArchived('ada', DECK, true);

  expect([...written]).toEqual([
    [PATHS.cells, { archived: true, next_due: NOT_DUE }],
    [PATHS.summary, { due: { '2026-03-03': { by: -2 } }, new: { by: -1 } }],
    [PATHS.one, { queue: 'off' }],
  ]);
});

test('a deck that comes back is due and counted as before', async () => {
  onDevice.cards = [{ ...reviewed, id: 'two', queue: 'off' }];

  await setDeckArchived('ada', { ...DECK, archived: true, next_due: NOT_DUE }, false);

  expect([...written]).toEqual([
    // New cards are due today.
    [PATHS.cells, { archived: false, next_due: expect.any(Date) }],
    [PATHS.summary, { due: { '2026-03-03': { by: 2 } }, new: { by: 1 } }],
    [PATHS.two, { queue: 'review' }],
  ]);
  expect(written.get(PATHS.cells)).toMatchObject({ next_due: startOfDayIn('2026-03-01', currentZone()) });
});

test('a deck that was never counted is due at once when it comes back, and an empty one never', async () => {
  await setDeckArchived('ada', { ...UNCOUNTED, archived: true }, false);
  expect([...written]).toEqual([[PATHS.cells, { archived: false, next_due: NOW }]]);

  await setDeckArchived('ada', { ...DECK, archived: true, cards: 0 }, false);
  expect(written.get(PATHS.cells)).toEqual({ archived: false, next_due: NOT_DUE });
});

test.each([
  ['with its counts', DECK, [[PATHS.summary, { due: { '2026-03-03': { by: -2 } }, new: { by: -1 } }]]],
  ['whose counts are out already', { ...DECK, archived: true }, []],
] as const)('a deck %s is deleted with its cards on this device', async (_, deck, counted) => {
  onDevice.cards = [{ ...fresh, id: 'one' }];

  await deleteDeck('ada', deck);

  expect([...written]).toEqual([[PATHS.cells, 'deleted'], ...counted, [PATHS.one, 'deleted']]);
});

test.each([
  [
    'was reviewed since it was shown',
    { ...DECK, due: { '2026-03-04': 2 } },
    [[PATHS.summary, { due: { '2026-03-04': { by: -2 } }, new: { by: -1 } }]],
  ],
  ['another device has deleted', GONE, []],
] as const)('the counts lose the present cards of a deck that %s', async (_, now, counted) => {
  onDevice.cards = [];
  onDevice.decks.set(PATHS.cells, now);

  await deleteDeck('ada', DECK);

  expect([...written]).toEqual([[PATHS.cells, 'deleted'], ...counted]);
});
