import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const usePaged = vi.hoisted(() => vi.fn());
const writes = vi.hoisted(() => ({
  markAllAsRead: vi.fn(),
  markAsRead: vi.fn(),
  deleteNotification: vi.fn(),
}));
const toast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged }));
vi.mock('./api/notification-writes.ts', () => writes);
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { UNDO_MS } from '@/lib/undo.ts';
import { NotificationsDialog } from './notifications-dialog.tsx';

const about = { type: 'reward', title: 'Streak Freeze is yours', message: 'Enjoy it.', unread: true };
const first = { ...about, id: 'reward_a', pending: false, created_at: new Date() };
const reminder = { ...first, id: 'plan_end_1_7', title: 'Your plan ends', type: 'info', unread: false };
const readMore = vi.fn();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open() {
  const onClose = vi.fn();
  const { unmount } = render(
    <MemoryRouter>
      <NotificationsDialog uid="ada" hasUnread onClose={onClose} />
      <Address />
    </MemoryRouter>,
  );
  return { onClose, unmount };
}

const remove = () => fireEvent.click(screen.getByRole('button', { name: /^Delete notification/ }));

beforeEach(() => {
  vi.useFakeTimers();
  const live = { status: 'ready', data: [first, reminder], unconfirmed: false, isFresh: true };
  usePaged.mockReturnValue({ live, all: [first, reminder], canRead: true, busy: false, readMore });
  for (const write of Object.values(writes)) write.mockReset().mockResolvedValue(undefined);
  toast.error.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a notification', () => {
  it('opens its link, is marked as read, and closes the dialog', () => {
    const { onClose } = open();
    fireEvent.click(screen.getByRole('link', { name: 'Streak Freeze is yours' }));
    expect(document.querySelector('output')?.textContent).toBe('/dashboard/rewards');
    expect(writes.markAsRead).toHaveBeenCalledWith('ada', 'reward_a');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is deleted after a pause unless the student undoes it', () => {
    open();
    remove();
    expect(screen.queryByRole('link', { name: 'Streak Freeze is yours' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    expect(writes.deleteNotification).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(UNDO_MS));
    expect(writes.deleteNotification).toHaveBeenCalledWith('ada', 'reward_a');
  });

  it('comes back when its deletion is undone', () => {
    const { unmount } = open();
    remove();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Streak Freeze is yours' })).toBeTruthy();
    unmount();
    expect(writes.deleteNotification).not.toHaveBeenCalled();
  });

  it('is deleted at once when the dialog closes before the pause is over', () => {
    const { unmount } = open();
    remove();
    unmount();
    expect(writes.deleteNotification).toHaveBeenCalledOnce();
  });

  it('comes back when the server refuses to delete it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    writes.deleteNotification.mockRejectedValue(new Error('denied'));
    open();
    remove();
    await act(async () => void vi.advanceTimersByTime(UNDO_MS));
    expect(screen.getByRole('link', { name: 'Streak Freeze is yours' })).toBeTruthy();
    expect(toast.error).toHaveBeenCalledOnce();
  });

  it('about the end of a plan cannot be deleted, because it would come again', () => {
    open();
    expect(screen.getAllByRole('button', { name: /^Delete notification/ })).toHaveLength(1);
  });
});

it("the list reads older notifications on 'Show more'", () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(readMore).toHaveBeenCalledOnce();
});
