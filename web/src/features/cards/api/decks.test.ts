import { beforeEach, expect, test, vi } from 'vitest';

const written = vi.hoisted(() => new Map<string, object>());
vi.mock('firebase/firestore', () => ({
  increment: (count: number) => `+${count}`,
  serverTimestamp: () => 'now',
  writeBatch: () => {
    const batch = {
      set: (at: { path: string } | string, data: object) => {
        written.set(typeof at === 'string' ? at : at.path, data);
        return batch;
      },
      commit: async () => {},
    };
    return batch;
  },
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: (path: string) => ({ path: `${path}/${written.size}`, id: `${written.size}` }),
}));

import { saveDeck } from './decks.ts';

const CARDS = { title: 'Cells', cards: [{ front: 'Q', back: 'A', page: 3 }] };
const VAULT = { from: 'vault', file_id: 'cells' } as const;

beforeEach(() => written.clear());

test.each([
  ['with the PDF that its cards were made from', VAULT, { file: VAULT }],
  ['without a file when its cards were made from none', null, {}],
] as const)('a deck is saved %s', (_, file, expected) => {
  const { id } = saveDeck('ada', CARDS, file);
  expect(id).toBe('0');
  expect(written.get('users/ada/decks/0')).toEqual({
    ...{ title: 'Cells', cards: 1, next_due: expect.any(Date), created_at: 'now' },
    ...{ due: {}, new: 1 },
    ...expected,
  });
  expect(written.get('users/ada/review_summary/cards')).toEqual({ new: '+1' });
  expect(written.get('users/ada/cards/1')).toMatchObject({ front: 'Q', page: 3, deck_id: '0', queue: 'new' });
});
