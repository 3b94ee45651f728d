import type { Account } from '@akada/domain/account/schemas';
import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { whenDayEnds } from '@akada/domain/days/counted-day';
import { formatUploadSize } from '@akada/domain/files/file-size';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { planAt } from '@akada/domain/payments/plans';
import { writesStoppedMessage } from '@akada/domain/quotas/messages';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { dayRows, type UsageRow } from '@akada/domain/quotas/usage-rows';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Live } from '@/firebase/live.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Meter } from '@/ui/meter.tsx';
import { ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useUsage } from '../api/use-usage.ts';

interface UsageDialogProps {
  uid: string;
  account: Live<Account | null>;
  onClose: () => void;
}

/** How much of each limit the student has used, and when it resets. */
export function UsageDialog({ uid, account, onClose }: UsageDialogProps) {
  return (
    <Dialog title="Usage and limits" onClose={onClose}>
      {account.status === 'loading' && <SkeletonRows rows={3} label="Loading your usage" />}
      {account.status === 'error' && (
        <ErrorState message="Failed to load your usage" onRetry={account.retry} />
      )}
      {account.status === 'ready' && !account.data && <NotAvailableOffline />}
      {account.status === 'ready' && account.data && <KnownUsage uid={uid} account={account.data} />}
    </Dialog>
  );
}

function KnownUsage({ uid, account }: { uid: string; account: Account }) {
  const now = new Date();
  const plan = planAt(account, now);
  const { status, usage, retry } = useUsage(uid, account, now);
  const stopped = account.writes_stopped_until;
  if (status === 'loading') return <SkeletonRows rows={3} label="Loading your usage" />;
  if (status === 'error') return <ErrorState message="Failed to load your usage" onRetry={retry} />;
  const storage = { label: 'Storage', used: usage.stored ?? 0, most: QUOTAS.storedBytes[plan] };
  const { support, tool } = usage.openRequests;
  return (
    <div className="grid gap-6">
      {stopped && stopped > now && <Alert look="destructive">{writesStoppedMessage(now, account)}</Alert>}
      <Group
        title={`Your plan: ${PLAN_OFFERS[plan].name}`}
        hint={
          <>
            Delete files in{' '}
            <Link
              to="/dashboard/vault?view=uploads"
              className="font-semibold text-brand-ink underline underline-offset-4"
            >
              My uploads
            </Link>{' '}
            to make room.
          </>
        }
      >
        <Row row={storage} size={usage.stored === null ? () => '…' : formatUploadSize} />
      </Group>
      <Group title="Today" hint={`Resets ${whenDayEnds(now, account)}.`}>
        {dayRows(plan, usage.today, usage, now).map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </Group>
      <Group
        title="AI tools on your device"
        hint={`When you have more than ${DEVICE_RESULT_LIMITS.trimTo} results, the oldest are deleted.`}
      >
        <Row row={{ label: 'Saved results', used: usage.deviceResults, most: DEVICE_RESULT_LIMITS.stored }} />
      </Group>
      <Group title="Open requests" hint="You can send more when we answer.">
        <Row row={{ label: 'Support requests', used: support, most: QUOTAS.openRequests }} />
        <Row row={{ label: 'Tool requests', used: tool, most: QUOTAS.openRequests }} />
      </Group>
    </div>
  );
}

function Group({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-bold">{title}</h3>
      <p className="mb-3 text-sm text-ink-soft">{hint}</p>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

function Row({
  row: { label, used, most },
  size = String,
}: {
  row: UsageRow;
  size?: (used: number) => string;
}) {
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{label}</span>
        <span className="text-sm text-ink-soft tabular">
          {size(used)} of {size === String ? most : formatUploadSize(most)}
        </span>
      </p>
      <Meter label={`${label} used`} value={used} max={most} />
    </li>
  );
}
