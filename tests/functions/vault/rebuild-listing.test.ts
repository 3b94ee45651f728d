import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import { vaultQuery } from '@akada/domain/vault/queries';
import { type VaultDetails, type VaultItem, vaultItemSchema } from '@akada/domain/vault/schemas';
import { topWords } from '@akada/domain/vault/search';
import { NO_FILTER, noteSize } from '@akada/domain/vault/vault';
import { toQuery } from '@akada/functions/src/lib/run-query.ts';
import { vaultListingChanged } from '@akada/functions/src/vault/vault-listing-changed.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { readReportedFile, reportFile, writeReport } from './reports.ts';
import { createChange, createListedItem, createVault, readStored, type Vault, writeNote } from './vault.ts';

const ADA: Profile = { full_name: 'Ada Obi', username: 'ada', avatar_url: null };
const PATH = documentPaths.vaultItem('one');
const TEXT = topWords('Stomata open in the light.');

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.profile('ada')).set(ADA);
});

/** Writes a listed item, with words read from its file. */
async function list(fields: Partial<VaultItem> = {}): Promise<VaultItem> {
  const item = createListedItem({ uploader: ADA, filename: 'Photosynthesis', subject: 'Biology', ...fields });
  const shared = { ...item, ...buildListing(item, ADA, TEXT), helpful_count: 2 };
  await vault.db.doc(PATH).set(shared);
  return shared;
}

/** Edits the item as its contributor does, without delivering the event. */
async function edit(changed: { [Field in keyof VaultDetails]?: VaultDetails[Field] | FieldValue }) {
  await vault.db.doc(PATH).update(changed);
  return (await vault.db.doc(PATH).get()).data();
}
const deliver = (before: object | undefined, after: object | undefined) =>
  vaultListingChanged(vault.depsAt(), createChange('one', { before, after }));
const item = () => readStored(vault, PATH, vaultItemSchema);
const found = async (search: string, subject = 'all') =>
  (await toQuery(vault.db, vaultQuery({ ...NO_FILTER, search, subject })).get()).size;

describe('an edited file', () => {
  test('is found by its new details and by the words of its text, not by its old details', async () => {
    const before = await list({ tags: ['plants'] });

    const details = { filename: 'Respiration', subject: 'Chemistry', tags: ['cells'] };
    await deliver(before, await edit({ ...details, description: 'Mock exam included' }));

    for (const word of ['spirat', 'chemistry', 'cells', 'exam', 'stomata', 'obi'])
      expect(await found(word)).toBe(1);
    for (const word of ['photo', 'biology', 'plants']) expect(await found(word)).toBe(0);
    expect(await found('', 'CHEMISTRY')).toBe(1);
    expect(await item()).toMatchObject({ filename_lower: 'respiration', subject_lower: 'chemistry' });
  });

  test('is not found by a removed description', async () => {
    const before = await list({ description: 'Mock exam' });
    await deliver(before, await edit({ description: FieldValue.delete() }));

    expect(await found('exam')).toBe(0);
    expect(await found('stomata')).toBe(1);
  });

  test('keeps its counts, its size and its contributor, and awards no points', async () => {
    const before = await list({ view_count: 7, download_count: 3 });
    await deliver(before, await edit({ filename: 'Respiration' }));

    const { tokens: _, filename: __, filename_lower: ___, ...kept } = before;
    expect(await item()).toMatchObject(kept);
    const others = [sharedCollections.contributors, 'vault_stats', sharedCollections.points];
    for (const path of others) expect((await vault.db.collection(path).get()).empty).toBe(true);
  });

  test('stays hidden with its counts while it waits for a moderator', async () => {
    const before = await list({ hidden: true });
    await deliver(before, await edit({ filename: 'Respiration' }));

    expect(await item()).toMatchObject({ hidden: true, filename_lower: 'respiration' });
    expect((await vault.db.doc(documentPaths.vaultStats).get()).exists).toBe(false);
  });

  test('has its last edit when the events of two edits arrive twice and out of order', async () => {
    const first = await list();
    const second = await edit({ filename: 'Respiration' });
    const third = await edit({ filename: 'Osmosis' });

    await deliver(second, third);
    const listed = await item();
    await deliver(first, second);
    await deliver(second, third);

    expect(listed).toMatchObject({ filename_lower: 'osmosis' });
    expect(await item()).toEqual(listed);
  });

  test('that is deleted before the event arrives is not recreated', async () => {
    const before = await list();
    const after = await edit({ filename: 'Respiration' });
    await vault.db.doc(PATH).delete();

    await deliver(before, after);

    expect(await item()).toBeUndefined();
  });

  test('that is being checked is left to the trigger that lists it', async () => {
    const { hidden: _, tokens: __, ...unlisted } = await list();
    await vault.db.doc(PATH).set(unlisted);

    await deliver(unlisted, await edit({ filename: 'Respiration' }));

    expect((await vault.db.doc(PATH).get()).data()).toEqual(
      expect.not.objectContaining({ tokens: expect.anything() }),
    );
  });

  test('is not written again for a view, a vote or the new listing itself', async () => {
    const before = await list();
    const { updateTime } = await vault.db.doc(PATH).get();

    await deliver(before, { ...before, view_count: 1, helpful_count: 3, tokens: [], filename_lower: 'x' });

    expect((await vault.db.doc(PATH).get()).updateTime).toEqual(updateTime);
  });

  test('shows moderators its new name beside the reported one', async () => {
    const before = await list();
    await writeReport(vault, 'one', 'ben', { filename: 'Photosynthesis' });
    await reportFile(vault, 'one', 'cleo');

    await deliver(before, await edit({ filename: 'Respiration' }));

    const { filename, told } = (await readReportedFile(vault, 'one')) ?? {};
    expect(filename).toBe('Respiration');
    expect(told?.map((one) => one.filename).sort()).toEqual(['Photosynthesis', undefined]);
  });
});

test('an edited note is found by its whole text, and its size follows its title', async () => {
  const note = { title: 'Photosynthesis', content: 'Light reactions' };
  const id = await writeNote(vault, note);
  const ref = vault.db.doc(documentPaths.vaultItem(id));
  await ref.update({ ...buildListing({ filename: note.title }, ADA), hidden: false, helpful_count: 0 });
  const before = (await ref.get()).data();
  await ref.update({ filename: 'Respiration' });
  await vault.db.doc(documentPaths.note(id)).update({ title: 'Respiration' });

  await vaultListingChanged(vault.depsAt(), createChange(id, { before, after: (await ref.get()).data() }));

  expect(await found('reactions')).toBe(1);
  expect((await ref.get()).get('size')).toBe(noteSize({ ...note, title: 'Respiration' }));
});
