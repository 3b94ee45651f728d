import { countedDay } from '@akada/domain/counted-day';
import type { Day } from '@akada/domain/day';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import type { UsageFeature } from '@akada/domain/plans';
import { openRequestsQuery } from '@akada/domain/queries/tickets';
import { dayUsageQuery } from '@akada/domain/queries/usage';
import { myUploadsQuery, reportsByQuery } from '@akada/domain/queries/vault';
import { QUOTAS } from '@akada/domain/quotas';
import { FEATURES } from '@akada/domain/rewards';
import type { Account } from '@akada/domain/schemas/account';
import type { FeatureAccess } from '@akada/domain/schemas/points';
import type { DayCount } from '@akada/domain/schemas/quotas';
import type { ReportTicket, Ticket } from '@akada/domain/schemas/tickets';
import type { NewVaultItem, VaultUsage } from '@akada/domain/schemas/vault';
import type { Counted } from '@akada/domain/usage-rows';
import { useEffect, useState } from 'react';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { readWhole } from '@/firebase/pages.ts';

/** What a student has used of their limits. */
export interface Usage extends Counted {
  today: Day;
  /** Bytes in the vault; null while that is not known. */
  stored: number | null;
  /** Requests that wait for an answer. */
  openRequests: { support: number; tool: number };
}

/**
 * Follows what a student has used of their limits. Nothing is hidden while a part loads: it counts as unused until it is
 * known, and `status` says so.
 */
export function useUsage(
  uid: string,
  account: Account,
  now: Date,
): { status: 'loading' | 'ready' | 'error'; usage: Usage; retry: () => void } {
  const today = countedDay(now, account);
  const counts = useLiveQuery<DayCount>(dayUsageQuery(uid, today));
  const vault = useLiveDocument<VaultUsage>(documentPaths.vaultUsage(uid));
  const extra = useLiveDocument<FeatureAccess>(`${collectionPaths.access(uid)}/${FEATURES.extraAiUses}`);
  const reports = useLiveQuery<ReportTicket>(reportsByQuery(uid, QUOTAS.reportsADay));
  const support = useLiveQuery<Ticket>(openRequestsQuery(uid, 'support_request'));
  const tool = useLiveQuery<Ticket>(openRequestsQuery(uid, 'tool_request'));
  const summed = useSummedUploads(uid, vault.status === 'ready' && !vault.data && !vault.unconfirmed);

  const all: Live<unknown>[] = [counts, vault, extra, reports, support, tool];
  const failed = all.filter((live) => live.status === 'error');
  const isLoading = all.some((live) => live.status === 'loading');
  const storedUsage = dataOf(vault) ?? null;
  const counted = dataOf(counts) ?? [];
  const usage: Usage = {
    today,
    stored: storedUsage ? storedUsage.bytes : summed,
    day: Object.fromEntries(
      counted.map(({ feature_name, usage_count }): [UsageFeature, number] => [feature_name, usage_count]),
    ),
    vault: storedUsage,
    reports: (dataOf(reports) ?? []).filter(({ created_at }) => countedDay(created_at, account) === today)
      .length,
    extra: dataOf(extra) ?? null,
    openRequests: { support: dataOf(support)?.length ?? 0, tool: dataOf(tool)?.length ?? 0 },
  };
  return {
    status: failed.length > 0 ? 'error' : isLoading ? 'loading' : 'ready',
    usage,
    retry: () => {
      for (const live of failed) live.retry();
    },
  };
}

function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/**
 * The bytes of all that a student has shared, where no function has counted them yet: since the release that counts them,
 * the student has shared nothing. Null until it is known.
 */
function useSummedUploads(uid: string, isNeeded: boolean): number | null {
  const [sum, setSum] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    readWhole<NewVaultItem>(myUploadsQuery(uid)).then(
      (files) => {
        if (isCurrent) setSum(files.reduce((bytes, { size }) => bytes + size, 0));
      },
      (error) => console.warn('what is stored was not summed up', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, isNeeded]);
  return sum;
}
