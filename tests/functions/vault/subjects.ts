import { documentPaths } from '@akada/domain/documents/paths';
import { type VaultStats, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import { writeListedFile } from './listed.ts';
import { createVault, readStored } from './vault.ts';

/** A vault whose offered subjects are rebuilt by the test. */
export function createSubjects() {
  const vault = createVault();
  const rebuild = async (): Promise<VaultStats['subjects']> => {
    await rebuildVaultStats(vault.depsAt());
    return (await readStored(vault, documentPaths.vaultStats, vaultStatsSchema))?.subjects ?? [];
  };
  return {
    vault,
    /** Rebuilds the subjects, and returns them. */
    rebuild,
    /** Rebuilds the subjects, and returns their names. */
    rebuildNames: async () => (await rebuild()).map(({ subject }) => subject),
    /** Lists a file of each subject, shared by one student. */
    share: (user_id: string, subjects: readonly string[]) =>
      Promise.all(subjects.map((subject) => writeListedFile(vault, { user_id, subject }))),
  };
}
