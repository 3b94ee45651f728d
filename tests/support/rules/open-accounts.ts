import { newAccount } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Fields } from './requests.ts';

/** Open accounts, without which students can't write anything that starts a trigger. */
export function openAccounts(uids: readonly string[]): Record<string, Fields> {
  const account = newAccount(new Date('2026-01-01T08:00:00.000Z'));
  return Object.fromEntries(uids.map((uid) => [documentPaths.account(uid), { ...account }]));
}
