import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { stored, storedCards, updateDoc, addCards, createDeck, same, makeDue } = vi.hoisted(() => ({
  /** The deck's own cards that ask the same, by their fronts. */
  same: new Map<string, { id: string; deck_id: string }>(),
  makeDue: vi.fn(async () => {}),
  stored: new Map<string, object | null>(),
  /** The cards that exist. */
  storedCards: [] as { id: string; deck_id: string }[],
  updateDoc: vi.fn(async () => {}),
  addCards: vi.fn(),
  createDeck: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  getDoc: async (path: string) => {
    if (!stored.has(path)) throw new Error('the client is offline');
    return stored.get(path);
  },
  getDocs: async (spec: QuerySpec) => ({
    docs: storedCards.filter(({ id }) => spec.where.some(([, , ids]) => (ids as string[]).includes(id))),
  }),
  updateDoc,
}));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toQuery: (spec: QuerySpec) => spec,
  toStored: (document: object | null) => document,
}));
vi.mock('./card-writes.ts', () => ({ addCards }));
vi.mock('./same-cards.ts', () => ({ findSameCards: async () => same, makeDue }));
vi.mock('./deck-writes.ts', () => ({ createDeck }));

import { addMistakes } from './add-mistakes.ts';
import { mistakeCardId } from './mistake-card-id.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const OSMOSIS = { front: 'What is osmosis?', back: 'Water through a membrane.' };
const DIFFUSION = { front: 'What is diffusion?', back: 'Particles spread out.' };
const ATTEMPT = 'users/ada/attempts/mock';
const add = (deckId: string | null, cards = [OSMOSIS]) =>
  addMistakes('ada', { attemptId: 'mock', cards, deckId });
const storeCard = async (card: typeof OSMOSIS, deck_id: string) =>
  storedCards.push({ id: await mistakeCardId(card), deck_id });
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
  storedCards.length = 0;
  same.clear();
  makeDue.mockClear();
  updateDoc.mockClear();
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
    createDeck.mockImplementation(() => ({ written: Promise.reject(new Error('permission-denied')) }));
    const { written } = await add(null);
    await expect(written).resolves.toBeUndefined();
  });

  test('have ids that follow from their texts, and the attempt says where they are in the same batch', async () => {
    store(deckOf('cells'));
    const { added } = await add('cells', [OSMOSIS, DIFFUSION, OSMOSIS]);
    expect(added).toBe(2);
    const [, , texts, options] = addCards.mock.lastCall ?? [];
    expect(texts).toEqual([OSMOSIS, DIFFUSION]);
    expect(options.ids).toEqual(await Promise.all([OSMOSIS, DIFFUSION].map(mistakeCardId)));
    const update = vi.fn();
    options.also({ update });
    expect(update).toHaveBeenCalledWith(ATTEMPT, { cards_deck: 'cells' });
  });

  test('that an earlier attempt made are not made again', async () => {
    store(deckOf('cells'), deckOf('mistakes'));
    await storeCard(OSMOSIS, 'mistakes');
    const some = await add('cells', [OSMOSIS, DIFFUSION]);
    expect(some).toMatchObject({ added: 1, deck: { id: 'cells' } });
    expect(addCards.mock.lastCall?.[2]).toEqual([DIFFUSION]);
    addCards.mockClear();
    const none = await add('cells');
    expect(none).toMatchObject({ added: 0, deck: { id: 'mistakes' } });
    expect(addCards).not.toHaveBeenCalled();
    expect(updateDoc).toHaveBeenCalledWith(ATTEMPT, { cards_deck: 'mistakes' });
  });

  test('are not made where their deck has a card that asks the same, which is due again', async () => {
    store(deckOf('cells'));
    const card = { id: 'cells-1', deck_id: 'cells' };
    const blank = { ...OSMOSIS, front: `${OSMOSIS.front} _____` };
    for (const { front } of [OSMOSIS, blank]) same.set(front, card);
    const some = await add('cells', [OSMOSIS, DIFFUSION, blank]);
    expect(some).toMatchObject({ added: 1, again: 1, deck: { id: 'cells' } });
    expect(addCards.mock.lastCall?.[2]).toEqual([DIFFUSION]);
    expect(makeDue).toHaveBeenCalledWith('ada', expect.objectContaining({ id: 'cells' }), [card]);
    addCards.mockClear();
    expect(await add('cells')).toMatchObject({ added: 0, again: 1, deck: { id: 'cells' } });
    expect(addCards).not.toHaveBeenCalled();
    expect(updateDoc).toHaveBeenCalledWith(ATTEMPT, { cards_deck: 'cells' });
  });

  test('that another device has made since are left out, and the others are added', async () => {
    store(deckOf('cells'));
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    addCards.mockImplementationOnce(async () => {
      await storeCard(OSMOSIS, 'cells');
      throw refused;
    });
    await (await add('cells', [OSMOSIS, DIFFUSION])).written;
    expect(addCards).toHaveBeenCalledTimes(2);
    expect(addCards.mock.lastCall?.[2]).toEqual([DIFFUSION]);
  });

  test('that the server refuses for another reason are a failure', async () => {
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    store(deckOf('cells'));
    addCards.mockRejectedValue(refused);
    await expect((await add('cells')).written).rejects.toBe(refused);
    expect(addCards).toHaveBeenCalledOnce();
  });

  test('go to another deck of mistakes when the first is full', async () => {
    store(deckOf('mistakes', { cards: 2_000 }));
    const { deck } = await add(null);
    expect(deck).toMatchObject({ id: 'mistakes-2', cards: 0 });
  });
});
