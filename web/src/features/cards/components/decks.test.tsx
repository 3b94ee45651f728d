import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const usePaged = vi.hoisted(() => vi.fn());
vi.mock('../api/use-due-cards.ts', () => ({ useDueCards: () => ({ status: 'loading' }) }));
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged }));
vi.mock('@/firebase/live.ts', () => ({}));
vi.mock('@/firebase/pages.ts', () => ({}));

import { Decks } from './decks.tsx';

const decksOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    ...{ id: `${id}`, title: `No ${id}`, cards: 5, created_at: new Date() },
  }));

describe('the decks', () => {
  const open = () =>
    render(
      <MemoryRouter>
        <Decks uid="ada" />
      </MemoryRouter>,
    );

  it('shows the loaded decks, and loads more on request', async () => {
    const readMore = vi.fn();
    const live = { status: 'ready' };
    usePaged.mockReturnValue({ live, all: decksOf(25), canRead: true, busy: false, readMore });
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(readMore).toHaveBeenCalledOnce();
  });

  it('leaves out archived decks', () => {
    const [one, two] = decksOf(2);
    usePaged.mockReturnValue({ live: { status: 'ready' }, all: [one, { ...two, archived: true }] });
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All decks' }).getAttribute('href')).toBe('/dashboard/decks');
  });

  it('leads to the page of all decks when there are none yet, but not before they have loaded', () => {
    usePaged.mockReturnValue({ live: { status: 'loading' }, all: [], canRead: false });
    const { container, unmount } = open();
    expect(container.textContent).toBe('');
    unmount();
    usePaged.mockReturnValue({ live: { status: 'ready' }, all: [], canRead: false });
    open();
    screen.getByText(/import them from Anki/);
    expect(screen.getByRole('link', { name: 'All decks' }).getAttribute('href')).toBe('/dashboard/decks');
  });

  it('offers "Show more" only when there is more', () => {
    usePaged.mockReturnValue({ live: { status: 'ready' }, all: decksOf(1), canRead: false });
    open();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows an error when loading fails, and retries', async () => {
    const retry = vi.fn();
    usePaged.mockReturnValue({ live: { status: 'error', error: new Error('no'), retry }, all: [] });
    open();
    expect(screen.getByRole('alert').textContent).toContain('Failed to load your decks');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
