import { beforeEach, expect, test } from 'vitest';
import { cacheOwner, claimCache, disownCache } from './cache-owner.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['akada.draft.journal.ada', 'akada.focus.ada', 'akada.told.ada', 'akada.lab-time.ada'])(
  'what is a student’s own goes with the cache: %s',
  (key) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, 'own');
    localStorage.setItem('akada.vault.view', 'list');
    claimCache('ada');
    disownCache();
    expect(cacheOwner()).toBeNull();
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
    expect(localStorage.getItem('akada.vault.view')).toBe('list');
  },
);
