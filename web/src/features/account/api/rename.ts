import { updateProfile as updateAuthProfile } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { waitForWrite } from '@/firebase/wait-for-write.ts';
import { updateProfile } from './use-profile.ts';

/**
 * Gives the signed-in student another name, in the session and for others. What needs the network comes first: without
 * one nothing has changed.
 */
export async function rename(name: string): Promise<void> {
  const user = auth.currentUser;
  if (!user) throw new Error('nobody is signed in');
  await updateAuthProfile(user, { displayName: name });
  await waitForWrite(updateProfile(user.uid, { full_name: name }));
  // The session follows the token.
  await user.getIdToken(true).catch((error) => console.warn('the session has its old name', error));
}
