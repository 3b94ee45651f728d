import { newCard, rateCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { written, onDevice } = vi.hoisted(() => ({
  written: new Map<string, unknown>(),
  onDevice: { cards: [] as object[] },
}));
vi.mock('firebase/firestore', () => {
  const write = async (path: string, data: unknown) => void written.set(path, data);
  const batch = {
    update: (path: string, data: object) => written.set(path, data),
    delete: (path: string) => written.set(path, 'deleted'),
    commit: async () => {},
  };
  return {
    ...{ deleteField: () => 'no field', serverTimestamp: () => 'now', writeBatch: () => batch },
    setDoc: ({ path }: { path: string }, data: object) => write(path, data),
    updateDoc: write,
    deleteDoc: (path: string) => write(path, 'deleted'),
    getDocsFromCache: async () => ({ docs: onDevice.cards }),
  };
});
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: (path: string) => ({ path: `${path}/new`, id: 'new' }),
  toStored: (card: object) => card,
  toUnlimitedQuery: (spec: object) => spec,
}));

import { changeDeckFacts, changeDeckState, createDeck, deleteDeck } from './deck-writes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DECK: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 3, next_due: NOW, created_at: NOW, pending: false },
};
const fresh: Card = newCard({ front: 'a', back: 'b' }, 'cells', 0, NOW);
const reviewed: Card = { ...fresh, ...rateCard(fresh, 'good', NOW) };
const DUE = { cells: 'users/ada/decks/cells', one: 'users/ada/cards/one', two: 'users/ada/cards/two' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  written.clear();
  onDevice.cards = [];
});

test('a new deck is empty and never due', () => {
  expect(createDeck('ada', { title: 'Cells', color: 'red' }).id).toBe('new');
  expect(written.get('users/ada/decks/new')).toEqual({
    ...{ title: 'Cells', color: 'red', cards: 0, next_due: NOT_DUE, created_at: 'now' },
  });
});

test('a subject and a colour that are taken away are removed', async () => {
  await changeDeckFacts('ada', 'cells', { title: 'Cells' });

  expect(written.get(DUE.cells)).toEqual({ title: 'Cells', subject: 'no field', color: 'no field' });
});

test('an archived deck is not due, nor are its cards on this device', async () => {
  onDevice.cards = [
    { ...fresh, id: 'one' },
    { ...reviewed, id: 'two', queue: 'off', suspended: true },
  ];

  await changeDeckState('ada', DECK, { archived: true });

  expect([...written]).toEqual([
    [DUE.cells, { archived: true, next_due: NOT_DUE }],
    [DUE.one, { queue: 'off' }],
  ]);
});

test.each([
  ['that comes back', { archived: true }, { archived: false }, { archived: false }],
  ['that is completely imported', { state: 'importing' }, { state: null }, { state: 'no field' }],
] as const)('a deck %s is due with its first card on this device', async (_, before, change, expected) => {
  onDevice.cards = [{ ...reviewed, id: 'two', queue: 'off' }];

  await changeDeckState('ada', { ...DECK, ...before, next_due: NOT_DUE }, change);

  expect([...written]).toEqual([
    [DUE.cells, { ...expected, next_due: reviewed.due }],
    [DUE.two, { queue: 'review' }],
  ]);
});

test('a deck that comes back without cards on this device is due now, and an empty one never', async () => {
  await changeDeckState('ada', { ...DECK, archived: true }, { archived: false });
  expect(written.get(DUE.cells)).toEqual({ archived: false, next_due: NOW });

  await changeDeckState('ada', { ...DECK, archived: true, cards: 0 }, { archived: false });
  expect(written.get(DUE.cells)).toEqual({ archived: false, next_due: NOT_DUE });
});

test('a deck is deleted with its cards on this device', async () => {
  onDevice.cards = [{ ...fresh, id: 'one' }];

  await deleteDeck('ada', 'cells');

  expect(new Set(written)).toEqual(
    new Set([
      [DUE.cells, 'deleted'],
      [DUE.one, 'deleted'],
    ]),
  );
});
