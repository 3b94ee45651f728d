import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const { summary, showOnBadge } = vi.hoisted(() => ({ summary: vi.fn(), showOnBadge: vi.fn() }));
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument: summary }));
vi.mock('@/lib/app-badge.ts', () => ({ showOnBadge }));
vi.mock('@/lib/time.ts', () => ({ useToday: () => '2026-03-05' }));
vi.mock('./use-new-cards-a-day.ts', () => ({ useNewCardsADay: () => 20 }));

import { deferDeletion, undoDeletion } from '@/lib/deferred-deletions.ts';
import { useDueCards } from './use-due-cards.ts';

const ready = (data: object | null) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });

beforeEach(() => {
  showOnBadge.mockReset();
});

test('the icon of the app shows how many cards are due, as soon as that is known', () => {
  summary.mockReturnValue({ status: 'loading' });
  const { rerender, result } = renderHook(() => useDueCards('ada'));
  expect(showOnBadge).not.toHaveBeenCalled();

  summary.mockReturnValue(
    ready({
      due: { '2026-03-04': 2, '2026-03-05': 3, '2026-03-06': 9 },
      new: 30,
      learned: { '2026-03-05': 16 },
    }),
  );
  rerender();
  expect(result.current).toMatchObject({ data: { count: 9, newLeft: 4, learnedToday: 16 } });
  expect(showOnBadge.mock.calls).toEqual([[9]]);

  summary.mockReturnValue(ready(null));
  rerender();
  expect(showOnBadge).toHaveBeenLastCalledWith(0);
});

test('the counts are the latest only when the server has them and nothing waits to be sent', () => {
  const isLatest = () => {
    const live = renderHook(() => useDueCards('ada')).result.current;
    return live.status === 'ready' ? live.data.isLatest : null;
  };
  summary.mockReturnValue(ready({ new: 1 }));
  expect(isLatest()).toBe(true);
  summary.mockReturnValue({ ...ready({ new: 1 }), isFresh: false });
  expect(isLatest()).toBe(false);
  summary.mockReturnValue(ready({ new: 1, pending: true }));
  expect(isLatest()).toBe(false);
});

test('cards of a deck are not due while its deletion can be undone', () => {
  summary.mockReturnValue(ready({ due: { '2026-03-04': 5 }, new: 4 }));
  const { result } = renderHook(() => useDueCards('ada'));
  expect(result.current).toMatchObject({ data: { count: 9 } });
  const cards = { due: { '2026-03-04': -3 }, new: -1 };
  act(() => deferDeletion('deck', { cards, deleteItem: async () => {}, onFailure: () => {} }));
  expect(result.current).toMatchObject({ data: { count: 5, summary: { new: 4 } } });
  act(() => expect(undoDeletion('deck')).toBe(true));
  expect(result.current).toMatchObject({ data: { count: 9 } });
});
