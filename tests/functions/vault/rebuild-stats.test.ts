import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { type VaultStats, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import { beforeEach, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { writeListedFile } from './listed.ts';
import { createItem, createVault, readStored, type Vault } from './vault.ts';

let vault: Vault;
beforeEach(() => {
  vault = createVault();
});
const rebuilt = async (): Promise<VaultStats | undefined> => {
  await rebuildVaultStats(vault.depsAt());
  return readStored(vault, documentPaths.vaultStats, vaultStatsSchema);
};

test('an empty vault has totals too', async () => {
  expect(await rebuilt()).toEqual({
    ...{ files: 0, contributors: 0, views: 0, subjects: [], rebuilt_at: NOW },
    groups: { notes: 0, media: 0, presentations: 0, other: 0 },
  });
});

test('a rebuild counts listed items, not hidden or new ones', async () => {
  await writeListedFile(vault, { view_count: 3 });
  await writeListedFile(vault, { type: 'png', category: 'media', view_count: 4 });
  await writeListedFile(vault, { type: 'mp4', category: 'media', view_count: 0 });
  await writeListedFile(vault, { type: 'pptx', category: 'presentations', view_count: 100, hidden: true });
  await vault.db.collection(sharedCollections.vault).add(createItem({ subject: 'New' }));
  await vault.db.doc(`${sharedCollections.contributors}/ada`).set({});

  expect(await rebuilt()).toMatchObject({
    ...{ files: 3, contributors: 1, views: 7, subjects: [] },
    groups: { notes: 1, media: 2, presentations: 0, other: 0 },
  });
});

test('subjects that differ in case and accents are merged, and sorted by name', async () => {
  for (const subject of ['Yorùbá', 'biology', 'Biology', 'YORUBA', 'Physics'])
    await writeListedFile(vault, { subject });
  await writeListedFile(vault, { subject: 'Hidden', hidden: true });
  await writeListedFile(vault);

  const subjects = (await rebuilt())?.subjects ?? [];

  expect(subjects.map(({ subject, files }) => [subject.toLowerCase(), files])).toEqual([
    ['biology', 2],
    ['physics', 1],
    [expect.stringMatching(/^yor/), 2],
  ]);
});

test('the subjects with the most files are offered', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Subject ${String(index).padStart(2, '0')}`);
  const twice = names.filter((_, index) => index % 2 === 0 || index > 40);
  await Promise.all(
    [...names, ...twice].map((subject, index) => writeListedFile(vault, { subject, user_id: `s${index}` })),
  );

  const subjects = (await rebuilt())?.subjects ?? [];

  expect(subjects).toHaveLength(50);
  expect(subjects.filter(({ files }) => files === 2).map(({ subject }) => subject)).toEqual(twice);
  expect(subjects.map(({ subject }) => subject)).toEqual(subjects.map(({ subject }) => subject).sort());
});
