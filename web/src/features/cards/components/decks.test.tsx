import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const useLiveQuery = vi.hoisted(() => vi.fn());
vi.mock('../api/use-due-cards.ts', () => ({ useDueCards: () => ({ status: 'loading' }) }));
vi.mock('@/firebase/live.ts', () => ({ useLiveQuery }));

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

  it('shows the four newest, which leave the tool in reach', () => {
    useLiveQuery.mockReturnValue({ status: 'ready', data: decksOf(8) });
    open();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 4))).toEqual([
      ...['No 0', 'No 1', 'No 2', 'No 3'],
    ]);
  });

  it('leaves out archived decks', () => {
    const [one, two] = decksOf(2);
    useLiveQuery.mockReturnValue({ status: 'ready', data: [one, { ...two, archived: true }] });
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All decks' }).getAttribute('href')).toBe('/dashboard/decks');
  });

  it('leads to the page of all decks when there are none yet, but not before they have loaded', () => {
    useLiveQuery.mockReturnValue({ status: 'loading' });
    const { container, unmount } = open();
    expect(container.textContent).toBe('');
    unmount();
    useLiveQuery.mockReturnValue({ status: 'ready', data: [] });
    open();
    screen.getByText(/import them from Anki/);
    expect(screen.getByRole('link', { name: 'All decks' }).getAttribute('href')).toBe('/dashboard/decks');
  });

  it('shows an error when loading fails, and retries', async () => {
    const retry = vi.fn();
    useLiveQuery.mockReturnValue({ status: 'error', error: new Error('no'), retry });
    open();
    expect(screen.getByRole('alert').textContent).toContain('Failed to load your decks');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
