import { USERNAME_MESSAGES } from '@akada/domain/account';
import { documentPaths } from '@akada/domain/paths';
import {
  type Profile,
  profileSchema,
  type UsernameOwner,
  usernameOwnerSchema,
} from '@akada/domain/schemas/account';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed } from '../lib/documents.ts';
import type { Handler } from '../lib/handler.ts';

/**
 * Gives the caller a username, in one commit: that it is taken, that the old one is free, and what the profile says. Of
 * any number who want one name at once, one creates it; of any number of names that one student wants, the profile lets
 * one through at a time.
 */
export const setUsername: Handler<'setUsername'> = (deps, caller, input) =>
  rereading(() => tryToSet(deps, caller, input));

const tryToSet: Handler<'setUsername'> = async ({ db }, { uid }, { username }) => {
  const [profileRead, wanted] = (await db.getAll(
    db.doc(documentPaths.profile(uid)),
    db.doc(documentPaths.username(username)),
  )) as [DocumentSnapshot, DocumentSnapshot];
  const profile = parsed(profileSchema, profileRead);
  if (!profile) throw new AppError('failed-precondition', 'Your account is not open yet.');
  const owner = parsed(usernameOwnerSchema, wanted);
  if (owner && owner.user_id !== uid) throw new AppError('already-exists', USERNAME_MESSAGES.taken);
  if (owner && profile.username === username) return { username };

  const batch = db.batch();
  const before = profile.username === null ? undefined : db.doc(documentPaths.username(profile.username));
  const old = before && (await before.get());
  if (old?.get('user_id') === uid && old.id !== username) batch.delete(old.ref);
  if (!owner) batch.create(wanted.ref, { user_id: uid } satisfies UsernameOwner);
  batch.update(profileRead.ref, { username } satisfies Partial<Profile>, asRead(profileRead));
  await batch.commit();
  return { username };
};
