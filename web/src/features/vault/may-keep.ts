import { planAt, unlocks } from '@akada/domain/plans';
import type { Account } from '@akada/domain/schemas/account';
import type { Live } from '@/firebase/live.ts';

/** Whether the student's plan adds to My Library; null while the plan is not known. */
export function mayKeep(account: Live<Account | null>): boolean | null {
  const known = account.status === 'ready' ? account.data : null;
  return known && unlocks(planAt(known, new Date()), 'pdf_library');
}
