import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const world = vi.hoisted(() => ({ isOnline: true }));
vi.mock('@/lib/use-online.ts', () => ({ useOnline: () => world.isOnline }));

import { ShowMore } from './show-more.tsx';

function open(isOnline: boolean, list: { canRead: boolean; endsWithCache: boolean }) {
  world.isOnline = isOnline;
  const readMore = vi.fn(async () => {});
  render(<ShowMore list={{ busy: false, readMore, ...list }} />);
  return readMore;
}
const button = () => screen.queryByRole('button', { name: 'Show more' });

test.each([
  ['there may be more', true, false],
  ['offline, this device may have more', false, false],
  ['online again, the next page can be read', true, true],
])('the next page is offered while %s', async (_, isOnline, endsWithCache) => {
  const readMore = open(isOnline, { canRead: true, endsWithCache });
  await userEvent.click(button() as HTMLElement);
  expect(readMore).toHaveBeenCalledOnce();
});

test('offline, a list that shows everything on this device says why there is no more', () => {
  open(false, { canRead: true, endsWithCache: true });
  expect(button()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    "You're offline. Connect to the internet to show more.",
  );
});

test('nothing shows below the last page', () => {
  open(false, { canRead: false, endsWithCache: false });
  expect(button()).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
