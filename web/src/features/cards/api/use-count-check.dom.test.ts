import { newCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { updateDoc, recountDeck, rebuildSummary } = vi.hoisted(() => ({
  ...{ updateDoc: vi.fn(), recountDeck: vi.fn(), rebuildSummary: vi.fn() },
}));
vi.mock('./correct-summary.ts', () => ({ rebuildSummary }));
vi.mock('firebase/firestore', () => ({ updateDoc }));
vi.mock('@/firebase/documents.ts', () => ({ documentAt: (path: string) => path }));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('./counts.ts', () => ({
  countsOfDeck: ({ due = {}, new: fresh = 0 }: Deck) => ({ due, new: fresh }),
  recountDeck,
}));

import { useCountCheck, useSummaryCheck } from './use-count-check.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const YESTERDAY = new Date('2026-03-04T12:00:00Z');
const DECK = 'users/ada/decks/cells';
const cardOf = (queue: Card['queue']): Stored<Card> => ({
  ...{ ...newCard({ front: 'a', back: 'b' }, 'cells', 0, YESTERDAY), id: queue, pending: false, queue },
});

/** Opens a deck with 5 cards whose queue shows some of them. */
function open(changed: Partial<Deck>, cards: Stored<Card>[] = []) {
  const deck: Stored<Deck> = {
    ...{ id: 'cells', title: 'Cells', cards: 5, next_due: YESTERDAY, created_at: YESTERDAY, pending: false },
    ...changed,
  };
  renderHook(() =>
    useCountCheck('ada', deck, { status: 'ready', data: cards, unconfirmed: false, isFresh: true }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  updateDoc.mockReset().mockResolvedValue(undefined);
  recountDeck.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an open deck', () => {
  test('is counted again when its queue shows other cards than it counted', () => {
    open({ due: { '2026-03-05': 2 } }, [cardOf('review')]);
    expect(recountDeck).toHaveBeenCalledWith('ada', 'cells');
  });

  test('is counted again when more of its cards wait than it says it has', () => {
    open({ cards: 3, due: { '2026-03-09': 4 } });
    expect(recountDeck).toHaveBeenCalledWith('ada', 'cells');
  });

  test('is due later than it says when its earliest card was removed', () => {
    open({ due: { '2026-03-09': 4 } });
    expect(recountDeck).not.toHaveBeenCalled();
    // Midnight in Lagos.
    expect(updateDoc).toHaveBeenCalledWith(DECK, { next_due: new Date('2026-03-08T23:00:00Z') });
  });

  test('is never due when none of its cards waits', () => {
    open({});
    expect(updateDoc).toHaveBeenCalledWith(DECK, { next_due: NOT_DUE });
  });

  test.each<[string, Partial<Deck>, Stored<Card>[]]>([
    ['a card is due', { due: { '2026-03-04': 1 } }, [cardOf('review')]],
    ['a new card can be learned', { new: 1, due: { '2026-03-09': 4 } }, [cardOf('new')]],
    ['it says when its next card is due', { due: { '2026-03-09': 4 }, next_due: new Date('2026-03-09') }, []],
  ])('is left unchanged when %s', (_, deck, cards) => {
    open(deck, cards);
    expect([recountDeck.mock.calls, updateDoc.mock.calls]).toEqual([[], []]);
  });
});

describe('the counts of all decks', () => {
  const check = (due: Record<string, number>, fresh: number, cards: Stored<Card>[], isLatest = true) => {
    rebuildSummary.mockReset().mockResolvedValue(undefined);
    const counted = { ...{ count: 0, newLeft: 0, learnedToday: 0 }, summary: { due, new: fresh }, isLatest };
    const queue = { status: 'ready', data: cards, unconfirmed: false, isFresh: true } as const;
    renderHook(() => useSummaryCheck('ada', counted, queue));
    return rebuildSummary.mock.calls;
  };

  test('are built again when they differ from the queue', () => {
    const cards = [cardOf('review')];
    expect(check({ '2026-03-05': 3 }, 0, cards)).toEqual([['ada', cards]]);
    expect(check({ '2026-03-04': 1 }, 2, cards)).toEqual([['ada', cards]]);
  });

  test('are left alone when they agree, wait to be sent, or are larger than a page shows', () => {
    expect(check({ '2026-03-04': 1, '2026-03-09': 8 }, 0, [cardOf('review')])).toEqual([]);
    expect(check({ '2026-03-05': 3 }, 0, [cardOf('review')], false)).toEqual([]);
    expect(check({ '2026-03-05': 3 }, 0, [{ ...cardOf('review'), pending: true }])).toEqual([]);
    const page = Array.from({ length: 25 }, () => cardOf('review'));
    expect(check({ '2026-03-05': 40 }, 0, page)).toEqual([]);
    expect(check({ '2026-03-05': 24 }, 0, page)).toHaveLength(1);
  });
});
