import { randomUUID } from 'node:crypto';
import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { createListedItem, type Vault } from './vault.ts';

/** Writes a listed item and returns its ID. */
export async function writeListedFile(
  { db }: Pick<Vault, 'db'>,
  fields: Partial<VaultItem> = {},
): Promise<string> {
  const id = randomUUID();
  await db.doc(documentPaths.vaultItem(id)).set(createListedItem(fields));
  return id;
}

/** Starts `make` `count` times at once and resolves to all results. */
export function runConcurrently<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** Runs `between` just before the next commit, after all its reads, to test concurrent changes. */
export function beforeNextCommit(between: () => Promise<unknown>): void {
  const { commit } = WriteBatch.prototype;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    spy.mockRestore();
    await between();
    return commit.call(this);
  });
}
