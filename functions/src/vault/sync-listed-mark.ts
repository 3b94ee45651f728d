/**
 * Marks the objects that everyone may read. A Storage rule can't read Firestore, so the rules check the object's own
 * metadata.
 */
import { itemOfObjectQuery } from '@akada/domain/vault/queries';
import { LISTED_MARK, VAULT_CACHE_CONTROL } from '@akada/domain/vault/stored-files';
import type { Deps } from '../lib/handler.ts';
import { LoggableError, toLoggedPath } from '../lib/log-text.ts';
import { toQuery } from '../lib/run-query.ts';
import { isMissing } from './inspect.ts';

/**
 * The metadata with an object's download tokens: a URL with a token bypasses the rules. Storage reads and writes this
 * key itself.
 */
const TOKENS = 'firebaseStorageDownloadTokens';

/** More rounds than one item changes in this time; after that the trigger is retried. */
const ROUNDS = 10;

/** The parts of an object's metadata that matter here. */
interface Metadata {
  cacheControl?: string | undefined;
  metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Marks an object while its item is listed; otherwise removes the mark and all download tokens, because a URL with a
 * token works whatever the rules say. It goes by what is stored and not by an event, and checks again after each
 * change, so that of several runs at once the last to write has seen the item's last change.
 *
 * @param isDryRun changes nothing
 * @returns whether the object was changed, or would be in a dry run
 * @throws Error when the item or object keeps changing
 */
export async function syncListedMark(
  deps: Pick<Deps, 'db' | 'bucket'>,
  path: string,
  { isDryRun = false } = {},
): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      const [metadata] = await deps.bucket().file(path).getMetadata();
      const update = metadataUpdate(metadata, await isListed(deps, path, String(metadata.generation)));
      if (!update) return round > 0;
      if (isDryRun) return true;
      // Updates this generation, because another object under this name hasn't been checked.
      const { generation = 0 } = metadata;
      await deps.bucket().file(path, { generation }).setMetadata(update);
    } catch (error) {
      if (isMissing(error)) return round > 0;
      throw error;
    }
  }
  throw new LoggableError(`the mark of an object keeps changing: ${toLoggedPath(path)}`);
}

/** Whether an item lists exactly this object, and no other item that names it is hidden. */
async function isListed(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  path: string,
  generation: string,
): Promise<boolean> {
  const url = `gs://${bucket().name}/${path}`;
  const [hidden, listed] = await Promise.all(
    [true, false].map((hidden) => toQuery(db, itemOfObjectQuery(url, { hidden })).get()),
  );
  const item = listed?.docs[0];
  // Items listed before generations were stored have none.
  return (
    hidden?.empty === true && item !== undefined && (item.get('generation') ?? generation) === generation
  );
}

/** The change an object's metadata needs; null when it needs none. A null value removes a key. */
function metadataUpdate({ cacheControl, metadata }: Metadata, isListed: boolean) {
  const listed = isListed ? 'true' : null;
  const isMarked = (metadata?.[LISTED_MARK] ?? null) === listed;
  const isSafe = isListed || metadata?.[TOKENS] === undefined;
  if (isMarked && isSafe && cacheControl === VAULT_CACHE_CONTROL) return null;
  return {
    cacheControl: VAULT_CACHE_CONTROL,
    metadata: { [LISTED_MARK]: listed, ...(!isListed && { [TOKENS]: null }) },
  };
}
