import { randomUUID } from 'node:crypto';
import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { listedItem, type Vault } from './vault.ts';

/** Writes an item that is listed, and says its id. */
export async function list({ db }: Pick<Vault, 'db'>, fields: Partial<VaultItem> = {}): Promise<string> {
  const id = randomUUID();
  await db.doc(documentPaths.vaultItem(id)).set(listedItem(fields));
  return id;
}

/** So many of what `make` makes, begun all at once, as they come out. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** Runs `between` before the next commit, once all is read: what else happens at that moment. */
export function beforeTheNextCommit(between: () => Promise<unknown>): void {
  const { commit } = WriteBatch.prototype;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    spy.mockRestore();
    await between();
    return commit.call(this);
  });
}
