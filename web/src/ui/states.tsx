import type { ReactNode } from 'react';
import { useMayLoad } from '@/lib/use-may-load.ts';
import { Button, buttonClass } from './button.tsx';
import { LoadFailedIcon, type LucideIcon, OfflineIcon } from './icons.ts';

/** The empty state of a list, with a first step as `children`. */
export function EmptyState({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <p className="text-lg font-semibold text-balance">{title}</p>
      {children}
    </div>
  );
}

/**
 * Shown when nothing is cached and the server has not answered, so whether anything exists is unknown: while it may still
 * answer, rows that load.
 *
 * @param canAdd whether the student can add something anyway
 */
export function NotAvailableOffline({ canAdd = false }: { canAdd?: boolean }) {
  if (useMayLoad()) return <SkeletonRows rows={3} label="Loading" />;
  return (
    <EmptyState icon={OfflineIcon} title="Not available offline yet.">
      <p className="max-w-sm text-ink-soft">
        It loads when you're back online.{canAdd && ' You can add to it now.'}
      </p>
    </EmptyState>
  );
}

/** Says what could not be loaded, with a button to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <LoadFailedIcon aria-hidden className="size-7" />
      </span>
      <p className="font-semibold text-balance">{message}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Shown when a page or a part of it threw an error. Both buttons reload the app, so they work whatever broke. */
export function BrokenState() {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <LoadFailedIcon aria-hidden className="size-7" />
      </span>
      <div className="grid gap-1">
        <p className="font-semibold text-balance">Something went wrong here.</p>
        <p className="max-w-sm text-ink-soft text-balance">Reload the page, or go to Home and try again.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Reload</Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          Go to Home
        </a>
      </div>
    </div>
  );
}

/** Grey rows in the shape of the content that is loading, so that nothing moves when it appears. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={row}
          aria-hidden
          className="h-20 animate-pulse rounded-card bg-sunken"
        />
      ))}
    </div>
  );
}
