import { myUploadsQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultListing } from '@akada/domain/vault/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** A shared item. The fields that functions add are missing while it is being checked. */
export type MyUpload = NewVaultItem & Partial<VaultListing>;

/** A shared item with its ID; every listed file is one. */
export type SharedFile = Stored<MyUpload>;

/** A student's shared items, newest first and live, 24 at a time. */
export function useMyUploads(uid: string, onFailure: (error: unknown) => void): Paged<MyUpload> {
  return usePaged<MyUpload>(myUploadsQuery(uid), onFailure);
}
