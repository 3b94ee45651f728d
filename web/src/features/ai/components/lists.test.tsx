import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const useLiveQuery = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/live.ts', () => ({ useLiveQuery, useLiveDocument: vi.fn() }));
vi.mock('@/firebase/documents.ts', () => ({}));
vi.mock('firebase/firestore', () => ({}));
vi.mock('./result-view.tsx', () => ({ ResultView: () => null }));

import { Decks } from './decks.tsx';
import { History } from './history.tsx';

const created_at = new Date();
const TOTAL = 45;
const upTo = ({ limit }: { limit: number }) => ({
  status: 'ready',
  unconfirmed: false,
  data: Array.from({ length: Math.min(limit, TOTAL) }, (_, id) => ({
    id: `${id}`,
    title: `No ${id}`,
    cards: 5,
    created_at,
  })),
});

describe.each([
  ['the history', <History key="history" uid="ada" tool="essay" />],
  ['the decks', <Decks key="decks" uid="ada" />],
])('%s', (_, list) => {
  const screenOf = () => <MemoryRouter>{list}</MemoryRouter>;
  const showMore = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Show more' });
  const rows = () => screen.getAllByRole('listitem').length;

  beforeEach(() => {
    useLiveQuery.mockReset().mockImplementation(upTo);
  });

  it('shows twenty more each time, to the end', async () => {
    render(screenOf());
    const seen: number[] = [rows()];
    for (let button = showMore(); button; button = showMore()) {
      await userEvent.click(button);
      seen.push(rows());
    }
    expect(seen).toEqual([20, 40, 45]);
  });

  it('keeps what was there while more is loading', async () => {
    useLiveQuery.mockImplementation((query) => (query.limit > 20 ? { status: 'loading' } : upTo(query)));
    render(screenOf());
    await userEvent.click(showMore() as HTMLButtonElement);
    expect(rows()).toBe(20);
    expect(showMore()?.disabled).toBe(true);
  });

  it('says when it cannot be read, and tries again', async () => {
    const retry = vi.fn();
    useLiveQuery.mockReturnValue({ status: 'error', error: new Error('no'), retry });
    render(screenOf());
    expect(screen.getByRole('alert').textContent).toMatch(/Failed to load your (results|decks)/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
