import { clsx } from 'clsx';

/** A turning ring; whoever shows it says in words what is going on. */
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

/** The centred spinner of a page that waits. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-brand-ink">
      <Spinner className="size-9" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
