import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const usePaged = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged }));
vi.mock('@/firebase/live.ts', () => ({}));
vi.mock('@/firebase/documents.ts', () => ({}));
vi.mock('firebase/firestore', () => ({}));
/** Without results of the device: see history.test.tsx and chats.test.tsx. */
vi.mock('../api/device-results.ts', () => ({
  useDeviceResults: () => ({ live: { status: 'ready' }, all: [], canRead: false, busy: false }),
}));
vi.mock('./result-view.tsx', () => ({ ResultView: () => null }));

import { Chats } from './chats.tsx';
import { History } from './history.tsx';

const created_at = new Date();
const things = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    ...{ id: `${id}`, title: `No ${id}` },
    ...{ created_at, updated_at: created_at },
  }));

describe.each([
  ['the history', <History key="history" uid="ada" tool="essay" />],
  ['the chats', <Chats key="chats" uid="ada" onDelete={() => {}} />],
])('%s', (_, list) => {
  const open = () => render(<MemoryRouter>{list}</MemoryRouter>);

  it('shows the loaded items, and loads more on request', async () => {
    const readMore = vi.fn();
    usePaged.mockReturnValue({
      live: { status: 'ready' },
      all: things(25),
      canRead: true,
      busy: false,
      readMore,
    });
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(readMore).toHaveBeenCalledOnce();
  });

  it('is hidden when empty, and offers "Show more" only when there is more', () => {
    usePaged.mockReturnValue({ live: { status: 'ready' }, all: [], canRead: false });
    const { container, unmount } = open();
    expect(container.textContent).toBe('');
    unmount();
    usePaged.mockReturnValue({ live: { status: 'ready' }, all: things(1), canRead: false });
    open();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows an error when loading fails, and retries', async () => {
    const retry = vi.fn();
    usePaged.mockReturnValue({ live: { status: 'error', error: new Error('no'), retry }, all: [] });
    open();
    expect(screen.getByRole('alert').textContent).toMatch(/Failed to load your (results|chats)/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('the history shows the question with its answer', async () => {
  usePaged.mockReturnValue({
    live: { status: 'ready' },
    all: [{ ...things(1)[0], input: 'Why is the sky blue?\nlevel: simple', result: 'It scatters.' }],
    canRead: false,
  });
  render(
    <MemoryRouter>
      <History uid="ada" tool="essay" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^No 0/ }));
  expect(screen.getByRole('region', { name: 'You asked' }).textContent).toContain('Why is the sky blue?');
});
