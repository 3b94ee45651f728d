import { newAccount } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { LISTED_MARK, VAULT_CACHE_CONTROL } from '@akada/domain/vault/stored-files';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { syncListedMark } from '@akada/functions/src/vault/sync-listed-mark.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { suiteVariable } from '../../support/suite-variable.ts';
import { writeListedFile } from './listed.ts';
import { trackListingEvents } from './listing-events.ts';
import { createChange, createVault, uploadFile, type Vault, writeItem } from './vault.ts';

const MODERATOR = { uid: 'mod', isModerator: true };
const TOKEN = 'a-shared-token';

let vault: Vault;
let url: string;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
  url = await uploadFile(vault, 'ada', 'Cells.pdf');
});
const path = () => url.slice(`gs://${vault.bucket.name}/`.length);
const object = () => vault.bucket.file(path());
const metadata = async () => (await object().getMetadata())[0];
const isMarked = async () => (await metadata()).metadata?.[LISTED_MARK] === 'true';
const match = () => syncListedMark(vault.depsAt(), path());
const decide = (file_id: string, decision: 'hide' | 'restore') =>
  moderateFile(vault.depsAt(), MODERATOR, { file_id, decision });

/** Shares the file as its contributor does; the trigger has listed it. */
async function share(): Promise<string> {
  const id = await writeItem(vault, { file_url: url });
  await vaultItemCreated(vault.depsAt(), createChange(id));
  return id;
}

/** The status for a download URL with a token. */
async function statusByToken(): Promise<number> {
  const host = suiteVariable('FIREBASE_STORAGE_EMULATOR_HOST');
  const object = `http://${host}/v0/b/${vault.bucket.name}/o/${encodeURIComponent(path())}`;
  return (await fetch(`${object}?alt=media&token=${TOKEN}`)).status;
}

test('an object is marked once its item is listed, and no earlier', async () => {
  await match();
  expect(await isMarked()).toBe(false);

  await share();

  expect(await isMarked()).toBe(true);
});

test("a listed object gets Akada's Cache-Control, whatever its uploader set", async () => {
  await object().setMetadata({ cacheControl: 'public, max-age=31536000' });

  await share();

  expect((await metadata()).cacheControl).toBe(VAULT_CACHE_CONTROL);
});

test('hiding removes the mark and all download tokens, and restoring brings back only the mark', async () => {
  const id = await share();
  const look = trackListingEvents(vault);
  await look(id);
  await object().setMetadata({ metadata: { firebaseStorageDownloadTokens: TOKEN } });
  expect(await statusByToken()).toBe(200);

  await decide(id, 'hide');
  await (await look(id))();
  expect(await isMarked()).toBe(false);
  expect(await statusByToken()).toBe(403);

  await decide(id, 'restore');
  await (await look(id))();
  expect(await isMarked()).toBe(true);
  expect(await statusByToken()).toBe(403);
});

test('an object with the right metadata is not written again', async () => {
  const id = await share();
  const { metageneration } = await metadata();

  expect(await match()).toBe(false);
  await vault.db.doc(documentPaths.vaultItem(id)).update({ view_count: 1 });
  expect(await match()).toBe(false);

  expect((await metadata()).metageneration).toBe(metageneration);
});

test('a deleted object is no failure', async () => {
  await share();
  await object().delete();

  expect(await match()).toBe(false);
});

test('an object that replaced the listed one is not marked', async () => {
  await share();
  await object().delete();
  await uploadFile(vault, 'ada', 'Cells.pdf');

  await match();

  expect(await isMarked()).toBe(false);
});

test('an object that one item lists while another that names it is hidden is not marked', async () => {
  const id = await share();
  await decide(id, 'hide');

  await share();

  expect(await isMarked()).toBe(false);
});

describe('in any order of deliveries, and then all at once, each of them twice,', () => {
  const CHANGES = { 'that was hidden': ['hide'], 'that was restored': ['hide', 'restore'] } as const;

  test.each(Object.entries(CHANGES))('a file %s ends with the right mark', async (_, changes) => {
    const id = await writeItem(vault, { file_url: url });
    const look = trackListingEvents(vault);
    const events = [await look(id)];
    await vaultItemCreated(vault.depsAt(), createChange(id));
    events.push(await look(id));
    for (const decision of changes) {
      await decide(id, decision);
      events.push(await look(id));
    }
    for (const order of ordersOf([...events.keys()])) {
      for (const index of order) await events[index]?.();
      expect(await isMarked()).toBe(changes.at(-1) === 'restore');
    }
    await Promise.all([...events, ...events].map((event) => event()));
    expect(await isMarked()).toBe(changes.at(-1) === 'restore');
  });

  function ordersOf(items: readonly number[]): number[][] {
    if (items.length === 0) return [[]];
    return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
  }
});

test.each(['before', 'after'] as const)(
  'a file hidden while being marked, %s the mark is written, ends without the mark',
  async (when) => {
    const id = await writeListedFile(vault, { file_url: url });
    const hideAndTell = async () => {
      await vault.db.doc(documentPaths.vaultItem(id)).update({ hidden: true });
      await match();
    };
    beforeOrAfterMetadata(when, hideAndTell);

    await match();

    expect(await isMarked()).toBe(false);
  },
);

test('a file restored while its mark is being removed ends with the mark', async () => {
  const id = await share();
  await decide(id, 'hide');
  beforeOrAfterMetadata('before', async () => {
    await decide(id, 'restore');
    await match();
  });

  await match();

  expect(await isMarked()).toBe(true);
});

/** Runs `work` before or after the next write of an object's metadata. */
function beforeOrAfterMetadata(when: 'before' | 'after', work: () => Promise<unknown>): void {
  const prototype = Object.getPrototypeOf(object()) as ReturnType<typeof object>;
  const { setMetadata } = prototype;
  const spy = vi.spyOn(prototype, 'setMetadata').mockImplementationOnce(async function (
    this: typeof prototype,
    ...args: unknown[]
  ) {
    spy.mockRestore();
    if (when === 'before') await work();
    const written = await Reflect.apply(setMetadata, this, args);
    if (when === 'after') await work();
    return written;
  } as never);
}
