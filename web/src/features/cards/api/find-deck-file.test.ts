import { beforeEach, expect, it, vi } from 'vitest';

const getDocFromCache = vi.hoisted(() => vi.fn());
vi.mock('firebase/firestore', () => ({ getDocFromCache }));
vi.mock('@/firebase/documents.ts', () => ({ documentAt: (path: string) => path }));

import { findDeckFile } from './find-deck-file.ts';

const FILE = { from: 'vault', file_id: 'cells' };

beforeEach(() => getDocFromCache.mockReset());

it('the file of a deck is the one that its cards were made from', async () => {
  getDocFromCache.mockResolvedValueOnce({ data: () => ({ title: 'Cells', file: FILE }) });
  expect(await findDeckFile('ada', 'deck')).toEqual(FILE);
  expect(getDocFromCache).toHaveBeenCalledExactlyOnceWith('users/ada/decks/deck');
});

it('a deck without a file, or one that is not on this device, has none', async () => {
  getDocFromCache.mockResolvedValueOnce({ data: () => ({ title: 'Cells' }) });
  expect(await findDeckFile('ada', 'deck')).toBeNull();
  getDocFromCache.mockRejectedValueOnce(new Error('unavailable'));
  expect(await findDeckFile('ada', 'deck')).toBeNull();
});
