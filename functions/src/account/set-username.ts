import { ACCOUNT_NOT_OPEN, USERNAME_MESSAGES } from '@akada/domain/account/account';
import { RENAME_LIMITS, usernameChangesToday, usernameLimitMessage } from '@akada/domain/account/renames';
import {
  type Account,
  accountSchema,
  type Profile,
  profileSchema,
  type UsernameOwner,
  usernameOwnerSchema,
} from '@akada/domain/account/schemas';
import { countedDay, whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Caller, Deps, Handler } from '../lib/handler.ts';

/**
 * Gives the caller a username: one transaction takes the new name, frees the old one and updates the profile. If several
 * students want the same name, or one student requests several names at once, one transaction succeeds at a time.
 */
export const setUsername: Handler<'setUsername'> = (deps, caller, { username }) =>
  deps.db.runTransaction((transaction) => setInTransaction(transaction, deps, caller, username));

async function setInTransaction(
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { uid }: Caller,
  username: string,
): Promise<{ username: string }> {
  const [profileRead, wanted, accountRead] = (await transaction.getAll(
    db.doc(documentPaths.profile(uid)),
    db.doc(documentPaths.username(username)),
    db.doc(documentPaths.account(uid)),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  const profile = parseDocument(profileSchema, profileRead);
  const account = parseDocument(accountSchema, accountRead);
  if (!profile || !account) throw new AppError('failed-precondition', ACCOUNT_NOT_OPEN);
  const owner = parseDocument(usernameOwnerSchema, wanted);
  if (owner && owner.user_id !== uid) throw new AppError('already-exists', USERNAME_MESSAGES.taken);
  if (owner && profile.username === username) return { username };

  const day = countedDay(now(), account);
  const changed = usernameChangesToday(account, now());
  if (changed >= RENAME_LIMITS.usernameChangesADay) {
    throw new AppError('resource-exhausted', usernameLimitMessage(whenDayEnds(now(), account)));
  }
  const before = profile.username === null ? undefined : db.doc(documentPaths.username(profile.username));
  const old = before && (await transaction.get(before));
  if (old?.get('user_id') === uid && old.id !== username) transaction.delete(old.ref);
  if (!owner) transaction.create(wanted.ref, { user_id: uid } satisfies UsernameOwner);
  const username_changes = { day, count: changed + 1 };
  transaction.update(accountRead.ref, { username_changes } satisfies Partial<Account>);
  transaction.update(profileRead.ref, { username } satisfies Partial<Profile>);
  return { username };
}
