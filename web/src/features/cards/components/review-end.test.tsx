import { newCard } from '@akada/domain/cards/card';
import { USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import type { ReviewSummary } from '@akada/domain/cards/schemas';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { counts } = vi.hoisted(() => ({ counts: { summary: {} as ReviewSummary } }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { info: vi.fn() } }));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('../api/card-changes.ts', () => ({ saveCardChange: async () => {} }));
vi.mock('../api/card-writes.ts', () => ({}));
vi.mock('../api/save-sitting.ts', () => ({ newSittingId: () => 's', saveSitting: async () => {} }));
vi.mock('../api/use-review-settings.ts', () => ({
  useReviewSettings: () => ({ newADay: 20, schedule: USUAL_SCHEDULE }),
}));
vi.mock('../api/use-due-cards.ts', () => ({
  useDueCards: () => ({
    status: 'ready',
    data: { count: 0, newLeft: 20, learnedToday: 0, summary: counts.summary },
  }),
}));

import { type CardParts, CardPartsContext } from '../card-parts.ts';
import { Review } from './review.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const PARTS: CardParts = { PdfPage: () => null, DeckExport: () => null };
const deck = { id: 'd', pending: false, title: 'Cells', cards: 1, next_due: NOW, created_at: NOW };
const card = { ...newCard({ front: 'Question', back: 'Answer' }, 'd', 1, NOW), id: 'c', pending: false };

function page(cards: readonly (typeof card)[], isUnconfirmed: boolean) {
  return (
    <MemoryRouter>
      <CardPartsContext value={PARTS}>
        <Review uid="ada" cards={cards} decks={[deck]} isUnconfirmed={isUnconfirmed} isOfAll />
      </CardPartsContext>
    </MemoryRouter>
  );
}
const press = (key: string) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

describe('the end of a review', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: NOW });
    counts.summary = {};
  });
  afterEach(() => vi.useRealTimers());

  it('shows how the review went when its last card is rated offline, and takes the rating back', () => {
    const { rerender } = render(page([card], true));
    press(' ');
    press('4');
    rerender(page([], true));
    expect(screen.getByText('Cards').nextSibling?.textContent).toBe('1');
    expect(screen.queryByText('Not available offline yet.')).toBeNull();
    press('z');
    expect(screen.getByText('Question')).toBeTruthy();
  });

  it('receives the focus, which the buttons of the last card had', () => {
    render(page([card], false));
    press(' ');
    act(() => screen.getByRole('button', { name: /^Easy/ }).focus());
    press('4');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'All done for now' }));
  });

  it('says that the next card is due tomorrow, not in how many hours its day begins', () => {
    counts.summary = { due: { '2026-03-02': 3 }, new: 0 };
    render(page([], false));
    expect(screen.getByText('The next card is due tomorrow.')).toBeTruthy();
  });

  it('leaves the focus alone when nothing was reviewed', () => {
    counts.summary = { due: { '2026-03-02': 3 }, new: 0 };
    render(page([], false));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a review without cards', () => {
  it.each<[string, ReviewSummary, boolean, string]>([
    ['offers to add the first ones', {}, false, 'No cards to review'],
    ['says offline that they are unknown', {}, true, 'Not available offline yet.'],
    ['says offline that they are unknown when some are due', { new: 2 }, true, 'Not available offline yet.'],
    ['is done offline when the counts say so', { due: { '2999-01-01': 1 } }, true, 'All done for now'],
  ])('%s', (_, summary, isUnconfirmed, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isUnconfirmed);
    counts.summary = summary;
    render(page([], isUnconfirmed));
    expect(screen.getByText(text)).toBeTruthy();
  });
});
