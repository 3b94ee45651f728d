import { newCard, rateCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { dayOf, startOfDayIn } from '@akada/domain/days/day';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentZone } from '@/lib/zone.ts';

const { stored, writes } = vi.hoisted(() => ({
  stored: {
    deck: null as object | null,
    cards: [] as object[],
    /** What other devices change while the cards are read. */
    meanwhile: [] as (() => void)[],
    /** How often reading the cards finds a review of this device that is not sent. */
    unsent: 0,
    /** What each wait for this device's writes sends. */
    sending: [] as (() => void)[],
  },
  writes: new Map<string, unknown>(),
}));
vi.mock('firebase/firestore', () => ({
  ...{ collection: vi.fn(), query: vi.fn(), where: vi.fn() },
  increment: (by: number) => ({ by }),
  getDocFromServer: async () => stored.deck,
  getDocsFromServer: async () => {
    const docs = stored.cards;
    stored.meanwhile.shift()?.();
    const hasPendingWrites = stored.unsent > 0;
    stored.unsent -= 1;
    return { docs, metadata: { hasPendingWrites } };
  },
  waitForPendingWrites: async () => stored.sending.shift()?.(),
  runTransaction: async (_: object, run: (transaction: object) => Promise<boolean>) => {
    const write = (path: string, data: object) => void writes.set(path, data);
    return run({ get: async () => stored.deck, update: write, set: write });
  },
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toStored: (document: object | null) => document,
}));

import { recountDeck } from './counts.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const fresh: Card = newCard({ front: 'a', back: 'b' }, 'cells', 0, NOW);
const rated: Card = { ...fresh, ...rateCard(fresh, 'good', NOW) };
const DAY = dayOf(rated.due, currentZone());
const DECK: Deck = { title: 'Cells', cards: 2, next_due: NOW, created_at: NOW, due: { [DAY]: 3 }, new: 0 };
const SUMMARY = 'users/ada/review_summary/cards';
const DECK_PATH = 'users/ada/decks/cells';

async function recount(deck: Deck, cards: readonly Card[]) {
  Object.assign(stored, { deck, cards });
  writes.clear();
  await recountDeck('ada', 'cells');
  return Object.fromEntries(writes);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  Object.assign(stored, { meanwhile: [], unsent: 0, sending: [] });
});

describe('counting a deck again', () => {
  test('corrects its counts, and those of all decks by the difference', async () => {
    expect(await recount(DECK, [rated, fresh])).toEqual({
      [DECK_PATH]: {
        ...{ cards: 2, due: { [DAY]: 1 }, new: 1 },
        next_due: startOfDayIn(dayOf(NOW, currentZone()), currentZone()),
      },
      [SUMMARY]: { due: { [DAY]: { by: -2 } }, new: { by: 1 } },
    });
  });

  describe('while its cards are reviewed', () => {
    const review = () =>
      Object.assign(stored, { deck: { ...DECK, due: { [DAY]: 2 } }, cards: [rated, rated] });

    test('counts again, so that no review is missed', async () => {
      stored.meanwhile.push(review);
      expect(await recount({ ...DECK, due: { [DAY]: 1 }, new: 1 }, [rated, fresh])).toEqual({});
      stored.meanwhile.push(review);
      expect(await recount(DECK, [rated, fresh])).toEqual({});
    });

    test('counts again if one of this device is not sent yet, which would count twice', async () => {
      // The cards that are read have it already, and the deck on the server has not.
      stored.unsent = 1;
      stored.sending.push(() => {}, review);
      expect(await recount({ ...DECK, due: { [DAY]: 1 }, new: 1 }, [rated, rated])).toEqual({});
    });

    test('leaves the deck for the next check if it never rests', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      let count = 0;
      stored.meanwhile.push(
        ...Array.from({ length: 5 }, () => () => {
          count += 1;
          stored.deck = { ...DECK, new: count };
        }),
      );
      expect(await recount(DECK, [rated, fresh])).toEqual({});
      expect(warn).toHaveBeenCalledOnce();
    });
  });

  test('leaves suspended cards out', async () => {
    const suspended: Card = { ...rated, suspended: true, queue: 'off' };
    expect(await recount({ ...DECK, cards: 1, due: {} }, [suspended])).toEqual({});
  });

  test('corrects how many cards a deck has, without changing the counts of all decks', async () => {
    const counted = { ...DECK, due: { [DAY]: 1 } };
    expect(await recount({ ...counted, cards: 7 }, [rated])).toMatchObject({ [DECK_PATH]: { cards: 1 } });
    expect(writes.has(SUMMARY)).toBe(false);
    expect(await recount({ ...counted, cards: 7, state: 'importing' }, [rated])).toEqual({});
  });

  test('keeps the counts of an archived deck for its return, and leaves those of all decks alone', async () => {
    const archived: Deck = { ...DECK, archived: true, next_due: NOT_DUE };
    const [off, offNew] = [rated, fresh].map((card): Card => ({ ...card, queue: 'off' })) as [Card, Card];
    expect(await recount(archived, [off, offNew])).toEqual({
      [DECK_PATH]: { cards: 2, due: { [DAY]: 1 }, new: 1 },
    });
    expect(await recount({ ...archived, due: { [DAY]: 1 }, new: 1 }, [off, offNew])).toEqual({});
  });
});
