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

/** What a rebuild costs grows with the files, so that many files are recounted less often. */
const FILES_A_MINUTE = 10_000;
/** The schedule of the rebuild, which comes anyway. */
const MOST_MINUTES = 15;

/**
 * Lets others read a file's object, or no longer, when the file is listed, hidden or restored. Moves the figures then, and
 * when it is deleted, so that who shares one sees the total move, and sees to it that its contributor counts as one or no
 * longer. After an edit it rebuilds the file's listing. A view or a vote writes the same document, and must cost no recount.
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

/** An item that is deleted takes its object along, so nothing is marked then. */
async function matchMarkIfMoved(
  deps: Deps,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (!after?.file_url || before?.hidden === after.hidden) return;
  const file = ownFile(deps.bucket(), after as NewVaultItem);
  if (file) await syncListedMark(deps, file.path);
}

/** Rebuilds the figures unless they are new, which depends on how many files there are. */
async function rebuildVaultStatsIfOld(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const stats = await deps.db.doc(documentPaths.vaultStats).get();
  const milliseconds = statsMaxAgeMs((stats.get('files') as number | undefined) ?? 0);
  if (await claim(deps, documentPaths.vaultClaim, milliseconds)) await rebuildVaultStats(deps);
}

/** Milliseconds for which figures of so many files are new. */
export function statsMaxAgeMs(files: number): number {
  return MINUTE * Math.min(Math.max(1, files / FILES_A_MINUTE), MOST_MINUTES);
}

function isListed(item: DocumentData | undefined): boolean {
  return item?.hidden === false;
}
