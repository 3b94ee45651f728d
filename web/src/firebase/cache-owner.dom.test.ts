import { beforeEach, expect, test, vi } from 'vitest';
import { IMPORTS_CACHE } from '@/lib/imports-cache.ts';
import { cacheOwner, claimCache, clearDeviceData } from './cache-owner.ts';
import { OFFLINE_FILES_CACHE } from './offline-files-cache.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  'akada.draft.journal.ada',
  'akada.focus.ada',
  'akada.told.ada',
  'akada.lab-time.ada',
  'akada.practice.ada.one',
  'akada.exam.ada.mock',
])('wipes the student’s own key %s together with the cache', async (key) => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem(key, 'own');
  localStorage.setItem('akada.vault.view', 'list');
  claimCache('ada');
  await clearDeviceData();
  expect(cacheOwner()).toBeNull();
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  expect(localStorage.getItem('akada.vault.view')).toBe('list');
});

test('deletes offline files and unfinished imports before it records that the cache has no owner', async () => {
  const remove = vi.fn(async (_cache: string) => {
    expect(cacheOwner()).toBe('ada');
    return true;
  });
  vi.stubGlobal('caches', { delete: remove });
  claimCache('ada');
  await clearDeviceData();
  expect(remove.mock.calls).toEqual([[OFFLINE_FILES_CACHE], [IMPORTS_CACHE]]);
  expect(cacheOwner()).toBeNull();

  claimCache('ada');
  remove.mockRejectedValueOnce(new Error('the disk is gone'));
  await expect(clearDeviceData()).rejects.toThrow('the disk is gone');
  expect(cacheOwner()).toBe('ada');
  vi.unstubAllGlobals();
});

test('the icon of the app no longer shows how many cards are due', async () => {
  const setAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge });
  await clearDeviceData();
  expect(setAppBadge).toHaveBeenCalledWith(0);
  vi.unstubAllGlobals();
});
