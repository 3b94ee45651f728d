import { myUploadsQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultListing } from '@akada/domain/vault/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** Something that a student has shared; what functions add is missing while it is being checked. */
export type MyUpload = NewVaultItem & Partial<VaultListing>;

/** The same as it was read; every listed file is one. */
export type SharedFile = Stored<MyUpload>;

/** What a student has shared, newest first and live, 24 and then more. */
export function useMyUploads(uid: string, onFailure: (error: unknown) => void): Paged<MyUpload> {
  return usePaged<MyUpload>(myUploadsQuery(uid), onFailure);
}
