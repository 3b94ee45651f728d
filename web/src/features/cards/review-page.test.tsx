import { newCard } from '@akada/domain/cards/card';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

const { decks, queue } = vi.hoisted(() => ({ decks: { current: {} }, queue: { current: {} } }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/live-without-deleted.ts', () => ({ useLiveWithoutDeleted: (live: unknown) => live }));
vi.mock('./api/correct-summary.ts', () => ({ correctLearned: async () => {} }));
vi.mock('./api/counts.ts', () => ({ countUncounted: async () => {} }));
vi.mock('./api/merge-reviews.ts', () => ({ mergeReviews: async () => {} }));
vi.mock('./api/use-count-check.ts', () => ({ useSummaryCheck: () => {} }));
vi.mock('./api/use-due-cards.ts', () => ({ useDueCards: () => ({ status: 'loading' }) }));
vi.mock('./api/use-review-queue.ts', () => ({
  useReviewQueue: () => queue.current,
  useDecksOf: () => decks.current,
}));
vi.mock('./api/use-review-settings.ts', () => ({ useReviewSettings: () => ({ schedule: {} }) }));
vi.mock('./sitting-log.ts', () => ({ sendUnsavedSittings: () => {} }));
vi.mock('./components/review.tsx', () => ({
  Review: ({ cards, isPartial = false }: { cards: { front: string }[]; isPartial?: boolean }) =>
    `${cards.map(({ front }) => front).join(', ')}${isPartial ? ' and more' : ''}`,
}));

import { ReviewPage } from './review-page.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const ready = <T,>(data: T) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });
const card = (deck: string) => ({ ...newCard({ front: deck, back: 'b' }, deck, 0, NOW), id: deck });
const open = () =>
  render(
    <MemoryRouter>
      <ReviewPage />
    </MemoryRouter>,
  );

it('waits with the first cards until their decks are known, so that what is done with them is counted', () => {
  queue.current = ready([card('cells')]);
  decks.current = { status: 'loading', isOutdated: true };
  open();
  expect(screen.getByText('Loading the cards')).toBeTruthy();
  expect(screen.queryByText('cells')).toBeNull();
});

it('shows the cards of known decks, and that more are coming, until another deck has loaded', () => {
  queue.current = ready([card('cells'), card('plants')]);
  decks.current = { ...ready([{ id: 'cells' }]), isOutdated: true };
  const { unmount } = open();
  expect(screen.getByText('cells and more', { exact: false })).toBeTruthy();
  unmount();
  decks.current = { ...ready([{ id: 'cells' }]), isOutdated: false };
  open();
  expect(screen.getByText('cells, plants', { exact: false })).toBeTruthy();
});
