import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { type VaultStats, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import { beforeEach, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { list } from './listed.ts';
import { newItem, ownVault, stored, type Vault } from './vault.ts';

let vault: Vault;
beforeEach(() => {
  vault = ownVault();
});
const rebuilt = async (): Promise<VaultStats | undefined> => {
  await rebuildVaultStats(vault.depsAt());
  return stored(vault, documentPaths.vaultStats, vaultStatsSchema);
};

test('an empty vault has totals too', async () => {
  expect(await rebuilt()).toEqual({
    ...{ files: 0, contributors: 0, views: 0, subjects: [], rebuilt_at: NOW },
    groups: { notes: 0, media: 0, presentations: 0, other: 0 },
  });
});

test('a rebuild counts listed items, not hidden or new ones', async () => {
  await list(vault, { view_count: 3 });
  await list(vault, { type: 'png', category: 'media', view_count: 4 });
  await list(vault, { type: 'mp4', category: 'media', view_count: 0 });
  await list(vault, { type: 'pptx', category: 'presentations', view_count: 100, hidden: true });
  await vault.db.collection(sharedCollections.vault).add(newItem({ subject: 'New' }));
  await vault.db.doc(`${sharedCollections.contributors}/ada`).set({});

  expect(await rebuilt()).toMatchObject({
    ...{ files: 3, contributors: 1, views: 7, subjects: [] },
    groups: { notes: 1, media: 2, presentations: 0, other: 0 },
  });
});

test('subjects that differ in case and accents are merged, and sorted by name', async () => {
  for (const subject of ['Yorùbá', 'biology', 'Biology', 'YORUBA', 'Physics']) await list(vault, { subject });
  await list(vault, { subject: 'Hidden', hidden: true });
  await list(vault);

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
    [...names, ...twice].map((subject, index) => list(vault, { subject, user_id: `s${index}` })),
  );

  const subjects = (await rebuilt())?.subjects ?? [];

  expect(subjects).toHaveLength(50);
  expect(subjects.filter(({ files }) => files === 2).map(({ subject }) => subject)).toEqual(twice);
  expect(subjects.map(({ subject }) => subject)).toEqual(subjects.map(({ subject }) => subject).sort());
});
