import { expect, it, vi } from 'vitest';

const readPage = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/pages.ts', () => ({ readPage }));

import { allEntries } from './all-entries.ts';

it('reads page after page until there is no more', async () => {
  readPage
    .mockResolvedValueOnce({ items: ['one', 'two'], next: 'two' })
    .mockResolvedValueOnce({ items: ['three'], next: null });
  expect(await allEntries('ada', '2026-03-01', '2026-06-01')).toEqual(['one', 'two', 'three']);
  expect(readPage.mock.calls.map(([, after]) => after)).toEqual([null, 'two']);
});
