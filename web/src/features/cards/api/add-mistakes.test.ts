import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { stored, addCards, createDeck } = vi.hoisted(() => ({
  stored: new Map<string, object | null>(),
  addCards: vi.fn(),
  createDeck: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  getDoc: async (path: string) => {
    if (!stored.has(path)) throw new Error('the client is offline');
    return stored.get(path);
  },
}));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toStored: (document: object | null) => document,
}));
vi.mock('./card-writes.ts', () => ({ addCards }));
vi.mock('./deck-writes.ts', () => ({ createDeck }));

import { addMistakes } from './add-mistakes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const CARDS = [{ front: 'What is osmosis?', back: 'Water through a membrane.', question: 3 }];
const ATTEMPT = 'users/ada/attempts/mock';
const add = (deckId: string | null) => addMistakes('ada', { attemptId: 'mock', cards: CARDS, deckId });
const deckOf = (id: string, changed: Partial<Deck> = {}): Stored<Deck> => ({
  ...{ id, title: id, cards: 3, next_due: NOW, created_at: NOW, pending: false },
  ...changed,
});
const store = (...decks: Stored<Deck>[]) => {
  for (const deck of decks) stored.set(`users/ada/decks/${deck.id}`, deck);
};
const usedDeck = () => addCards.mock.lastCall?.[1];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stored.clear();
  addCards.mockReset().mockResolvedValue(undefined);
  createDeck.mockReset().mockReturnValue({ written: Promise.resolve() });
});

describe('cards of mistakes', () => {
  test('go to the deck that the questions were made from', async () => {
    store(deckOf('cells'), deckOf('mistakes'));
    await add('cells');
    expect(usedDeck()).toMatchObject({ id: 'cells' });
  });

  test.each([
    ['was deleted', null],
    ['is full', deckOf('cells', { cards: 2_000 })],
    ['is archived', deckOf('cells', { archived: true, next_due: NOT_DUE })],
  ])('go to the deck of mistakes when that deck %s', async (_, deck) => {
    stored.set('users/ada/decks/cells', deck);
    store(deckOf('mistakes'));
    await add('cells');
    expect(usedDeck()).toMatchObject({ id: 'mistakes' });
    expect(createDeck).not.toHaveBeenCalled();
  });

  test('go to a deck with a fixed id on a device that knows none, which is created apart from them', async () => {
    const { deck } = await add(null);
    expect(deck).toMatchObject({ id: 'mistakes', title: 'Mistakes' });
    expect(createDeck).toHaveBeenCalledWith('ada', { title: 'Mistakes' }, 'mistakes');
    expect(usedDeck()).toMatchObject({ id: 'mistakes', cards: 0, due: {}, new: 0 });
  });

  test('are added although the server refuses the deck, because another device has created it', async () => {
    createDeck.mockReturnValue({ written: Promise.reject(new Error('permission-denied')) });
    const { written } = await add(null);
    await expect(written).resolves.toBeUndefined();
  });

  test('have ids that every device gives them, and the attempt says where they are in the same batch', async () => {
    store(deckOf('cells'));
    await add('cells');
    const [, , texts, options] = addCards.mock.lastCall ?? [];
    expect(texts).toEqual([{ front: 'What is osmosis?', back: 'Water through a membrane.' }]);
    expect(options.ids).toEqual(['mock-3']);
    const update = vi.fn();
    options.also({ update });
    expect(update).toHaveBeenCalledWith(ATTEMPT, { cards_deck: 'cells' });
  });

  test('that the server refuses are no failure if another device has made them', async () => {
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    store(deckOf('cells'));
    addCards.mockRejectedValue(refused);
    stored.set(ATTEMPT, { get: () => undefined });
    await expect((await add('cells')).written).rejects.toBe(refused);
    stored.set(ATTEMPT, { get: () => 'cells' });
    await expect((await add('cells')).written).resolves.toBeUndefined();
  });

  test('go to another deck of mistakes when the first is full', async () => {
    store(deckOf('mistakes', { cards: 2_000 }));
    const { deck } = await add(null);
    expect(deck).toMatchObject({ id: 'mistakes-2', cards: 0 });
  });
});
