import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { useDecks, createDeck } = vi.hoisted(() => ({ useDecks: vi.fn(), createDeck: vi.fn() }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/use-day-quota-message.ts', () => ({ useDayQuotaMessage: () => null }));
vi.mock('./api/use-decks.ts', () => ({ useDecks }));
vi.mock('./api/use-due-cards.ts', () => ({ useDueCards: () => ({ status: 'loading' }) }));
vi.mock('./api/deck-writes.ts', () => ({ createDeck }));
vi.mock('./transfer/use-import.ts', () => ({ useImport: () => ({ status: 'none' }) }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { success: vi.fn() } }));

import { DecksPage } from './decks-page.tsx';

const created_at = new Date();
const deckOf = (id: string, more: object = {}) => ({ id, title: id, cards: 5, created_at, ...more });
const listing = (all: object[]) => ({ live: { status: 'ready', unconfirmed: false }, all, canRead: false });
const titles = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('span span')?.textContent);
const filterOfLastRead = () => useDecks.mock.lastCall?.[2];

function open(address = '/dashboard/decks') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DecksPage />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  useDecks.mockReturnValue(
    listing([deckOf('Cells', { subject: 'Biology' }), deckOf('Old', { archived: true })]),
  );
});

describe('the page of all decks', () => {
  it('lists archived decks on their own', async () => {
    open();
    expect(titles()).toEqual(['Cells']);
    await userEvent.click(screen.getByRole('link', { name: 'Archived' }));
    expect(titles()).toEqual(['Old']);
    expect(filterOfLastRead()).toEqual({ archived: true, subject: undefined });
  });

  it('shows the decks of one subject', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Biology');
    expect(filterOfLastRead()).toEqual({ archived: false, subject: 'Biology' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'All subjects');
    expect(filterOfLastRead()).toEqual({ archived: false, subject: undefined });
  });

  it('asks for no subject while no deck has one', () => {
    useDecks.mockReturnValue(listing([deckOf('Cells')]));
    open();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('creates an empty deck', async () => {
    createDeck.mockReturnValue({ id: 'new', written: Promise.resolve() });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'New deck' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' Plants ');
    await userEvent.type(screen.getByLabelText(/^Subject \(optional\)/), 'Biology');
    await userEvent.click(screen.getByRole('radio', { name: 'Purple' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(createDeck).toHaveBeenCalledWith('ada', { title: 'Plants', subject: 'Biology', color: 'purple' });
  });

  it('says at the field that a title is too long, and keeps it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'New deck' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
    await userEvent.paste('x'.repeat(81));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Keep the title to 80 characters.')).toBeTruthy();
    expect(createDeck).not.toHaveBeenCalled();
  });

  it.each([
    ['/dashboard/decks', 'No decks yet'],
    ['/dashboard/decks?view=archived', 'No archived decks'],
  ])('says when there are none at %s', (address, message) => {
    useDecks.mockReturnValue(listing([]));
    open(address);
    expect(screen.getByText(message)).toBeTruthy();
  });
});
