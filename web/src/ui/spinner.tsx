import { clsx } from 'clsx';

/** A spinner. The caller describes in text what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-block animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** The centred spinner of a page that is loading. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-brand-ink">
      <Spinner className="size-9" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
