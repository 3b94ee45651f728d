import { clsx } from 'clsx';

/** The classes of a text control. */
export const CONTROL_CLASS = clsx(
  'w-full min-h-11 rounded-xl border bg-surface px-3.5 py-2 text-base text-ink color-transition',
  'border-line-strong/70 hover:border-line-strong disabled:opacity-55 aria-invalid:border-danger',
);
