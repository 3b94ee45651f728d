/**
 * Who may read an object besides its owner and moderators: the Storage rules ask the object's own metadata, because a rule
 * of Storage can't read Firestore.
 */
import { itemOfObjectQuery } from '@akada/domain/vault/queries';
import { LISTED_MARK, VAULT_CACHE_CONTROL } from '@akada/domain/vault/vault';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath } from '../lib/log-text.ts';
import { LoggableError } from '../lib/loggable-error.ts';
import { toQuery } from '../lib/run-query.ts';
import { isMissing } from './inspect.ts';

/** The custom metadata by which an address with a token passes the rules: Storage itself reads and writes it. */
const TOKENS = 'firebaseStorageDownloadTokens';

/** More changes of one item than happen between two looks at it; after that the trigger is tried again. */
const ROUNDS = 10;

/** What is looked at of an object's metadata. */
interface Metadata {
  cacheControl?: string | undefined;
  metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Marks an object while its item is listed, and takes the mark and all download tokens away while it isn't: an address with
 * a token is valid whatever the rules say. It goes by what is stored and not by an event, and looks again after each
 * change, so that of several at once the last to write has seen the last change of the item.
 *
 * @param isDryRun changes nothing
 * @returns whether the object was changed, or would be
 * @throws Error when the item or the object changes all the time
 */
export async function syncListedMark(
  deps: Pick<Deps, 'db' | 'bucket'>,
  path: string,
  { isDryRun = false } = {},
): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      const [metadata] = await deps.bucket().file(path).getMetadata();
      const update = updateOf(metadata, await isListed(deps, path, String(metadata.generation)));
      if (!update) return round > 0;
      if (isDryRun) return true;
      // Of this generation: another object under this name has not been looked at.
      const { generation = 0 } = metadata;
      await deps.bucket().file(path, { generation }).setMetadata(update);
    } catch (error) {
      if (isMissing(error)) return round > 0;
      throw error;
    }
  }
  throw new LoggableError(`the mark of an object doesn't come to rest: ${toLoggedPath(path)}`);
}

/** Whether an item lists this very object, and no other item that names it is hidden. */
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
  // One that was listed before generations were stored has none.
  return (
    hidden?.empty === true && item !== undefined && (item.get('generation') ?? generation) === generation
  );
}

/** What has to change of an object's metadata; null where it is as it should be. A null in it removes a key. */
function updateOf({ cacheControl, metadata }: Metadata, isListed: boolean) {
  const listed = isListed ? 'true' : null;
  const isMarked = (metadata?.[LISTED_MARK] ?? null) === listed;
  const isSafe = isListed || metadata?.[TOKENS] === undefined;
  if (isMarked && isSafe && cacheControl === VAULT_CACHE_CONTROL) return null;
  return {
    cacheControl: VAULT_CACHE_CONTROL,
    metadata: { [LISTED_MARK]: listed, ...(!isListed && { [TOKENS]: null }) },
  };
}
