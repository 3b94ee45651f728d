import { newCard } from '@akada/domain/cards/card';
import { newMemory } from '@akada/domain/cards/memory';
import type { Deck } from '@akada/domain/cards/schemas';
import { formatReview } from '@akada/domain/cards/sittings';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const { documents, sittings, local, recountDeck } = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  sittings: [] as { reviews: string }[],
  local: { lines: [] as string[] },
  recountDeck: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  collection: vi.fn(),
  increment: (by: number) => ({ by }),
  waitForPendingWrites: async () => {},
  getDocsFromServer: async () => ({
    docs: [...documents].flatMap(([path, data]) => (path.includes('/decks/') ? [data] : [])),
  }),
  runTransaction: (_: object, run: (transaction: object) => Promise<void>) =>
    run({
      get: async (path: string) => documents.get(path) ?? null,
      set: (path: string, data: object) => documents.set(`changed ${path}`, data),
    }),
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  toStored: (data: object | null) => data,
}));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('../sitting-log.ts', () => ({ unsavedLines: () => local.lines }));
vi.mock('./merge-reviews.ts', () => ({ readSittingsSince: async () => sittings }));
vi.mock('./counts.ts', () => ({
  countsOfDeck: ({ due = {}, new: fresh = 0 }: Deck) => ({ due, new: fresh }),
  recountDeck,
}));

import { correctLearned, rebuildSummary } from './correct-summary.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const SUMMARY = 'users/ada/review_summary/cards';
const TODAY = '2026-03-05';
const line = (card: string, minute: number) =>
  formatReview({
    ...{ card, rating: 'good', ms: 1_000, before: newMemory(new Date('2026-03-01')) },
    at: new Date(NOW.getTime() + minute * 60_000),
  });
const change = () => documents.get(`changed ${SUMMARY}`);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  documents.clear();
  sittings.length = 0;
  local.lines = [];
  recountDeck.mockReset();
});

describe('the number of new cards that were learned today', () => {
  test('counts a card once that two devices learned, with the reviews that are not sent yet', async () => {
    documents.set(SUMMARY, { learned: { [TODAY]: 27 } });
    sittings.push({ reviews: `${line('a', 1)}\n${line('b', 2)}` }, { reviews: line('a', 3) });
    local.lines = [line('c', 4)];
    await correctLearned('ada');
    expect(change()).toEqual({ learned: { [TODAY]: { by: -24 } } });
  });

  test('is left alone when it is right', async () => {
    documents.set(SUMMARY, { learned: { [TODAY]: 1 } });
    sittings.push({ reviews: line('a', 1) });
    await correctLearned('ada');
    expect(change()).toBeUndefined();
  });

  test('is left alone when a card is rated during the correction', async () => {
    documents.set(SUMMARY, { learned: { [TODAY]: 3 } });
    Object.defineProperty(sittings, 'map', {
      configurable: true,
      value: (...all: Parameters<typeof sittings.map>) => {
        local.lines = [line('b', 2)];
        return Array.prototype.map.apply(sittings, all);
      },
    });
    await correctLearned('ada');
    Reflect.deleteProperty(sittings, 'map');
    expect(change()).toBeUndefined();
  });
});

describe('the counts of all decks', () => {
  const deck = (id: string, fields: Partial<Deck>) =>
    documents.set(`users/ada/decks/${id}`, { id, title: id, cards: 9, next_due: NOW, ...fields });
  const due = { ...newCard({ front: 'a', back: 'b' }, 'cells', 0, NOW), queue: 'review' as const };

  test('become the sum of those of the decks that are not put away', async () => {
    deck('cells', { due: { [TODAY]: 1, '2026-03-09': 2 }, new: 0 });
    deck('plants', { due: { '2026-03-09': 3 }, new: 0 });
    deck('old', { due: { [TODAY]: 7 }, new: 5, archived: true });
    documents.set(SUMMARY, { due: { [TODAY]: 4, '2026-03-08': 2, '2026-03-09': 5 }, new: 3 });
    await rebuildSummary('ada', [due]);
    expect(change()).toEqual({ due: { [TODAY]: 1, '2026-03-08': 0 }, new: 0 });
    expect(recountDeck).not.toHaveBeenCalled();
  });

  test('follow after the decks that differ from the queue were counted again', async () => {
    deck('cells', { due: { [TODAY]: 4 }, new: 0 });
    deck('plants', {});
    recountDeck.mockImplementation(async () => deck('cells', { due: { [TODAY]: 1 }, new: 0 }));
    documents.set(SUMMARY, { due: { [TODAY]: 4 } });
    await rebuildSummary('ada', [due]);
    expect(recountDeck.mock.calls).toEqual([['ada', 'cells']]);
    expect(change()).toEqual({ due: { [TODAY]: 1 }, new: 0 });
  });
});
