import { documentPaths } from '@akada/domain/documents/paths';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { recentFilesQuery, vaultQuery } from '@akada/domain/vault/queries';
import { NO_FILTER, VAULT_SORTS, type VaultFilter, type VaultSort } from '@akada/domain/vault/vault';
import { toQuery } from '@akada/functions/src/lib/run-query.ts';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { writeManyFiles } from '../functions/vault/crowd.ts';
import { createVault } from '../functions/vault/vault.ts';
import { countReads, type Reads } from '../support/reads.ts';
import type { Say } from './part.ts';

const SIZES = [100, 20_000] as const;

/** The most documents read for the opened page, and for a sorted or searched list. */
const BUDGETS = { page: 34, list: 24 } as const;

/**
 * The most documents read by a rebuild of the figures: the newest files, the subjects, and a sample of each offered
 * subject. Reads for counting grow with the files.
 */
const REBUILD = { documents: 1_352, countedAtMost: (files: number) => 250 + (3 * files) / 1_000 } as const;

const LISTS: [name: string, filter: VaultFilter][] = [
  ...(Object.keys(VAULT_SORTS) as VaultSort[]).map((sort): [string, VaultFilter] => [
    VAULT_SORTS[sort].label,
    { ...NO_FILTER, sort },
  ]),
  ['a search', { ...NO_FILTER, search: 'tissues cel' }],
  [
    'a search, with all filters',
    { search: 'cells', category: 'media', type: 'png', subject: 'subject b', sort: 'viewed' },
  ],
];

/**
 * Measures what the vault reads with few files and with many.
 *
 * @returns a description of each figure over budget
 */
export async function benchVault(say: Say): Promise<string[]> {
  const over: string[] = [];
  for (const files of SIZES) {
    const now = new Date();
    const { db } = createVault();
    await writeManyFiles({ db }, files, now);
    say(`\nDocuments read by the vault with ${files} files`);
    const rebuild = await timed(db, () => rebuildVaultStats({ db, now: () => now }));
    const report = (name: string, documents: number, budget: number, note = '') => {
      say(`  ${String(documents).padStart(4)}  ${name}, at most ${budget}${note}`);
      if (documents > budget) over.push(`${name} of the vault reads ${documents} with ${files} files`);
    };
    const page = await countReads(db, async () => {
      for (const query of [vaultQuery(NO_FILTER), recentFilesQuery(now)]) await run(db, query);
      await db.doc(documentPaths.vaultStats).get();
    });
    report('the page', page.documents, BUDGETS.page);
    for (const [name, filter] of LISTS) {
      const list = await countReads(db, () => run(db, vaultQuery(filter)));
      report(name, list.documents, BUDGETS.list);
    }
    const { counted } = rebuild;
    report('a rebuild of the figures', rebuild.documents, REBUILD.documents, `, in ${rebuild.took} ms`);
    report('counting for it', counted, REBUILD.countedAtMost(files));
  }
  return over;
}

async function run(db: Firestore, query: QuerySpec): Promise<void> {
  const { empty } = await toQuery(db, query).get();
  if (empty) throw new Error(`no results for ${JSON.stringify(query)}`);
}

async function timed(db: Firestore, work: () => Promise<unknown>): Promise<Reads & { took: number }> {
  const begun = performance.now();
  const reads = await countReads(db, work);
  return { ...reads, took: Math.round(performance.now() - begun) };
}
