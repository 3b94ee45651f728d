import { updateProfile as updateAuthProfile } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { waitForWrite } from '@/lib/wait-for-write.ts';
import { updateProfile } from './use-profile.ts';

/**
 * Changes the signed-in student's name, in Auth and in the public profile. The call to Auth comes first, because it
 * fails without a network, and then nothing has changed.
 */
export async function rename(name: string): Promise<void> {
  const user = auth.currentUser;
  if (!user) throw new Error('no user is signed in');
  await updateAuthProfile(user, { displayName: name });
  await waitForWrite(updateProfile(user.uid, { full_name: name }));
  // The session takes the name from the token.
  await user.getIdToken(true).catch((error) => console.warn('the session has its old name', error));
}
