import { newCard } from '@akada/domain/cards/card';
import { USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';

const { deckOf, cardsOf, listOf, deleteDeck, setDeckArchived } = vi.hoisted(() => ({
  deckOf: vi.fn(),
  cardsOf: vi.fn(),
  listOf: vi.fn(),
  deleteDeck: vi.fn(),
  setDeckArchived: vi.fn(async () => {}),
}));
const toast = vi.hoisted(() => ({
  undo: vi.fn((_: string, _undo: () => void) => () => {}),
  success: vi.fn(),
}));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument: deckOf }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('./api/decks.ts', () => ({ saveDeck: vi.fn() }));
vi.mock('./api/card-changes.ts', () => ({ saveCardChange: vi.fn(async () => {}) }));
vi.mock('./api/save-sitting.ts', () => ({ newSittingId: () => 's', saveSitting: vi.fn(async () => {}) }));
vi.mock('./api/use-review-queue.ts', () => ({ useReviewQueue: cardsOf }));
vi.mock('./api/use-count-check.ts', () => ({ useCountCheck: vi.fn() }));
vi.mock('./api/use-review-settings.ts', () => ({
  useReviewSettings: () => ({ newADay: 20, schedule: USUAL_SCHEDULE }),
}));
vi.mock('./api/use-due-cards.ts', () => ({
  useDueCards: () => ready({ count: 1, newLeft: 20, learnedToday: 0, summary: {} }),
}));
vi.mock('./api/deck-writes.ts', () => ({ deleteDeck, setDeckArchived, deletedCards: () => undefined }));
vi.mock('./api/card-writes.ts', () => ({}));
vi.mock('./api/review-log.ts', () => ({}));
vi.mock('./api/use-decks.ts', () => ({ useDeckCards: listOf }));
vi.mock('@/firebase/use-day-quota-message.ts', () => ({ useDayQuotaMessage: () => null }));

import { type CardParts, CardPartsContext } from './card-parts.ts';
import { DeckPage } from './deck-page.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const ready = (data: unknown, unconfirmed = false) => ({ status: 'ready', data, unconfirmed });
const deck = { id: 'd', title: 'Cells', cards: 1, created_at: NOW };
const cardDue = (due: Date) => ({
  ...newCard({ front: 'Q', back: 'A' }, 'd', 0, due),
  id: 'c',
  pending: false,
});

const PdfPage: CardParts['PdfPage'] = ({ pdf, page }) => (
  <p role="dialog">
    Page {page} of {pdf.from === 'vault' && pdf.file_id}
  </p>
);

function open(address = '/deck') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/deck"
          element={
            <CardPartsContext value={{ PdfPage, DeckExport: () => null }}>
              <DeckPage deckId="d" />
            </CardPartsContext>
          }
        />
        <Route path="/dashboard/decks" element={<p>All decks</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('the page of a deck', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ now: NOW });
    deckOf.mockReturnValue(ready(deck));
    cardsOf.mockReturnValue(ready([cardDue(NOW)]));
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['was deleted', ready(null), ready([]), 'This deck no longer exists.'],
    ['was never on this device', ready(null, true), ready([], true), 'Not available offline yet.'],
    ['has no cards on this device', ready(deck), ready([], true), 'Not available offline yet.'],
  ])('says so without a network when it %s', (_, itsDeck, itsCards, message) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    deckOf.mockReturnValue(itsDeck);
    cardsOf.mockReturnValue(itsCards);
    open();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('All done for now')).toBeNull();
    online.mockRestore();
  });

  it('leaves at once when the deck is deleted, which can be undone for a while', async () => {
    open();
    act(() => screen.getByRole('button', { name: 'Delete deck' }).click());
    expect(screen.getByText('All decks')).toBeTruthy();
    expect(toast.undo).toHaveBeenLastCalledWith('Deck deleted, with 1 card', expect.any(Function));
    open();
    expect(screen.getByText('This deck no longer exists.')).toBeTruthy();
    act(() => toast.undo.mock.lastCall?.[1]());
    expect(screen.queryByText('This deck no longer exists.')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Delete deck' }).click());
    expect(deleteDeck).not.toHaveBeenCalled();
    await act(() => makeAllDeletions());
    expect(deleteDeck).toHaveBeenCalledExactlyOnceWith('ada', deck);
  });

  it('reads only the cards that its open tab shows', () => {
    listOf.mockReturnValue({ live: ready([]), all: [], canRead: false });
    open('/deck?view=cards');
    expect(cardsOf).not.toHaveBeenCalled();
    expect(listOf).toHaveBeenCalled();
  });

  it.each([
    ['archived', { archived: true }, 'This deck is archived'],
    ['importing', { state: 'importing' }, 'This deck is still being imported'],
    ['empty', { cards: 0 }, 'No cards yet'],
  ])('reads no cards to review while it is %s', (_, change, message) => {
    deckOf.mockReturnValue(ready({ ...deck, ...change }));
    open();
    expect(screen.getByText(message)).toBeTruthy();
    expect(cardsOf).not.toHaveBeenCalled();
  });

  it('is archived with one press, which can be undone', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Archive' }).click());
    expect(setDeckArchived).toHaveBeenLastCalledWith('ada', deck, true);
    expect(toast.undo).toHaveBeenCalledWith('Deck archived', expect.any(Function));
    act(() => toast.undo.mock.lastCall?.[1]());
    expect(setDeckArchived).toHaveBeenLastCalledWith('ada', deck, false);
  });

  it('comes back from the archive', () => {
    deckOf.mockReturnValue(ready({ ...deck, archived: true }));
    open();
    act(() => screen.getByRole('button', { name: 'Bring back' }).click());
    expect(setDeckArchived).toHaveBeenLastCalledWith('ada', { ...deck, archived: true }, false);
  });

  it('moves the focus to the answer, which is announced', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Show answer' }).click());
    expect(document.activeElement?.textContent).toBe('A');
    expect(document.activeElement?.closest('[aria-live=polite]')).not.toBeNull();
  });

  it('shows below the answer the sentence and the page that it comes from', () => {
    const card = { front: 'Q', back: 'A', source: 'A is the answer to Q.', page: 3 };
    cardsOf.mockReturnValue(ready([{ ...newCard(card, 'd', 0, NOW), id: 'c', pending: false }]));
    open();
    expect(screen.queryByText(/From the notes/)).toBeNull();
    act(() => screen.getByRole('button', { name: 'Show answer' }).click());
    expect(document.activeElement?.textContent).toBe('AFrom the notes, p. 3: “A is the answer to Q.”');
  });

  it('opens the page of a card whose PDF is known', () => {
    deckOf.mockReturnValue(ready({ ...deck, file: { from: 'vault', file_id: 'cells' } }));
    const card = { front: 'Q', back: 'A', source: 'A is the answer to Q.', page: 3 };
    cardsOf.mockReturnValue(ready([{ ...newCard(card, 'd', 0, NOW), id: 'c', pending: false }]));
    open();
    act(() => screen.getByRole('button', { name: 'Show answer' }).click());
    expect(document.activeElement?.textContent).toBe('AFrom the PDF: [p. 3]“A is the answer to Q.”');
    act(() => screen.getByRole('button', { name: '[p. 3]' }).click());
    expect(screen.getByRole('dialog').textContent).toBe('Page 3 of cells');
  });

  it('shows the next card once it is due', () => {
    const again = { queue: 'review', last_review: NOW, due: new Date(NOW.getTime() + 30 * 60_000) };
    cardsOf.mockReturnValue(ready([{ ...cardDue(NOW), ...again }]));
    open();
    expect(screen.getByText('All done for now')).toBeTruthy();
    for (let minute = 0; minute < 9; minute += 1) act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('All done for now')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_001));
    expect(screen.getByText('Q')).toBeTruthy();
  });
});
