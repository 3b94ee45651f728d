import { newCard } from '@akada/domain/cards/card';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { cached, saveCardChange } = vi.hoisted(() => ({
  /** The cards of the deck that the device has. */
  cached: [] as Stored<Card>[],
  saveCardChange: vi.fn(async () => {}),
}));
vi.mock('firebase/firestore', () => ({ getDocsFromCache: async () => ({ docs: cached }) }));
vi.mock('@/firebase/documents.ts', () => ({
  toStored: (card: object) => card,
  toUnlimitedQuery: (spec: object) => spec,
}));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('./card-changes.ts', () => ({ saveCardChange }));

import { findSameCards, makeDue } from './same-cards.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const deck: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 3, next_due: NOW, created_at: NOW, pending: false },
};
const cardOf = (id: string, changed: Partial<Card>): Stored<Card> => ({
  ...newCard({ front: 'What is osmosis?', back: 'Water moves.' }, 'cells', 1, NOW),
  ...{ id, pending: false, ...changed },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  cached.length = 0;
  saveCardChange.mockClear();
});

test('a card asks the same whatever its spaces, case, formatting and blank', async () => {
  const card = cardOf('one', { front: 'What is  **Osmosis**?', format: 'markdown' });
  cached.push(card, cardOf('two', { front: 'What is diffusion?' }));
  const fronts = ['What is osmosis?', 'What is osmosis? _____', 'Which term means “Water moves”?'];
  const found = await findSameCards(
    'ada',
    'cells',
    fronts.map((front) => ({ front })),
  );
  expect([...found]).toEqual([
    ['What is osmosis?', card],
    ['What is osmosis? _____', card],
  ]);
});

test('only cards that would come back after today become due now', async () => {
  const later = cardOf('later', { queue: 'review', due: new Date('2026-03-20T12:00:00Z') });
  await makeDue('ada', deck, [
    later,
    cardOf('tonight', { queue: 'review', due: new Date('2026-03-01T21:00:00Z') }),
    cardOf('fresh', { queue: 'new' }),
    cardOf('suspended', { queue: 'off', suspended: true, due: later.due }),
  ]);
  expect(saveCardChange).toHaveBeenCalledOnce();
  const change = { before: later, after: { ...later, due: NOW }, deck };
  expect(saveCardChange).toHaveBeenCalledWith('ada', expect.objectContaining(change));
});
