import { ACCOUNT_DELETION, newAccount, newProfile } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { zoneOf } from '@akada/domain/days/zone';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { AppError } from '../lib/app-error.ts';
import type { Handler } from '../lib/handler.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';

/**
 * Writes a new student's profile, account and points, once. The app calls it on a verified sign-in, because an
 * `auth.onCreate` trigger would run before the client has set the name. All three documents are created in one
 * commit, so exactly one of several simultaneous calls creates them.
 */
export const openAccount: Handler<'openAccount'> = async ({ db, auth, now }, { uid }, { zone }) => {
  const [{ displayName }, deletion] = await Promise.all([
    auth.getUser(uid),
    db.doc(documentPaths.accountDeletion(uid)).get(),
  ]);
  // A token issued before the deletion stays valid for a while, on other devices too.
  if (deletion.exists) throw new AppError('failed-precondition', ACCOUNT_DELETION.underWay);
  const profile = newProfile(displayName ?? '');
  const openedAt = now();
  const account: Account = { ...newAccount(openedAt, zoneOf(zone)), offers_setup: true };
  const batch = db
    .batch()
    .create(db.doc(documentPaths.account(uid)), account)
    .create(db.doc(documentPaths.profile(uid)), profile)
    .create(db.doc(documentPaths.points(uid)), newUserPoints(profile.full_name, openedAt, zoneOf(zone)));
  return { created: await wasCreated(batch.commit()) };
};
