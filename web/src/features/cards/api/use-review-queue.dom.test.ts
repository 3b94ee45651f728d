import { newCard } from '@akada/domain/cards/card';
import type { Card } from '@akada/domain/cards/schemas';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { useLiveQuery, useLiveDocument, getDocFromCache } = vi.hoisted(() => ({
  useLiveQuery: vi.fn(),
  useLiveDocument: vi.fn(),
  getDocFromCache: vi.fn(),
}));
vi.mock('@/firebase/live.ts', () => ({ useLiveQuery, useLiveDocument }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toStored: (card: unknown) => card,
}));
vi.mock('@/lib/time.ts', () => ({ useToday: () => '2026-03-01' }));
vi.mock('@/lib/zone.ts', () => ({ useZone: () => 'Africa/Lagos' }));
vi.mock('firebase/firestore', () => ({ getDocFromCache }));

import { rememberedQueue, rememberQueue } from './remembered-queue.ts';
import { useDecksOf, useReviewQueue } from './use-review-queue.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const TOMORROW = new Date('2026-03-02T12:00:00Z');
const dueCard = (id: string, due = NOW) => ({
  ...({ ...newCard({ front: id, back: id }, 'cells', 0, NOW), queue: 'review', due } satisfies Card),
  ...{ id, pending: false },
});
const ready = <T>(data: T) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });

/** What the two queries answer. */
let answers: { due: unknown; fresh: unknown };
const asked = () => useLiveQuery.mock.calls.flatMap(([spec]) => (spec as QuerySpec | null) ?? []);

async function open() {
  const { result, rerender } = renderHook(() => useReviewQueue('ada'));
  // The cards are read from the device.
  await act(async () => {});
  return { queue: () => result.current, rerender };
}
const idsOf = (queue: ReturnType<typeof useReviewQueue>) =>
  queue.status === 'ready' ? queue.data.map(({ id }) => id) : queue.status;

describe('the queue of a review', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    localStorage.clear();
    vi.useFakeTimers({ now: NOW });
    answers = { due: { status: 'loading' }, fresh: { status: 'loading' } };
    useLiveDocument.mockReturnValue(ready({}));
    useLiveQuery.mockImplementation((spec: QuerySpec | null) =>
      spec?.where.some(([field]) => field === 'due')
        ? answers.due
        : spec
          ? answers.fresh
          : { status: 'loading' },
    );
  });
  afterEach(() => vi.useRealTimers());

  it('asks for the cards at once where no queue was shown before', async () => {
    const { queue } = await open();
    expect(queue().status).toBe('loading');
    expect(getDocFromCache).not.toHaveBeenCalled();
    expect(asked().length).toBeGreaterThan(0);
  });

  it('shows the due cards of the last visit until the queries answer', async () => {
    rememberQueue('ada', undefined, [dueCard('one'), dueCard('two')]);
    getDocFromCache.mockImplementation(async (path: string) => dueCard(path.split('/').at(-1) as string));
    const { queue, rerender } = await open();
    expect(idsOf(queue())).toEqual(['one', 'two']);
    expect(queue().isPartial).toBe(true);

    answers = { due: ready([dueCard('two')]), fresh: ready([dueCard('new')]) };
    rerender();
    expect(idsOf(queue())).toEqual(['two', 'new']);
    expect(queue().isPartial).toBeUndefined();
    expect(rememberedQueue('ada')).toEqual({ cards: ['two'], decks: ['cells'] });
  });

  it('asks the queries only after the cards of the last visit were read', async () => {
    rememberQueue('ada', undefined, [dueCard('one')]);
    let finish = (_: unknown) => {};
    getDocFromCache.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await open();
    expect(asked()).toEqual([]);
    await act(async () => finish(dueCard('one')));
    expect(asked().length).toBeGreaterThan(0);
  });

  it('asks the queries only after the counts that the first card is shown with', async () => {
    rememberQueue('ada', undefined, [dueCard('one')]);
    getDocFromCache.mockImplementation(async () => dueCard('one'));
    useLiveDocument.mockReturnValue({ status: 'loading' });
    const { queue, rerender } = await open();
    expect(idsOf(queue())).toEqual(['one']);
    expect(asked()).toEqual([]);
    useLiveDocument.mockReturnValue(ready({}));
    rerender();
    expect(asked().length).toBeGreaterThan(0);
  });

  it('does not wait for the counts where no queue was shown before', async () => {
    useLiveDocument.mockReturnValue({ status: 'loading' });
    await open();
    expect(asked().length).toBeGreaterThan(0);
  });

  it('shows no card of the last visit that was reviewed or deleted since', async () => {
    rememberQueue('ada', undefined, [dueCard('reviewed'), dueCard('deleted')]);
    getDocFromCache.mockImplementation(async (path: string) => {
      if (path.endsWith('deleted')) throw new Error('not on this device');
      return dueCard('reviewed', TOMORROW);
    });
    const { queue } = await open();
    expect(queue().status).toBe('loading');
  });

  it('forgets the queue when nothing is due', async () => {
    rememberQueue('ada', undefined, [dueCard('one')]);
    rememberQueue('ada', undefined, []);
    expect(rememberedQueue('ada').cards).toEqual([]);
  });
});

describe('the decks of a review', () => {
  it('are outdated until the deck of a new card has loaded, so that every change of the card is counted', () => {
    localStorage.clear();
    const decks = new Map<string, unknown>();
    useLiveQuery.mockImplementation(
      (spec: QuerySpec | null) => decks.get(String(spec?.where[0]?.[2])) ?? { status: 'loading' },
    );
    const { result, rerender } = renderHook((cards: Card[]) => useDecksOf('ada', cards), {
      initialProps: [] as Card[],
    });
    const state = (): [string, boolean] => [result.current.status, result.current.isOutdated];
    expect(state()).toEqual(['loading', true]);
    decks.set('cells', ready([{ id: 'cells' }]));
    rerender([dueCard('one')]);
    expect(state()).toEqual(['ready', false]);
    rerender([dueCard('one'), { ...dueCard('two'), deck_id: 'plants' }]);
    expect(state()).toEqual(['ready', true]);
    expect(result.current).toMatchObject({ data: [{ id: 'cells' }] });
    decks.set('cells,plants', ready([{ id: 'cells' }, { id: 'plants' }]));
    rerender([dueCard('one')]);
    expect(state()).toEqual(['ready', false]);
  });
});
