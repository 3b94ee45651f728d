import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { notesQuery } from '@akada/domain/notes/queries';
import type { PrivateNote } from '@akada/domain/notes/schemas';
import { contributorName } from '@akada/domain/vault/vault';
import { useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The private notes, the one that was changed last first, 24 and then more. */
export function useNotes(uid: string, onFailure: (error: unknown) => void): Paged<PrivateNote> {
  return usePaged<PrivateNote>(notesQuery(uid), onFailure);
}

/** The name under which others see what the student shares; null while it is not known. */
export function useContributorName(uid: string): string | null {
  const profile = useLiveDocument<Profile>(documentPaths.profile(uid));
  return profile.status === 'ready' && profile.data ? contributorName(profile.data) : null;
}
