import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { notesQuery } from '@akada/domain/notes/queries';
import type { PrivateNote } from '@akada/domain/notes/schemas';
import { contributorName } from '@akada/domain/vault/vault';
import { useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's private notes, last changed first, 24 at a time. */
export function useNotes(uid: string, onFailure: (error: unknown) => void): Paged<PrivateNote> {
  return usePaged<PrivateNote>(notesQuery(uid), onFailure);
}

/** The name that others see on what the student shares; null until it is loaded. */
export function useContributorName(uid: string): string | null {
  const profile = useLiveDocument<Profile>(documentPaths.profile(uid));
  return profile.status === 'ready' && profile.data ? contributorName(profile.data) : null;
}
