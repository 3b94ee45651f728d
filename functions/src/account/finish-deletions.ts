import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import { deletionsQuery } from '@akada/domain/account/queries';
import { accountDeletionSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { logger } from 'firebase-functions';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { forEachDocument } from '../lib/run-query.ts';
import type { PaymentDeps } from '../payments/provider.ts';
import { disableSignInForDeletion } from './delete-account.ts';
import { eraseAccount } from './erase-account.ts';

/** Accounts processed in parallel. */
const PAGE = 5;

/**
 * Runs the whole deletion again for each account that is being deleted. It completes interrupted deletions, and
 * deletes what an old token, an offline device or a late trigger has written since. Once all old tokens have
 * expired, it deletes the marker last.
 */
export async function finishDeletions(deps: Deps & PaymentDeps): Promise<void> {
  await forEachDocument(deps.db, deletionsQuery(PAGE), async ({ id: uid }) => {
    try {
      await finish(deps, uid);
    } catch (error) {
      logger.error('an account could not be deleted yet and will be retried', {
        uid,
        error: toLogText(error),
      });
    }
  });
}

async function finish(deps: Deps & PaymentDeps, uid: string): Promise<void> {
  const noTokenFrom = deps.now().getTime() - ACCOUNT_DELETION.secondPassHours * 3_600_000;
  await disableSignInForDeletion(deps, uid);
  const marker = await deps.db.doc(documentPaths.accountDeletion(uid)).get();
  const since = parseDocument(accountDeletionSchema, marker)?.started_at;
  const isLast = since !== undefined && since.getTime() <= noTokenFrom;
  await eraseAccount(deps, uid, { isLast });
  if (isLast) await marker.ref.delete(ifUnchanged(marker));
}
