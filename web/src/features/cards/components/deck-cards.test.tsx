import { newCard } from '@akada/domain/cards/card';
import { DECK_LIMITS } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { deckCards, listedDecks, writes } = vi.hoisted(() => ({
  deckCards: vi.fn(),
  listedDecks: vi.fn(),
  writes: {
    addCards: vi.fn(async () => {}),
    changeCard: vi.fn(async () => {}),
    deleteCards: vi.fn(async () => {}),
    moveCard: vi.fn(async () => {}),
    restoreCards: vi.fn(async () => {}),
    resumeCard: vi.fn(async () => {}),
  },
}));
const toast = vi.hoisted(() => ({ undo: vi.fn(), success: vi.fn(), error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('../api/card-writes.ts', () => writes);
vi.mock('../api/use-decks.ts', () => ({ useDeckCards: deckCards }));
vi.mock('../use-listed-decks.ts', () => ({ useListedDecks: listedDecks }));

import { DeckCards } from './deck-cards.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const DECK: Stored<Deck> = {
  ...{ id: 'cells', title: 'Cells', cards: 2, next_due: NOW, created_at: NOW, pending: false },
};
const OTHER = { ...DECK, id: 'plants', title: 'Plants', cards: 7 };
const EMPTY = { ...DECK, cards: 0 };
const cardOf = (id: string, front: string, back: string) => ({
  ...newCard({ front, back }, 'cells', 0, NOW),
  ...{ id, pending: false },
});
const OSMOSIS = cardOf('one', 'What is osmosis?', 'Water through\na membrane.');
const CELL = cardOf('two', 'What is a cell?', 'The unit of life.');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
function open(deck = DECK) {
  render(
    <MemoryRouter>
      <DeckCards uid="ada" deck={deck} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  deckCards.mockReturnValue({ live: { status: 'ready' }, all: [OSMOSIS, CELL], canRead: false });
  listedDecks.mockReturnValue({
    ...{ decks: { live: { status: 'ready' }, all: [DECK, OTHER], canRead: false }, listed: [DECK, OTHER] },
  });
});

describe('the cards of a deck', () => {
  it('are listed with both sides, and more on request', async () => {
    const readMore = vi.fn();
    deckCards.mockReturnValue({ live: { status: 'ready' }, all: [OSMOSIS, CELL], canRead: true, readMore });
    open();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('What is osmosis?Water through\na membrane.'),
      expect.stringContaining('What is a cell?The unit of life.'),
    ]);
    await press('Show more');
    expect(readMore).toHaveBeenCalledOnce();
  });

  it('are written one after the other, with the focus back on the front', async () => {
    open();
    await press('Add card');
    await userEvent.type(field('Front'), ' Name $x^2$ ');
    await userEvent.type(field('Back'), 'one{Enter}two');
    await press('Save and add another');
    expect(writes.addCards).toHaveBeenCalledWith('ada', DECK, [{ front: 'Name $x^2$', back: 'one\ntwo' }]);
    expect(field('Front').value).toBe('');
    expect(document.activeElement).toBe(field('Front'));
    expect(toast.success).toHaveBeenCalledWith('Card saved');
  });

  it('say at the field that a side is too long, and keep what was typed', async () => {
    open();
    await press('Add card');
    await userEvent.click(field('Front'));
    await userEvent.paste('x'.repeat(501));
    await userEvent.type(field('Back'), 'y');
    expect(screen.getByText('501 of 500 characters')).toBeTruthy();
    await press('Save');
    expect(screen.getByText('Keep it to 500 characters.')).toBeTruthy();
    expect(field('Front').value).toHaveLength(501);
    expect(writes.addCards).not.toHaveBeenCalled();
  });

  it('can be edited', async () => {
    open();
    await press('Edit card 2');
    expect(field('Back').value).toBe('The unit of life.');
    await userEvent.type(field('Back'), ' It divides.');
    await press('Save');
    expect(writes.changeCard).toHaveBeenCalledWith('ada', 'two', {
      ...{ front: 'What is a cell?', back: 'The unit of life. It divides.' },
    });
  });

  it('keep their tags when they are edited, and get new ones without spaces', async () => {
    const tagged = { ...CELL, tags: ['exam'] };
    deckCards.mockReturnValue({ live: { status: 'ready' }, all: [tagged], canRead: false });
    open();
    await press('Edit card 1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Tags/ }), 'cell biology{Enter}');
    await press('Save');
    expect(writes.changeCard).toHaveBeenCalledWith('ada', 'two', {
      ...{ front: CELL.front, back: CELL.back, tags: ['exam', 'cell_biology'] },
    });
  });

  it('are listed by a tag, and all again', async () => {
    deckCards.mockReturnValue({
      ...{ live: { status: 'ready' }, all: [{ ...CELL, tags: ['exam', 'week::1'] }], canRead: false },
    });
    open();
    const tagOf = () => deckCards.mock.lastCall?.[3];
    expect(tagOf()).toBeUndefined();
    await press('Show cards with the tag week::1');
    expect(tagOf()).toBe('week::1');
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Only cards with the tag' });
    expect(typed.value).toBe('week::1');
    deckCards.mockReturnValue({ live: { status: 'ready', unconfirmed: false }, all: [], canRead: false });
    await userEvent.clear(typed);
    await userEvent.type(typed, ' exam {Enter}');
    expect(tagOf()).toBe('exam');
    expect(screen.getByText('No cards with the tag “exam”')).toBeTruthy();
    await press('Show all');
    expect(tagOf()).toBeUndefined();
  });

  it('in Markdown show their formatting, also while they are edited', async () => {
    const formatted = { ...CELL, format: 'markdown' as const, front: 'Is **x** <u>y</u>?\n- one' };
    deckCards.mockReturnValue({ live: { status: 'ready' }, all: [formatted], canRead: false });
    open();
    expect((await screen.findByText('x')).tagName).toBe('STRONG');
    expect(screen.getByText('y').tagName).toBe('INS');
    expect(screen.getByText('one').tagName).toBe('LI');
    await press('Edit card 1');
    expect(field('Front').value).toBe(formatted.front);
    expect(within(screen.getByRole('region', { name: 'Front, as it looks' })).getByText('x').tagName).toBe(
      'STRONG',
    );
  });

  it('are deleted at once, and restored as they were', async () => {
    open();
    await press('Delete card 1');
    expect(writes.deleteCards).toHaveBeenCalledWith('ada', DECK, [OSMOSIS]);
    expect(toast.undo).toHaveBeenCalledWith('Card deleted', expect.any(Function));
    toast.undo.mock.lastCall?.[1]();
    expect(writes.restoreCards).toHaveBeenCalledWith('ada', { ...DECK, cards: 1 }, [OSMOSIS]);
  });

  it('say when they are flagged or suspended, and a suspended one can be resumed', async () => {
    const suspended = { ...CELL, suspended: true, queue: 'off' as const };
    deckCards.mockReturnValue({
      ...{ live: { status: 'ready' }, all: [{ ...OSMOSIS, flagged: true }, suspended], canRead: false },
    });
    open();
    const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByRole('img', { name: 'Flagged' })).toBeTruthy();
    expect(first?.queryByText('Suspended')).toBeNull();
    expect(second?.getByText('Suspended')).toBeTruthy();
    await press('Resume card 2');
    expect(writes.resumeCard).toHaveBeenCalledWith('ada', DECK, suspended);
    expect(screen.queryByRole('button', { name: 'Resume card 1' })).toBeNull();
  });

  it('are moved to a deck chosen from the others, and back', async () => {
    open();
    await press('Move card 1 to another deck');
    const choices = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Plants7 cards']);
    await userEvent.click(screen.getByRole('button', { name: /^Plants/ }));
    expect(writes.moveCard).toHaveBeenLastCalledWith('ada', OSMOSIS, DECK, OTHER);
    expect(screen.queryByRole('dialog')).toBeNull();
    toast.undo.mock.lastCall?.[1]();
    expect(writes.moveCard).toHaveBeenLastCalledWith(
      ...['ada', OSMOSIS, { ...OTHER, cards: 8 }, { ...DECK, cards: 1 }],
    );
  });

  it('say what failed when the server refuses a deletion', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    writes.deleteCards.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    open();
    await press('Delete card 1');
    expect(toast.error).toHaveBeenCalledWith(
      'Failed to delete the card: the server rejected it, so the change was undone',
    );
  });

  it('can be no more than a deck has room for', () => {
    open({ ...DECK, cards: DECK_LIMITS.cards });
    expect(screen.getByText(/^This deck is full: it has 2,000 cards/)).toBeTruthy();
    for (const name of ['Add card', 'Add many']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
  });

  it.each([
    ['none yet', { status: 'ready', unconfirmed: false }, DECK, 'No cards yet'],
    ['none in a deck made offline', { status: 'ready', unconfirmed: true }, EMPTY, 'No cards yet'],
    ['not known offline', { status: 'ready', unconfirmed: true }, DECK, 'Not available offline yet.'],
    ['failed', { status: 'error' }, DECK, 'Failed to load the cards'],
  ])('are described when they are %s', (_, live, deck, message) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    deckCards.mockReturnValue({ live, all: [] });
    open(deck);
    expect(screen.getByText(message)).toBeTruthy();
    online.mockRestore();
  });
});
