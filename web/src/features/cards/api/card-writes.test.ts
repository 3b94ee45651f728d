import { newCard, rateCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { dayOf } from '@akada/domain/days/day';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { currentZone } from '@/lib/zone.ts';

const { commits, ids } = vi.hoisted(() => ({ commits: [] as Map<string, unknown>[], ids: { next: 0 } }));
vi.mock('firebase/firestore', () => ({
  deleteField: () => 'no field',
  increment: (by: number) => ({ by }),
  updateDoc: async (path: string, data: object) => void commits.push(new Map([[path, data]])),
  writeBatch: () => {
    const writes = new Map<string, unknown>();
    const add = (path: string, data: unknown) => {
      writes.set(path, data);
      return batch;
    };
    const batch = {
      ...{ set: add, update: add, delete: (path: string) => add(path, 'deleted') },
      commit: async () => void commits.push(writes),
    };
    return batch;
  },
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: () => {
    ids.next += 1;
    return { id: `new-${ids.next}` };
  },
}));

import { addCards, changeCard, deleteCards, moveCard, restoreCards, resumeCard } from './card-writes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-09T12:00:00Z');
const DECK: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 2, next_due: LATER, created_at: NOW, pending: false },
  ...{ new: 0, due: { '2026-03-09': 2 } },
};
const SUMMARY = 'users/ada/review_summary/cards';
const OTHER: Stored<Deck> = { ...DECK, id: 'plants', cards: 7 };
const fresh: Card = newCard({ front: 'a', back: 'b' }, 'cells', 0, NOW);
const CARD: Stored<Card> = { ...fresh, ...rateCard(fresh, 'good', NOW), id: 'one', pending: false };
const DAY = dayOf(CARD.due, currentZone());
const texts = (count: number) => Array.from({ length: count }, () => ({ front: 'a', back: 'b' }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  commits.length = 0;
});

describe('adding cards', () => {
  test('keeps their order, and counts them in the same batch', async () => {
    await addCards('ada', DECK, texts(2));

    const [batch] = commits;
    const added = [...(batch ?? [])].filter(([path]) => path.startsWith('users/ada/cards/'));
    expect(added.map(([, card]) => card)).toMatchObject([
      { front: 'a', deck_id: 'cells', queue: 'new', position: NOW.getTime() },
      { front: 'a', deck_id: 'cells', queue: 'new', position: NOW.getTime() + 1 },
    ]);
    expect(batch?.get('users/ada/decks/cells')).toEqual({ cards: { by: 2 }, new: { by: 2 }, next_due: NOW });
    expect(batch?.get(SUMMARY)).toEqual({ new: { by: 2 } });
  });

  test('never writes more than 450 documents at a time, and counts each part with its cards', async () => {
    await addCards('ada', DECK, texts(1_000));

    expect(commits.map(({ size }) => size)).toEqual([450, 450, 106]);
    expect(commits.map((batch) => batch.get('users/ada/decks/cells'))).toMatchObject(
      [448, 448, 104].map((by) => ({ cards: { by } })),
    );
  });

  test('starts every batch before the first is answered, so that all wait on the device offline', () => {
    void addCards('ada', DECK, texts(1_000));

    expect(commits).toHaveLength(3);
  });

  test.each([
    ['archived', { archived: true }],
    ['importing', { state: 'importing' }],
  ] as const)('to a deck that is %s makes none due', async (_, change) => {
    await addCards('ada', { ...DECK, ...change, next_due: NOT_DUE }, texts(1));

    const written = [...(commits[0]?.values() ?? [])];
    expect(written).toMatchObject([{ queue: 'off' }, { cards: { by: 1 }, new: { by: 1 } }]);
    expect(written[1]).not.toHaveProperty('next_due');
  });
});

test('a changed card keeps its schedule', async () => {
  await changeCard('ada', 'one', { front: 'c', back: 'd', tags: ['exam'] });
  await changeCard('ada', 'one', { front: 'e', back: 'f' });

  expect(commits).toEqual([
    new Map([['users/ada/cards/one', { front: 'c', back: 'd', tags: ['exam'] }]]),
    new Map([['users/ada/cards/one', { front: 'e', back: 'f', tags: 'no field' }]]),
  ]);
});

test('a deleted card is restored with its id and its schedule', async () => {
  await deleteCards('ada', DECK, [CARD]);
  await restoreCards('ada', { ...DECK, cards: 1 }, [CARD]);

  const { id: _, pending: __, ...stored } = CARD;
  expect(commits).toEqual([
    new Map<string, unknown>([
      ['users/ada/cards/one', 'deleted'],
      [SUMMARY, { due: { [DAY]: { by: -1 } } }],
      ['users/ada/decks/cells', { cards: { by: -1 }, [`due.${DAY}`]: { by: -1 } }],
    ]),
    new Map<string, unknown>([
      ['users/ada/cards/one', stored],
      [SUMMARY, { due: { [DAY]: { by: 1 } } }],
      ['users/ada/decks/cells', { cards: { by: 1 }, next_due: CARD.due, [`due.${DAY}`]: { by: 1 } }],
    ]),
  ]);
});

test('a deck is not due while its only card is deleted', async () => {
  await deleteCards('ada', { ...DECK, cards: 1 }, [CARD]);
  expect(commits[0]?.get('users/ada/decks/cells')).toMatchObject({ cards: { by: -1 }, next_due: NOT_DUE });

  await restoreCards('ada', { ...DECK, cards: 0 }, [CARD]);
  expect(commits[1]?.get('users/ada/decks/cells')).toMatchObject({ cards: { by: 1 }, next_due: CARD.due });
});

test.each([
  ['another deck', OTHER, 'review', { next_due: CARD.due }],
  ['an archived deck', { ...OTHER, archived: true }, 'off', {}],
] as const)('a card is moved to %s in one batch', async (_, to, queue, due) => {
  await moveCard('ada', CARD, DECK, to);

  expect(commits).toHaveLength(1);
  const [batch] = commits;
  expect(batch?.get('users/ada/cards/one')).toEqual({ deck_id: 'plants', queue });
  expect(batch?.get('users/ada/decks/cells')).toEqual({ cards: { by: -1 }, [`due.${DAY}`]: { by: -1 } });
  expect(batch?.get('users/ada/decks/plants')).toEqual({
    cards: { by: 1 },
    [`due.${DAY}`]: { by: 1 },
    ...due,
  });
});

test('cards are not counted in a deck that never was, since its review counts all of them', async () => {
  const { new: _, due: __, ...uncounted } = DECK;
  await addCards('ada', uncounted, texts(1));

  expect([...(commits[0]?.keys() ?? [])]).not.toContain(SUMMARY);
  expect(commits[0]?.get('users/ada/decks/cells')).toEqual({ cards: { by: 1 }, next_due: NOW });
});

describe('resuming a suspended card', () => {
  const suspended: Stored<Card> = { ...CARD, suspended: true, queue: 'off' };

  test('puts it back into its queue and counts it again', async () => {
    await resumeCard('ada', DECK, suspended);

    expect(Object.fromEntries(commits[0] ?? [])).toEqual({
      'users/ada/cards/one': { suspended: 'no field', queue: 'review' },
      'users/ada/decks/cells': { next_due: CARD.due, [`due.${DAY}`]: { by: 1 } },
      [SUMMARY]: { due: { [DAY]: { by: 1 } } },
    });
  });

  test('leaves it out of the queue while its deck is archived, and counts it in the deck alone', async () => {
    await resumeCard('ada', { ...DECK, archived: true }, suspended);

    expect(Object.fromEntries(commits[0] ?? [])).toEqual({
      'users/ada/cards/one': { suspended: 'no field', queue: 'off' },
      'users/ada/decks/cells': { [`due.${DAY}`]: { by: 1 } },
    });
  });
});
