import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useMayLoad } from '@/lib/use-may-load.ts';
import { type LucideIcon, OfflineIcon } from './icons.ts';
import type { SceneName } from './scene.tsx';

// Apart, as the app's first load needs them without the others.
export { ErrorState } from './error-state.tsx';

/** Loads apart, as few screens are empty. Without it, nothing is lost but a picture. */
const Scene = lazy<ComponentType<{ name: SceneName }>>(() =>
  import('./scene.tsx').then((file) => ({ default: file.Scene }), noScene),
);

function noScene(error: unknown): { default: (props: { name: SceneName }) => ReactNode } {
  console.warn('a picture could not be loaded', error);
  return { default: () => null };
}

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** The picture: by default that of a place where nothing was made yet. */
  scene?: SceneName;
  children?: ReactNode;
}

/** The empty state of a list or page, with the one thing to do as `children`. */
export function EmptyState({ icon: Icon, title, scene = 'start', children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-10 text-center">
      <span className="relative h-[min(7rem,34vw)] w-[min(10.5rem,51vw)]">
        <Suspense>
          <Scene name={scene} />
          <span className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-full border border-line bg-surface text-brand-ink shadow-card">
            <Icon aria-hidden className="size-5" />
          </span>
        </Suspense>
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
    <EmptyState icon={OfflineIcon} title="Not available offline yet." scene="offline">
      <p className="max-w-sm text-ink-soft">
        It loads when you're back online.{canAdd && ' You can add to it now.'}
      </p>
    </EmptyState>
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
