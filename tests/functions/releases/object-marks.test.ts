import { documentPaths } from '@akada/domain/documents/paths';
import { LISTED_MARK } from '@akada/domain/vault/stored-files';
import { runMigration } from '@akada/functions/src/migrations/run-migration.ts';
import { vaultObjectMarks } from '@akada/functions/src/migrations/vault-object-marks.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { writeListedFile } from '../vault/listed.ts';
import { createVault, uploadFile, type Vault, writeItem, writeNote } from '../vault/vault.ts';

const FILES = ['A.pdf', 'B.pdf', 'C.png', 'D.docx', 'E.mp4'];

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  for (const name of FILES) await writeListedFile(vault, { file_url: await uploadFile(vault, 'ada', name) });
  await writeListedFile(vault, { file_url: await uploadFile(vault, 'ada', 'Hidden.pdf'), hidden: true });
  await writeItem(vault, { file_url: await uploadFile(vault, 'ada', 'Waiting.pdf') });
  await writeNote(vault, { title: 'Cells', content: 'They divide.' });
  await writeListedFile(vault, {
    file_url: `gs://${vault.bucket.name}/vault_files/ada/1772000000000_Gone.pdf`,
  });
});
const run = (isDryRun = false) =>
  runMigration(vault.db, vaultObjectMarks, {
    isDryRun,
    page: 2,
    now: () => NOW,
    bucketOf: (name) => {
      expect(name).toBe(vault.bucket.name);
      return vault.bucket;
    },
  });

/** The names of the files that other students can open. */
async function marked(): Promise<string[]> {
  const [files] = await vault.bucket.getFiles();
  return files
    .filter(({ metadata }) => metadata.metadata?.[LISTED_MARK] === 'true')
    .map(({ name }) => name.replace(/^.*_/, ''))
    .sort();
}

test('the migration marks every stored file that is listed, and no other', async () => {
  const { read, changed } = await run();

  expect(await marked()).toEqual(FILES);
  // The sixth is the hidden file: only its cache control is set.
  expect({ read, changed }).toEqual({ read: 9, changed: 6 });
});

test('a dry run reports what it would mark, and marks nothing', async () => {
  expect(await run(true)).toMatchObject({ read: 9, changed: 6 });
  expect(await marked()).toEqual([]);
  expect((await vault.db.doc(documentPaths.migration(vaultObjectMarks.id)).get()).exists).toBe(false);
});

test('an interrupted migration of objects ends with the same result when it is run again', async () => {
  const prototype = Object.getPrototypeOf(vault.bucket.file('any'));
  const { setMetadata } = prototype;
  let writes = 0;
  const spy = vi.spyOn(prototype, 'setMetadata').mockImplementation(function (this: unknown, ...args) {
    writes += 1;
    if (writes === 4) throw new Error('the network went away');
    return Reflect.apply(setMetadata, this, args);
  });
  await expect(run()).rejects.toThrow('the network went away');
  spy.mockRestore();

  await run();

  expect(await marked()).toEqual(FILES);
});
