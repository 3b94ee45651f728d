import { documentPaths, sharedCollections, vaultCounts } from '@akada/domain/documents/paths';
import type { NewVaultItem } from '@akada/domain/vault/schemas';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { sweepVault } from '@akada/functions/src/vault/sweep.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { type RecordChange, trackListingEvents } from './listing-events.ts';
import {
  createChange,
  createListedItem,
  createVault,
  uploadFile,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

let vault: Vault;
let look: RecordChange;
beforeEach(() => {
  vault = createVault();
  look = trackListingEvents(vault);
});
/** Delivers the event of an item's change. */
const deliverListingEvent = async (id: string) => (await look(id))();

const doc = (path: string) => vault.db.doc(path);
const exists = async (path: string) => (await doc(path).get()).exists;
const pathOf = (url: string) => url.slice(`gs://${vault.bucket.name}/`.length);
const isThere = async (url: string) => (await vault.bucket.file(pathOf(url)).exists())[0];
const markerAt = (url: string) => markerRef(vault.db, pathOf(url));

/** A listed file of Ada's, and the event of its deletion. */
async function listed(fields: Partial<NewVaultItem> = {}) {
  const url = fields.file_url ?? (await uploadFile(vault, 'ada', 'Cells.pdf'));
  const id = await writeItem(vault, { file_url: url, ...fields });
  await vaultItemCreated(vault.depsAt(), createChange(id));
  await deliverListingEvent(id);
  return {
    id,
    url,
    deletion: createChange(id, { before: (await doc(documentPaths.vaultItem(id)).get()).data() }),
  };
}
const remove = async ({ id, deletion }: Awaited<ReturnType<typeof listed>>) => {
  await doc(documentPaths.vaultItem(id)).delete();
  await deliverListingEvent(id);
  await vaultItemDeleted(vault.depsAt(), deletion);
};

describe('a deleted file', () => {
  test('leaves no object, no marker, no record of who was counted and no contributor', async () => {
    const file = await listed();
    expect(await exists(`${sharedCollections.contributors}/ada`)).toBe(true);
    const counted = [vaultCounts.views(file.id), vaultCounts.downloads(file.id)].map(
      (path) => `${path}/ben_2026-03-01`,
    );
    for (const path of counted) await doc(path).set({});

    await remove(file);

    expect(await isThere(file.url)).toBe(false);
    expect((await markerAt(file.url).get()).exists).toBe(false);
    for (const path of counted) expect(await exists(path), path).toBe(false);
    expect(await exists(`${sharedCollections.contributors}/ada`)).toBe(false);
  });

  test('leaves its contributor in the list while another file is listed', async () => {
    const file = await listed();
    const other = await writeNote(vault, { title: 'Mitosis', content: 'Four phases' });
    await vaultItemCreated(vault.depsAt(), createChange(other));
    await deliverListingEvent(other);

    await remove(file);

    expect(await exists(`${sharedCollections.contributors}/ada`)).toBe(true);
    expect(await exists(documentPaths.note(other))).toBe(true);
  });

  test('has its open reports closed, and no others', async () => {
    const file = await listed();
    const report = { type: 'report', file_id: file.id, reason: 'spam', created_at: NOW };
    const reports = { one: 'open', two: 'open', answered: 'rejected' };
    for (const [id, status] of Object.entries(reports)) {
      await doc(`${sharedCollections.tickets}/${id}`).set({ ...report, user_id: id, status });
    }
    await doc(`${sharedCollections.tickets}/other`).set({ ...report, file_id: 'other', status: 'open' });
    await doc(documentPaths.reportedFile(file.id)).set({ status: 'open' });

    await remove(file);

    const { docs } = await vault.db.collection(sharedCollections.tickets).get();
    expect(Object.fromEntries(docs.map((ticket) => [ticket.id, ticket.get('status')]))).toEqual({
      ...{ one: 'closed', two: 'closed', answered: 'rejected', other: 'open' },
    });
    expect(await exists(documentPaths.reportedFile(file.id))).toBe(false);
  });

  test('has more reports closed than fit into one commit', async () => {
    const file = await listed();
    const batch = vault.db.batch();
    for (let index = 0; index < 430; index += 1) {
      const ticket = { type: 'report', file_id: file.id, status: 'open', created_at: NOW };
      batch.set(doc(`${sharedCollections.tickets}/${index}`), ticket);
    }
    await batch.commit();

    await remove(file);

    const open = vault.db.collection(sharedCollections.tickets).where('status', '==', 'open');
    expect((await open.get()).size).toBe(0);
  });

  test('leaves the object to another item that names it', async () => {
    const file = await listed();
    const other = await listed({ file_url: file.url });

    await remove(file);
    expect(await isThere(file.url)).toBe(true);
    expect((await markerAt(file.url).get()).exists).toBe(false);

    await remove(other);
    expect(await isThere(file.url)).toBe(false);
  });

  test("leaves another's object where it is", async () => {
    const url = await uploadFile(vault, 'ben', 'Cells.pdf');

    await vaultItemDeleted(
      vault.depsAt(),
      createChange('one', { before: createListedItem({ file_url: url }) }),
    );

    expect(await isThere(url)).toBe(true);
  });

  test('leaves the body of a new note with the same ID', async () => {
    const id = await writeNote(vault, { title: 'Mitosis', content: 'Four phases' });

    await vaultItemDeleted(
      vault.depsAt(),
      createChange(id, { before: createListedItem({ type: 'note', file_url: null }) }),
    );

    expect(await exists(documentPaths.note(id))).toBe(true);
  });

  test('whose object cannot be deleted fails after everything else is done, and the sweep finishes', async () => {
    const file = await listed();
    const down = vi.spyOn(vault.bucket, 'file').mockImplementation(() => {
      throw new Error('Storage is down');
    });

    await expect(remove(file)).rejects.toThrow('Storage is down');

    down.mockRestore();
    expect(await isThere(file.url)).toBe(true);
    await sweepVault(vault.depsAt());
    expect(await isThere(file.url)).toBe(false);
    expect((await markerAt(file.url).get()).exists).toBe(false);
  });
});

test('a deleted note takes its body along, even if its contributor left the body', async () => {
  const id = await writeNote(vault, { title: 'Mitosis', content: 'Four phases' });
  const before = (await doc(documentPaths.vaultItem(id)).get()).data();
  await doc(documentPaths.vaultItem(id)).delete();

  await vaultItemDeleted(vault.depsAt(), createChange(id, { before }));

  expect(await exists(documentPaths.note(id))).toBe(false);
});
