import { newCard, rateCard } from '@akada/domain/cards/card';
import type { Deck } from '@akada/domain/cards/schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const { updates, sets, commit, server } = vi.hoisted(() => ({
  updates: new Map<string, { last_change?: { page: string; number: number } }>(),
  sets: new Map<string, object>(),
  commit: vi.fn(async () => {}),
  /** The last change of the card on the server. */
  server: { last_change: undefined as object | undefined },
}));
vi.mock('firebase/firestore', () => ({
  deleteField: () => 'deleted',
  getDocFromServer: async () => ({ get: (field: 'last_change') => server[field] }),
  serverTimestamp: () => 'now',
  increment: (count: number) => `${count < 0 ? '' : '+'}${count}`,
  writeBatch: () => ({
    update: (path: string, data: object) => updates.set(path, data),
    set: (path: string, data: object) => sets.set(path, data),
    commit,
  }),
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({ documentAt: (path: string) => path }));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));

import { saveCardChange } from './card-changes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const fresh = { ...newCard({ front: 'Q', back: 'A' }, 'cells', 0, NOW), id: 'c', pending: false };
const deck = (change: Partial<Deck>) => ({
  ...{ id: 'cells', pending: false, title: 'Cells', cards: 2, next_due: NOW, created_at: NOW },
  ...change,
});
const CARD = 'users/ada/cards/c';
const DECK = 'users/ada/decks/cells';
const SUMMARY = 'users/ada/review_summary/cards';

beforeEach(() => {
  updates.clear();
  sets.clear();
});

test('a review of a new card changes the card, its deck and the counts of all decks in one batch', async () => {
  const after = { ...fresh, ...rateCard(fresh, 'good', NOW) };
  const counted = deck({ due: { '2026-03-05': 1 }, new: 1 });
  await saveCardChange('ada', { before: fresh, after, deck: counted, newLeft: 19, learned: 1, now: NOW });

  expect(updates.get(CARD)).toMatchObject({ queue: 'review', reps: 1, due: after.due });
  expect(updates.get(CARD)).not.toHaveProperty('front');
  expect(updates.get(CARD)).not.toHaveProperty('id');
  expect(updates.get(DECK)).toEqual({ 'due.2026-03-02': '+1', new: '-1', next_due: after.due });
  expect(sets.get(SUMMARY)).toEqual({
    ...{ due: { '2026-03-02': '+1' }, new: '-1' },
    learned: { '2026-03-01': '+1' },
  });
});

test('a deck stays due today while new cards may be learned, and until tomorrow when not', async () => {
  const card = { ...fresh, ...rateCard(fresh, 'easy', NOW) };
  const change = { before: fresh, after: card, learned: 1, now: NOW } as const;
  const counted = deck({ due: {}, new: 5, next_due: new Date('2026-02-01') });
  await saveCardChange('ada', { ...change, deck: counted, newLeft: 3 });
  expect(updates.get(DECK)).toMatchObject({ next_due: new Date('2026-02-28T23:00:00Z') });
  await saveCardChange('ada', { ...change, deck: counted, newLeft: 0 });
  expect(updates.get(DECK)).toMatchObject({ next_due: new Date('2026-03-01T23:00:00Z') });
});

test('nothing is counted for a deck whose cards were never counted, except the new cards of the day', async () => {
  const after = { ...fresh, ...rateCard(fresh, 'good', NOW) };
  await saveCardChange('ada', { before: fresh, after, deck: deck({}), newLeft: 1, learned: 1, now: NOW });

  expect(updates.has(DECK)).toBe(false);
  expect(sets.get(SUMMARY)).toEqual({ learned: { '2026-03-01': '+1' } });
});

test('a card that is suspended is counted no longer, and loses the field when that is undone', async () => {
  const review = { ...fresh, queue: 'review' as const };
  const off = { ...review, queue: 'off' as const, suspended: true };
  const counted = deck({ due: { '2026-03-01': 1 }, new: 0 });
  await saveCardChange('ada', { before: review, after: off, deck: counted, newLeft: 0, now: NOW });
  expect(updates.get(CARD)).toEqual({ queue: 'off', suspended: true, last_change: expect.any(Object) });
  expect(updates.get(DECK)).toMatchObject({ 'due.2026-03-01': '-1' });
  await saveCardChange('ada', { before: off, after: review, deck: counted, newLeft: 0, now: NOW });
  expect(updates.get(CARD)).toMatchObject({ queue: 'review', suspended: 'deleted' });
});

test('a flag changes no counts', async () => {
  const counted = deck({ due: {}, new: 1, next_due: new Date('2026-02-28T23:00:00Z') });
  const change = { before: fresh, after: { ...fresh, flagged: true }, deck: counted, newLeft: 1, now: NOW };
  await saveCardChange('ada', change);

  expect(updates.get(CARD)).toEqual({ flagged: true, last_change: expect.any(Object) });
  expect([updates.has(DECK), sets.has(SUMMARY)]).toEqual([false, false]);
});

test('a review removes the days that the counts of all decks no longer need, but none that it changes', async () => {
  const after = { ...fresh, ...rateCard(fresh, 'good', NOW) };
  const counted = deck({ due: {}, new: 1 });
  const outdated = { due: ['2026-02-01', '2026-03-02'], learned: ['2026-02-01', '2026-03-01'] };
  const change = {
    before: fresh,
    after,
    deck: counted,
    newLeft: 19,
    learned: 1,
    outdated,
    now: NOW,
  } as const;
  await saveCardChange('ada', change);

  expect(sets.get(SUMMARY)).toEqual({
    ...{ due: { '2026-02-01': 'deleted', '2026-03-02': '+1' }, new: '-1' },
    learned: { '2026-02-01': 'deleted', '2026-03-01': '+1' },
  });
});

describe('a change that the network may repeat', () => {
  const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
  const change = { before: fresh, after: { ...fresh, flagged: true }, deck: undefined, newLeft: 1, now: NOW };
  const lastChange = () => updates.get(CARD)?.last_change ?? { page: '', number: 0 };

  test('is numbered by its page, for the rules to refuse it the second time', async () => {
    await saveCardChange('ada', change);
    const { page, number } = lastChange();
    await saveCardChange('ada', change);

    expect(lastChange()).toEqual({ page, number: number + 1, at: 'now' });
  });

  test.each([0, 1])(
    'is saved if the server refuses it and has it, or %i later ones of the page',
    async (later) => {
      commit.mockImplementationOnce(async () => {
        const { page, number } = lastChange();
        server.last_change = { page, number: number + later };
        throw refusal;
      });

      await expect(saveCardChange('ada', change)).resolves.toBeUndefined();
    },
  );

  test.each([
    ['has none', () => undefined],
    ['has an earlier one of the page', () => ({ ...lastChange(), number: lastChange().number - 1 })],
    ['has one of another page', () => ({ ...lastChange(), page: 'another' })],
  ])('is not saved if the server refuses it and %s', async (_, stored) => {
    commit.mockImplementationOnce(async () => {
      server.last_change = stored();
      throw refusal;
    });

    await expect(saveCardChange('ada', change)).rejects.toBe(refusal);
  });

  test('is not looked for after another failure', async () => {
    const failure = Object.assign(new Error('the card is gone'), { code: 'not-found' });
    commit.mockRejectedValueOnce(failure);
    server.last_change = undefined;

    await expect(saveCardChange('ada', change)).rejects.toBe(failure);
  });
});
