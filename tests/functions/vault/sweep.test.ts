import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { toLoggedPath } from '@akada/functions/src/lib/log-text.ts';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { sweepVault } from '@akada/functions/src/vault/sweep.ts';
import { logger } from 'firebase-functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createItem, createListedItem, createVault, type Vault } from './vault.ts';

const DAY_MS = 24 * 3_600_000;

let vault: Vault;
beforeEach(() => {
  vault = createVault();
});

/** An object uploaded `age` milliseconds ago, and its marker. */
async function uploaded(name: string, age: number): Promise<string> {
  const path = `vault_files/ada/${name}`;
  await vault.bucket.file(path).save('any', { resumable: false });
  await markerRef(vault.db, path).set({ path, created_at: new Date(NOW.getTime() - age) });
  return path;
}
const left = async () => {
  const [files] = await vault.bucket.getFiles({ prefix: 'vault_files/' });
  return files.map(({ name }) => name.split('/').at(-1)).sort();
};
const marked = async () => {
  const { docs } = await vault.db.collection(sharedCollections.vaultObjects).get();
  return docs.map((marker) => String(marker.get('path')).split('/').at(-1)).sort();
};

test('the sweep deletes objects unnamed for a day, and leaves newer and named ones', async () => {
  await uploaded('old', DAY_MS + 1);
  await uploaded('young', DAY_MS);
  const listed = await uploaded('listed', 2 * DAY_MS);
  const unlisted = await uploaded('unlisted', 2 * DAY_MS);
  const named = (path: string) => ({ file_url: `gs://${vault.bucket.name}/${path}` });
  await vault.db.doc(documentPaths.vaultItem('one')).set(createListedItem(named(listed)));
  await vault.db.doc(documentPaths.vaultItem('two')).set(createItem(named(unlisted)));

  await sweepVault(vault.depsAt());

  expect(await left()).toEqual(['listed', 'unlisted', 'young']);
  expect(await marked()).toEqual(['young']);
});

test('a marker without an object is deleted', async () => {
  const path = 'vault_files/ada/gone';
  await markerRef(vault.db, path).set({ path, created_at: new Date(0) });

  await sweepVault(vault.depsAt());

  expect(await marked()).toEqual([]);
});

test('an object that cannot be deleted does not block the others, is logged, and is retried', async () => {
  const stuck = await uploaded('a', 3 * DAY_MS);
  for (const name of ['b', 'c', 'd', 'e']) await uploaded(name, 2 * DAY_MS);
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const { file } = vault.bucket;
  const down = vi.spyOn(vault.bucket, 'file').mockImplementation((path) => {
    if (path === stuck) throw new Error('Storage is down');
    return file.call(vault.bucket, path);
  });

  await sweepVault(vault.depsAt(), { page: 2, run: 10 });

  down.mockRestore();
  expect(await left()).toEqual(['a']);
  expect(await marked()).toEqual(['a']);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({ path: toLoggedPath(stuck) }),
  );
  await sweepVault(vault.depsAt());
  expect(await left()).toEqual([]);
});

test('a run stops at its limit, oldest first, and the next one continues', async () => {
  for (const [age, name] of ['e', 'd', 'c', 'b', 'a'].entries()) await uploaded(name, (age + 2) * DAY_MS);

  await sweepVault(vault.depsAt(), { page: 2, run: 4 });
  expect(await left()).toEqual(['e']);

  await sweepVault(vault.depsAt(), { page: 2, run: 4 });
  expect(await left()).toEqual([]);
});

test('two runs at once delete the same as one', async () => {
  for (const name of ['a', 'b', 'c']) await uploaded(name, 2 * DAY_MS);

  await Promise.all([sweepVault(vault.depsAt()), sweepVault(vault.depsAt())]);

  expect(await left()).toEqual([]);
  expect(await marked()).toEqual([]);
});
