import { documentPaths } from '@akada/domain/documents/paths';
import { vaultStatsSchema } from '@akada/domain/vault/schemas';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { commands, countStats, History } from './history.ts';
import { createVault, readStored } from './vault.ts';

const SEED = 4;

/** Commands that run at the same time. */
const AT_ONCE = 5;

test('after 500 random creates, views, hides, restores and deletes a rebuild equals a recount', {
  timeout: 240_000,
}, async () => {
  const vault = createVault();
  const history = new History(vault);

  const happening = fc.sample(commands, { seed: SEED, numRuns: 500 });
  for (let from = 0; from < happening.length; from += AT_ONCE) {
    await Promise.all(happening.slice(from, from + AT_ONCE).map((command) => history.happen(command)));
  }
  // Delivers each event twice, in any order.
  const twice = [...history.events, ...history.events];
  const whole = { minLength: twice.length, maxLength: twice.length };
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(twice, whole), { seed: SEED, numRuns: 1 });
  for (const deliver of shuffled) await deliver();
  await rebuildVaultStats(vault.depsAt());

  const counted = await countStats(vault);
  expect(await readStored(vault, documentPaths.vaultStats, vaultStatsSchema)).toEqual({
    ...counted,
    subjects: counted.subjects.map(({ files }) => ({ files, subject: expect.any(String) })),
    rebuilt_at: NOW,
  });
  // Guards against a history that tests nothing.
  expect(counted.files).toBeGreaterThan(30);
  expect(counted.views).toBeGreaterThan(30);
  expect(counted.contributors).toBeGreaterThan(10);
  expect(history.ids.length - counted.files).toBeGreaterThan(30);
});
