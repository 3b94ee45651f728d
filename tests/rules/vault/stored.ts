import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultUsage } from '@akada/domain/vault/schemas';
import { type Fields, Raised, ServerDay, type Write } from '../../support/rules/requests.ts';

/** Students' storage usage in the vault: each new file raises it in the same batch. */

/** Size of a file in bytes. */
export const FILE_BYTES = 24_576;

export type StorageUsage = Omit<VaultUsage, 'usage_date'> & { usage_date: unknown };

/** The usage of a student who has shared one file today. */
export const STORAGE_USAGE: StorageUsage = {
  feature_name: 'vault_storage',
  usage_date: new ServerDay(),
  files: 1,
  bytes: FILE_BYTES,
  last_file_id: 'before',
};

/** The usage on the day of the student's own zone. */
export function usageOfAccount({ held_day: held, utc_offset = 60 }: Partial<Account>): StorageUsage {
  const isHeld = held && held.until > new Date();
  return { ...STORAGE_USAGE, usage_date: isHeld ? held.day : new ServerDay(0, '', utc_offset) };
}

/** The usage raised by a student's next file. */
export const raiseUsage = (uid: string, id: string, change: Fields = {}): Write => ({
  verb: 'update',
  path: documentPaths.vaultUsage(uid),
  data: { files: new Raised(1), bytes: new Raised(FILE_BYTES), last_file_id: id, ...change },
});

/** The usage raised by a file of another size, which may not be a number. */
export const raiseUsageBy = (uid: string, id: string, size: unknown): Write =>
  raiseUsage(uid, id, { bytes: new Raised(typeof size === 'number' ? size : 0) });
