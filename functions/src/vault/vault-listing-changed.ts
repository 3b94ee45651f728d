import { documentPaths } from '@akada/domain/documents/paths';
import type { NewVaultItem } from '@akada/domain/vault/schemas';
import type { DocumentData } from 'firebase-admin/firestore';
import { claim } from '../lib/claim.ts';
import type { DocumentChange } from '../lib/document-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { ownFile } from './objects.ts';
import { rebuildListingIfEdited } from './rebuild-listing.ts';
import { rebuildVaultStats } from './rebuild-stats.ts';
import { refreshContributor } from './refresh-contributor.ts';
import { syncListedMark } from './sync-listed-mark.ts';

const MINUTE = 60_000;

/** A rebuild's cost grows with the number of files, so a larger vault is recounted less often. */
const FILES_A_MINUTE = 10_000;
/** The interval of the scheduled rebuild. */
const MOST_MINUTES = 15;

/**
 * Runs after every write of an item. When the item is listed, hidden or restored, others may read its object, or no
 * longer. Then, and when it is deleted, its contributor and the vault's totals are updated, so that students see their
 * own file counted. After an edit the listing is rebuilt. A view or a vote writes the same document and must not cause
 * a recount.
 */
export async function vaultListingChanged(
  deps: Deps,
  { uid, id, before, after }: Pick<DocumentChange, 'uid' | 'id' | 'before' | 'after'>,
): Promise<void> {
  await matchMarkIfMoved(deps, before, after);
  await rebuildListingIfEdited(deps, { id, before, after });
  if (isListed(before) === isListed(after)) return;
  await refreshContributor(deps, uid);
  await rebuildVaultStatsIfOld(deps);
}

/** A deleted item's object is deleted too, so nothing is marked then. */
async function matchMarkIfMoved(
  deps: Deps,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (!after?.file_url || before?.hidden === after.hidden) return;
  const file = ownFile(deps.bucket(), after as NewVaultItem);
  if (file) await syncListedMark(deps, file.path);
}

/** Rebuilds the totals unless they are recent; how recent depends on the number of files. */
async function rebuildVaultStatsIfOld(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const stats = await deps.db.doc(documentPaths.vaultStats).get();
  const maxAgeMs = statsMaxAgeMs((stats.get('files') as number | undefined) ?? 0);
  if (await claim(deps, documentPaths.vaultClaim, maxAgeMs)) await rebuildVaultStats(deps);
}

/** How long totals of so many files count as recent, in milliseconds. */
export function statsMaxAgeMs(files: number): number {
  return MINUTE * Math.min(Math.max(1, files / FILES_A_MINUTE), MOST_MINUTES);
}

function isListed(item: DocumentData | undefined): boolean {
  return item?.hidden === false;
}
