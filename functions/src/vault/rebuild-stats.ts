import { documentPaths } from '@akada/domain/paths';
import { contributorsQuery, listedQuery, nextSubjectQuery, viewsQuery } from '@akada/domain/queries/vault';
import type { VaultItem, VaultStats } from '@akada/domain/schemas/vault';
import { VAULT_CATEGORIES, VAULT_LIMITS, type VaultCategory } from '@akada/domain/vault';
import { NO_SUBJECT } from '@akada/domain/vault-listing';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../lib/handler.ts';
import { countOf, toQuery, totalsOf } from '../lib/run-query.ts';

/** Subjects that a rebuild looks at: each costs a document and a count. */
const SUBJECTS_LOOKED_AT = 200;

/**
 * Writes the figures of the vault anew from what is listed, and not from what happened to it: whatever was delivered
 * twice, late or never, the next rebuild is right. Reads no more than {@link SUBJECTS_LOOKED_AT} documents.
 */
export async function rebuildVaultStats({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const rebuilt_at = now();
  const [totals, contributors, groups, subjects] = await Promise.all([
    totalsOf(db, viewsQuery(), 'view_count' satisfies keyof VaultItem),
    countOf(db, contributorsQuery()),
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
    VAULT_CATEGORIES.map(async (category) => [category, await countOf(db, listedQuery({ category }))]),
  );
  return Object.fromEntries(counts) as Record<VaultCategory, number>;
}

/** The subjects with the most files, by name. */
async function subjectsOf(db: Firestore): Promise<VaultStats['subjects']> {
  const names = await subjectNames(db);
  const counted = await Promise.all(
    [...names].map(async ([key, subject]) => ({
      ...{ key, subject },
      files: await countOf(db, listedQuery({ subject_lower: key })),
    })),
  );
  return counted
    .sort((a, b) => b.files - a.files || byText(a.key, b.key))
    .slice(0, VAULT_LIMITS.subjects)
    .sort((a, b) => byText(a.key, b.key))
    .map(({ subject, files }) => ({ subject, files }));
}

/** Subjects as their first item has them, by their keys. The index is walked from one subject to the next. */
async function subjectNames(db: Firestore): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  let key = '';
  for (let step = 0; step < SUBJECTS_LOOKED_AT; step += 1) {
    const [first] = (await toQuery(db, nextSubjectQuery(key)).select('subject', 'subject_lower').get()).docs;
    if (!first) break;
    key = first.get('subject_lower') as string;
    if (key !== NO_SUBJECT) names.set(key, first.get('subject') as string);
  }
  return names;
}

/** The same on every machine, whatever its language. */
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
