import type { Profile } from '@akada/domain/account/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { notesQuery } from '@akada/domain/notes/queries';
import type { PrivateNote } from '@akada/domain/notes/schemas';
import { contributorName } from '@akada/domain/vault/vault';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's private notes, last changed first, 24 at a time. */
export function useNotes(uid: string, onFailure: (error: unknown) => void): Paged<PrivateNote> {
  return usePaged<PrivateNote>(notesQuery(uid), onFailure);
}

/** One private note, live; loading while `id` is null. */
export function useNote(uid: string, id: string | null): Live<Stored<PrivateNote> | null> {
  return useLiveDocument<PrivateNote>(id === null ? null : `${collectionPaths.notes(uid)}/${id}`);
}

/** The name that others see on what the student shares; null until it is loaded. */
export function useContributorName(uid: string): string | null {
  const profile = useLiveDocument<Profile>(documentPaths.profile(uid));
  return profile.status === 'ready' && profile.data ? contributorName(profile.data) : null;
}
