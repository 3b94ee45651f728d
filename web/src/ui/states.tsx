import { CloudAlert, CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from './button.tsx';

/** Nothing here yet: says so, and offers the first step. */
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
 * The network is gone, and the device has nothing of what is asked for; whether there is anything is not known.
 *
 * @param canAdd whether something new can be written all the same
 */
export function NotAvailableOffline({ canAdd = false }: { canAdd?: boolean }) {
  return (
    <EmptyState icon={CloudOff} title="Not available offline yet.">
      <p className="max-w-sm text-ink-soft">
        It loads when you're back online.{canAdd && ' You can add to it now.'}
      </p>
    </EmptyState>
  );
}

/** Something could not be loaded: says what, and offers another try. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <CloudAlert aria-hidden className="size-7" />
      </span>
      <p className="font-semibold text-balance">{message}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A page, or a part of it, threw an error. Both ways out load the app afresh, so they work whatever broke. */
export function BrokenState() {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <CloudAlert aria-hidden className="size-7" />
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

/** Grey rows in the shape of what is loading, so that nothing jumps when it comes. */
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
