import { QUOTAS } from '@akada/domain/quotas/quotas';
import type { ReportTicket } from '@akada/domain/support/schemas';
import { reportsByQuery } from '@akada/domain/vault/moderation-queries';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The student's latest reports, newest first: as many as a day allows. */
export function useLastReports(uid: string): Live<Stored<ReportTicket>[]> {
  return useLiveQuery<ReportTicket>(reportsByQuery(uid, QUOTAS.reportsADay));
}
