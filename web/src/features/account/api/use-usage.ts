import type { Account } from '@akada/domain/account/schemas';
import type { DeviceResultsUsage } from '@akada/domain/ai/device-results-schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { UsageFeature } from '@akada/domain/payments/plans';
import { FEATURES } from '@akada/domain/points/rewards';
import type { FeatureAccess } from '@akada/domain/points/schemas';
import { dayUsageQuery } from '@akada/domain/quotas/queries';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import type { DayCount } from '@akada/domain/quotas/schemas';
import type { UsageCounts } from '@akada/domain/quotas/usage-rows';
import { openRequestsQuery } from '@akada/domain/support/queries';
import type { ReportTicket, Ticket } from '@akada/domain/support/schemas';
import { reportsByQuery } from '@akada/domain/vault/moderation-queries';
import { myUploadsQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultUsage } from '@akada/domain/vault/schemas';
import { useEffect, useState } from 'react';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { readAllPages } from '@/firebase/pages.ts';

/** How much of each limit a student has used. */
export interface Usage extends UsageCounts {
  today: Day;
  /** Bytes stored in the vault; null while that is not known. */
  stored: number | null;
  /** Requests that support has not answered yet. */
  openRequests: { support: number; tool: number };
  /** AI tools' results that were made on the student's devices. */
  deviceResults: number;
}

/**
 * How much of each limit a student has used, live. A part that is still loading counts as unused, and `status` says that
 * it is loading.
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
  const onDevice = useLiveDocument<DeviceResultsUsage>(documentPaths.deviceResultsUsage(uid));
  const summed = useSummedUploads(uid, vault.status === 'ready' && !vault.data && !vault.unconfirmed);

  const all: Live<unknown>[] = [counts, vault, extra, reports, support, tool, onDevice];
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
    deviceResults: dataOf(onDevice)?.results ?? 0,
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
 * The total bytes of the files that a student has shared, for students without a stored count: they have shared nothing
 * since the release that counts bytes. Null while it is not known.
 */
function useSummedUploads(uid: string, isNeeded: boolean): number | null {
  const [sum, setSum] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    readAllPages<NewVaultItem>(myUploadsQuery(uid)).then(
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
