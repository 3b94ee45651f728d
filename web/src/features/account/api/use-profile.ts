import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { updateDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';

/** The student's public profile, live; null before the account was opened. */
export function useProfile(uid: string): Live<Profile | null> {
  return useSessionDocument<Profile>(documentPaths.profile(uid));
}

/** Changes the fields of the profile that the student may change. */
export function updateProfile(
  uid: string,
  changed: Partial<Pick<Profile, 'full_name' | 'avatar_url'>>,
): Promise<void> {
  return updateDoc(documentAt(documentPaths.profile(uid)), changed);
}
