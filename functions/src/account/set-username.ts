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
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Handler } from '../lib/handler.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';

/**
 * Gives the caller a username: one commit takes the new name, frees the old one and updates the profile. If several
 * students want the same name, only one can create its document. If one student requests several names at once, the
 * precondition on the profile lets one request through at a time.
 */
export const setUsername: Handler<'setUsername'> = (deps, caller, input) =>
  retryOnConflict(() => tryToSet(deps, caller, input));

const tryToSet: Handler<'setUsername'> = async ({ db, now }, { uid }, { username }) => {
  const [profileRead, wanted, accountRead] = (await db.getAll(
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

  // Every change writes the profile, so its precondition guards the count as well.
  const day = countedDay(now(), account);
  const changed = usernameChangesToday(account, now());
  if (changed >= RENAME_LIMITS.usernameChangesADay) {
    throw new AppError('resource-exhausted', usernameLimitMessage(whenDayEnds(now(), account)));
  }
  const batch = db.batch();
  const before = profile.username === null ? undefined : db.doc(documentPaths.username(profile.username));
  const old = before && (await before.get());
  if (old?.get('user_id') === uid && old.id !== username) batch.delete(old.ref);
  if (!owner) batch.create(wanted.ref, { user_id: uid } satisfies UsernameOwner);
  const username_changes = { day, count: changed + 1 };
  batch.update(accountRead.ref, { username_changes } satisfies Partial<Account>);
  batch.update(profileRead.ref, { username } satisfies Partial<Profile>, ifUnchanged(profileRead));
  await batch.commit();
  return { username };
};
