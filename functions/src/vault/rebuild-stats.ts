import { documentPaths } from '@akada/domain/documents/paths';
import { contributorsQuery, listedQuery, viewsQuery } from '@akada/domain/vault/queries';
import { type VaultItem, type VaultStats, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { VAULT_CATEGORIES, type VaultCategory } from '@akada/domain/vault/vault';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { countAndSum, countDocuments } from '../lib/run-query.ts';
import { chooseOfferedSubjects } from './offered-subjects.ts';

/**
 * Recounts the vault's totals from the listed items, not from events, so that the next rebuild is right whatever was
 * delivered twice, late or never. What it reads is bounded: see {@link chooseOfferedSubjects}.
 */
export async function rebuildVaultStats({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const rebuilt_at = now();
  const [totals, contributors, groups, subjects] = await Promise.all([
    countAndSum(db, viewsQuery(), 'view_count' satisfies keyof VaultItem),
    countDocuments(db, contributorsQuery()),
    groupsOf(db),
    subjectsOf(db),
  ]);
  const stats: VaultStats = {
    ...{ files: totals.count, views: totals.sum },
    ...{ contributors, groups, subjects, rebuilt_at },
  };
  await db.doc(documentPaths.vaultStats).set(stats);
}

async function groupsOf(db: Firestore): Promise<VaultStats['groups']> {
  const counts = await Promise.all(
    VAULT_CATEGORIES.map(async (category) => [category, await countDocuments(db, listedQuery({ category }))]),
  );
  return Object.fromEntries(counts) as Record<VaultCategory, number>;
}

async function subjectsOf(db: Firestore): Promise<VaultStats['subjects']> {
  const before = parseDocument(vaultStatsSchema, await db.doc(documentPaths.vaultStats).get());
  return chooseOfferedSubjects(db, before?.subjects ?? []);
}
