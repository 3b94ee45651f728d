import { newCard } from '@akada/domain/cards/card';
import { USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { saveCardChange, saveSitting, learned } = vi.hoisted(() => ({
  saveCardChange: vi.fn(),
  saveSitting: vi.fn(async () => {}),
  learned: { left: 2 },
}));
const dismiss = vi.hoisted(() => vi.fn());
vi.mock('@/ui/toast.tsx', () => ({ toast: { info: vi.fn(() => dismiss) } }));
vi.mock('@/lib/zone.ts', () => ({ currentZone: () => 'Africa/Lagos' }));
vi.mock('../api/card-changes.ts', () => ({ saveCardChange }));
vi.mock('../api/card-writes.ts', () => ({}));
vi.mock('../api/save-sitting.ts', () => ({ newSittingId: () => 's', saveSitting }));
vi.mock('../api/use-review-settings.ts', () => ({
  useReviewSettings: () => ({ newADay: 20, schedule: USUAL_SCHEDULE }),
}));
vi.mock('../api/use-due-cards.ts', () => ({
  useDueCards: () => ({
    status: 'ready',
    data: { count: 3, newLeft: learned.left, learnedToday: 20 - learned.left, summary: {} },
  }),
}));

import { type CardParts, CardPartsContext } from '../card-parts.ts';
import { Review } from './review.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const PARTS: CardParts = { PdfPage: () => null, DeckExport: () => null };
const deck = { id: 'd', pending: false, title: 'Cells', cards: 3, next_due: NOW, created_at: NOW };
const card = (id: string, change: Partial<Card> = {}) => ({
  ...newCard({ front: `Question ${id}`, back: `Answer ${id}` }, 'd', Number(id), NOW),
  ...{ id, pending: false },
  ...change,
});

function open(cards = [card('1'), card('2'), card('3')]) {
  render(
    <CardPartsContext value={PARTS}>
      <Review uid="ada" cards={cards} decks={[deck]} isOfAll />
    </CardPartsContext>,
  );
}
const press = (...keys: string[]) => {
  for (const key of keys) act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
};
const question = () => screen.queryByText(/^Question/)?.textContent;

describe('a review', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    localStorage.clear();
    vi.useFakeTimers({ now: NOW });
    saveCardChange.mockResolvedValue(undefined);
    learned.left = 2;
  });
  afterEach(() => vi.useRealTimers());

  it('shows the answer and rates by keys alone, before anything is stored', () => {
    saveCardChange.mockReturnValue(new Promise(() => {}));
    open();
    expect(screen.getByText('Cells')).toBeTruthy();
    press('3');
    expect(saveCardChange).not.toHaveBeenCalled();
    press(' ');
    expect(screen.getByText('Answer 1')).toBeTruthy();
    press('4');
    expect(question()).toBe('Question 2');
    press('Enter', 'Enter');
    expect(
      saveCardChange.mock.calls.map(([, { before, after }]) => [before.id, after.scheduled_days]),
    ).toEqual([
      ['1', 8],
      ['2', expect.any(Number)],
    ]);
  });

  it('keeps the card that is shown when others arrive, and shows the one that is taken back', () => {
    const due = (id: string, minutes: number) => {
      const at = new Date(NOW.getTime() - minutes * 60_000);
      return card(id, { queue: 'review', state: 2, due: at, last_review: new Date('2026-02-01T12:00:00Z') });
    };
    const show = (cards: ReturnType<typeof card>[]) => (
      <CardPartsContext value={PARTS}>
        <Review uid="ada" cards={cards} decks={[deck]} isOfAll />
      </CardPartsContext>
    );
    const { rerender } = render(show([due('1', 10)]));
    press(' ');
    rerender(show([due('2', 20), due('1', 10)]));
    expect(question()).toBe('Question 1');
    expect(screen.getByText('Answer 1')).toBeTruthy();
    press('4');
    expect(question()).toBe('Question 2');
    press('z');
    expect(question()).toBe('Question 1');
  });

  it('counts the new cards of this sitting before the server has', () => {
    open();
    press(' ', '4', ' ', '4');
    expect(question()).toBeUndefined();
    expect(screen.getByText('All done for now')).toBeTruthy();
    press('z');
    expect(question()).toBe('Question 2');
  });

  it('learns no more new cards than are left today, and says so, unless the student asks for more', () => {
    learned.left = 0;
    open();
    expect(question()).toBeUndefined();
    const limit = () => screen.queryByText("Today's limit of 20 new cards is reached. More come tomorrow.");
    expect(limit()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Study more new cards' }).click());
    expect(limit()).toBeNull();
    expect(question()).toBe('Question 1');
  });

  it('takes back the last rating, also in the log', () => {
    open();
    press(' ', '1', 'z');
    expect(question()).toBe('Question 1');
    const [, undone] = saveCardChange.mock.calls.map(([, change]) => change);
    expect(undone).toMatchObject({ after: { state: 0, reps: 0, queue: 'new' }, learned: -1 });
    const [, stored] = Object.entries(localStorage)[0] as [string, string];
    expect(JSON.parse(stored).lines).toHaveLength(2);
    expect(JSON.parse(stored).lines[1]).toMatch(/ undo$/);
  });

  it('hides a card until tomorrow, suspends one, and flags one, by keys', () => {
    open();
    press('b');
    expect(question()).toBe('Question 2');
    press('s');
    expect(question()).toBe('Question 3');
    press('f');
    expect(screen.getByRole('img', { name: 'Flagged' })).toBeTruthy();
    expect(saveCardChange.mock.calls.map(([, { after }]) => after)).toMatchObject([
      { id: '1', due: new Date('2026-03-01T23:00:00Z') },
      { id: '2', queue: 'off', suspended: true },
      { id: '3', flagged: true },
    ]);
    expect(dismiss).not.toHaveBeenCalled();
    press('z');
    expect(question()).toBe('Question 2');
    // What was said of the suspended card is not true any more.
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('shows a card again that was not known, when the others are done', () => {
    open([
      card('1', {
        queue: 'review',
        last_review: new Date('2026-02-20'),
        reps: 3,
        state: 2,
        stability: 9,
        difficulty: 5,
      }),
    ]);
    press(' ', '1');
    expect(question()).toBe('Question 1');
    press(' ', '4');
    expect(screen.getByText('All done for now')).toBeTruthy();
    expect(screen.getByText('Again').nextSibling?.textContent).toBe('1 time');
    expect(saveSitting).toHaveBeenCalledOnce();
  });

  it('names each action on the card in a word', () => {
    open();
    const tools = within(screen.getByRole('toolbar', { name: 'Card' })).getAllByRole('button');
    expect(tools.map(({ textContent }) => textContent)).toEqual(['Undo', 'Edit', 'Flag', 'Bury', 'Suspend']);
    for (const tool of tools) {
      const name = tool.getAttribute('aria-label')?.toLowerCase();
      expect(name).toContain(tool.textContent?.toLowerCase());
      expect(tool.title.toLowerCase()).toBe(name);
    }
  });

  it('leaves the keys alone while a field or a button has the focus', () => {
    open();
    const button = screen.getByRole('button', { name: 'Flag card' });
    button.focus();
    press(' ');
    expect(screen.queryByText('Answer 1')).toBeNull();
  });
});
