import { dueNameCopiesQuery } from '@akada/domain/account/queries';
import {
  type NameCopy,
  nameCopyAfterRename,
  nameCopyAfterRun,
  nameCopyWhenDue,
} from '@akada/domain/account/renames';
import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { logger } from 'firebase-functions';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { toQuery } from '../lib/run-query.ts';
import { updateContributorOnFiles } from '../vault/update-contributor.ts';

/** How many copies one run of the schedule processes. */
const COPIES_A_RUN = 50;

type NameDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Copies a changed profile to the student's shared files: at once, or later by {@link copyNames} if the last copy
 * was a moment ago or the limit for today is reached. It reads the current profile, so events may arrive late,
 * twice or in any order.
 */
export async function requestNameCopy(deps: NameDeps, uid: string): Promise<void> {
  await stepAndRun(deps, uid, (copy, now, account) => nameCopyAfterRename(copy, now, account));
}

/** Makes the copies that are due, and resumes those that had too many files for one run or were interrupted. */
export async function copyNames(deps: NameDeps): Promise<void> {
  const { docs } = await toQuery(deps.db, dueNameCopiesQuery(deps.now(), COPIES_A_RUN)).get();
  for (const { id: uid } of docs) {
    try {
      await stepAndRun(deps, uid, (copy, now, account) =>
        copy ? nameCopyWhenDue(copy, now, account) : null,
      );
    } catch (error) {
      // It is retried when its run counts as interrupted. It must not block the others.
      logger.error('a name could not be copied', { uid, error: toLogText(error) });
    }
  }
}

type Step = (
  copy: NameCopy | undefined,
  now: Date,
  account: Account,
) => { copy: NameCopy; starts: boolean } | null;

async function stepAndRun(deps: NameDeps, uid: string, step: Step): Promise<void> {
  const begun = await update(deps, uid, step);
  if (!begun?.starts) return;
  const cursor = await updateContributorOnFiles(deps, uid, begun.copy.cursor ?? '');
  await update(deps, uid, (copy, now, account) =>
    copy ? { copy: nameCopyAfterRun(copy, cursor, now, account), starts: false } : null,
  );
}

/** Applies a step in one transaction. Writes nothing if nothing changes or the account was deleted. */
async function update({ db, now }: NameDeps, uid: string, step: Step): Promise<ReturnType<Step>> {
  return db.runTransaction(async (transaction) => {
    const read = await transaction.get(db.doc(documentPaths.account(uid)));
    const account = parseDocument(accountSchema, read);
    if (!account) return null;
    const taken = step(account.name_copy, now(), account);
    if (taken && !isSame(account.name_copy, taken.copy)) {
      transaction.update(read.ref, { name_copy: taken.copy } satisfies Partial<Account>);
    }
    return taken;
  });
}

function isSame(before: NameCopy | undefined, after: NameCopy): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
