import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { LISTED_MARK } from '@akada/domain/vault/stored-files';
import { EICAR, type Scanner, startScanner } from '@akada/emulators/scanner/server';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { TRUE_BYTES } from './files.ts';
import { createChange, createVault, uploadFile, type Vault, writeItem } from './vault.ts';

let vault: Vault;
let scanner: Scanner;
beforeEach(async () => {
  vault = createVault();
  scanner = await startScanner(0);
  vi.stubEnv('FILE_SCANNER_URL', scanner.url);
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await scanner.close();
});

const INFECTED = Buffer.concat([TRUE_BYTES.png, Buffer.from(EICAR)]);

async function share(bytes = TRUE_BYTES.png) {
  const url = await uploadFile(vault, 'ada', 'Cells.png', { bytes });
  const id = await writeItem(vault, { file_url: url, type: 'png', category: 'media' });
  const object = vault.bucket.file(url.slice(`gs://${vault.bucket.name}/`.length));
  return {
    deliver: () => vaultItemCreated(vault.depsAt(), createChange(id)),
    state: async () => ({
      hidden: (await vault.db.doc(documentPaths.vaultItem(id)).get()).get('hidden'),
      object: (await object.exists())[0],
    }),
    isMarked: async () => (await object.getMetadata())[0].metadata?.[LISTED_MARK] === 'true',
  };
}
const notices = async () =>
  (await vault.db.collection(collectionPaths.notifications('ada')).get()).docs.map((notice) =>
    notice.get('message'),
  );

test('a clean file is listed after it was scanned', async () => {
  const { deliver, state, isMarked } = await share();

  await deliver();

  expect(scanner.scanned()).toBe(1);
  expect(await state()).toEqual({ hidden: false, object: true });
  expect(await isMarked()).toBe(true);
});

test('an infected file is never listed, is deleted, and its contributor is notified', async () => {
  const { deliver, state } = await share(INFECTED);

  await deliver();

  expect(await state()).toEqual({ hidden: undefined, object: false });
  expect(await notices()).toEqual([expect.stringContaining('malware')]);
});

test('while the scanner is down a file stays unlisted, and its event is retried until it is listed', async () => {
  const { deliver, state, isMarked } = await share();
  scanner.setDown(true);
  await expect(deliver()).rejects.toThrow('the scanner gave no verdict: 503');
  expect(await state()).toEqual({ hidden: undefined, object: true });
  expect(await isMarked()).toBe(false);

  scanner.setDown(false);
  await deliver();

  expect(await state()).toEqual({ hidden: false, object: true });
});

test('without an address nothing is scanned', async () => {
  vi.stubEnv('FILE_SCANNER_URL', '');
  const { deliver, state } = await share(INFECTED);

  await deliver();

  expect(scanner.scanned()).toBe(0);
  expect(await state()).toEqual({ hidden: false, object: true });
});
