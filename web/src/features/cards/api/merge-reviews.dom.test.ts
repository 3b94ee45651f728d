import { newCard } from '@akada/domain/cards/card';
import { USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import { formatReview } from '@akada/domain/cards/sittings';
import { beforeEach, expect, test, vi } from 'vitest';

const { cards, sittings, recountDeck } = vi.hoisted(() => ({
  cards: new Map<string, object>(),
  sittings: [] as { id: string; reviews: string; updated_at: Date }[],
  recountDeck: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  waitForPendingWrites: async () => {},
  getDocsFromServer: async ({ from }: { from: Date }) => ({
    docs: sittings.filter(({ updated_at }) => updated_at >= from),
  }),
  runTransaction: (_: object, run: (transaction: object) => Promise<unknown>) =>
    run({
      get: async (path: string) => cards.get(path) ?? null,
      update: (path: string, change: object) => cards.set(path, { ...cards.get(path), ...change }),
    }),
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toQuery: ({ where }: { where: [string, string, Date][] }) => ({ from: where[0]?.[2] }),
  toStored: (data: object | null) => data,
}));
vi.mock('./counts.ts', () => ({ recountDeck }));

import { mergeReviews } from './merge-reviews.ts';

const PATH = 'users/ada/cards/c';
const DAY = 86_400_000;
const NOW = new Date('2026-03-10T12:00:00Z');
const fresh: Card = newCard({ front: 'Q', back: 'A' }, 'cells', 0, new Date('2026-03-01'));
const at = (days: number) => new Date(NOW.getTime() + days * DAY);
const line = (days: number, before = fresh) =>
  formatReview({ card: 'c', at: at(days), rating: 'good', ms: 1_000, before });
const save = (id: string, reviews: string, days: number) =>
  sittings.push({ id, reviews, updated_at: at(days) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  cards.clear();
  sittings.length = 0;
  recountDeck.mockClear();
  localStorage.setItem('akada.merged.ada', String(at(-5).getTime()));
});

test('corrects a card that another device reviewed meanwhile, and counts its deck again, once', async () => {
  cards.set(PATH, { ...fresh, ...USUAL_SCHEDULE(fresh, 'good', at(-1)), queue: 'review' });
  save('phone', line(-2), -2);
  save('laptop', line(-1), -0.5);
  await mergeReviews('ada', USUAL_SCHEDULE);
  const first = USUAL_SCHEDULE(fresh, 'good', at(-2));

  expect(cards.get(PATH)).toEqual({ ...fresh, ...USUAL_SCHEDULE(first, 'good', at(-1)), queue: 'review' });
  expect(recountDeck.mock.calls).toEqual([['ada', 'cells']]);
  await mergeReviews('ada', USUAL_SCHEDULE);
  expect(recountDeck).toHaveBeenCalledOnce();
});

test('leaves a deleted card deleted, and a card alone whose reviews knew of each other', async () => {
  save('phone', line(-2), -2);
  save('laptop', line(-1), -0.5);
  await mergeReviews('ada', USUAL_SCHEDULE);
  expect(cards.size).toBe(0);

  const first = { ...fresh, ...USUAL_SCHEDULE(fresh, 'good', at(-2)) };
  sittings.length = 0;
  localStorage.setItem('akada.merged.ada', String(at(-5).getTime()));
  save('phone', `${line(-2)}\n${line(-1, first)}`, -0.5);
  cards.set(PATH, first);
  await mergeReviews('ada', USUAL_SCHEDULE);
  expect(cards.get(PATH)).toEqual(first);
});

test('keeps a card out of the queue that was suspended meanwhile', async () => {
  cards.set(PATH, { ...fresh, ...USUAL_SCHEDULE(fresh, 'good', at(-1)), queue: 'off', suspended: true });
  save('phone', line(-2), -2);
  save('laptop', line(-1), -0.5);
  await mergeReviews('ada', USUAL_SCHEDULE);

  expect(cards.get(PATH)).toMatchObject({ queue: 'off', reps: 2 });
});
