import { beforeEach, expect, test, vi } from 'vitest';

const world = vi.hoisted(() => ({ isOnline: true, kept: null as Blob | null }));
const getDoc = vi.hoisted(() => vi.fn());
const getDocFromCache = vi.hoisted(() => vi.fn());
const fileAddress = vi.hoisted(() => vi.fn());
vi.mock('firebase/firestore', () => ({ getDoc, getDocFromCache }));
vi.mock('@/firebase/documents.ts', () => ({ documentAt: (path: string) => path }));
vi.mock('@/firebase/offline-files.ts', () => ({ readOfflineFile: async () => world.kept }));
vi.mock('@/firebase/storage.ts', () => ({ fileAddress }));
vi.mock('@/lib/use-online.ts', () => ({ isOnline: () => world.isOnline }));

import { openFile } from './readable-file.ts';

const VAULT = { from: 'vault', file_id: 'cells' } as const;
const stored = (data: object) => ({ data: () => data });
const PDF = stored({ type: 'pdf', file_url: 'gs://bucket/cells.pdf' });

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(world, { isOnline: true, kept: null });
  getDoc.mockResolvedValue(PDF);
  fileAddress.mockResolvedValue('https://storage/cells');
});

test('a vault PDF is read over the network', async () => {
  expect(await openFile('ada', VAULT)).toEqual({ kind: 'pdf', pdf: 'https://storage/cells' });
  expect(fileAddress).toHaveBeenCalledExactlyOnceWith('gs://bucket/cells.pdf');
});

test('a vault PDF that is kept offline is read without a network', async () => {
  Object.assign(world, { isOnline: false, kept: new Blob(['%PDF']) });
  expect(await openFile('ada', VAULT)).toEqual({ kind: 'pdf', pdf: world.kept });
  expect(getDocFromCache).not.toHaveBeenCalled();
});

test('without a network, only the cache is asked, and what it lacks fails at once', async () => {
  world.isOnline = false;
  getDocFromCache.mockRejectedValue(Object.assign(new Error('not in the cache'), { code: 'unavailable' }));
  await expect(openFile('ada', VAULT)).rejects.toMatchObject({ code: 'unavailable' });
  expect(getDoc).not.toHaveBeenCalled();
});

test('a note is read from the cache without a network', async () => {
  world.isOnline = false;
  getDocFromCache.mockResolvedValue(stored({ title: 'Osmosis', content: 'It moves water.' }));
  expect(await openFile('ada', { from: 'note', note_id: 'one' })).toEqual({
    ...{ kind: 'note', name: 'Osmosis', text: '# Osmosis\n\nIt moves water.' },
  });
});

test('a file that the rules refuse is not available', async () => {
  getDoc.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
  await expect(openFile('ada', VAULT)).rejects.toMatchObject({ kind: 'unavailable' });
});
