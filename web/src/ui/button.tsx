import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

const LOOKS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'bg-surface text-ink border border-line-strong/60 hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'text-danger hover:bg-danger-tint',
} as const;

const SIZES = {
  md: 'min-h-11 px-4 gap-2',
  sm: 'min-h-9 px-3 gap-1.5 text-sm',
  // In pixels, since it contains no text that could grow.
  icon: 'size-[44px] shrink-0 justify-center',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Disables the button and shows a spinner. */
  busy?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: keyof typeof LOOKS = 'primary', size: keyof typeof SIZES = 'md'): string {
  return clsx(
    'inline-flex items-center justify-center rounded-full font-semibold color-transition',
    'disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
  );
}

/** A button; `busy` while its action runs. */
export function Button({
  look = 'primary',
  size = 'md',
  busy = false,
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonClass(look, size), className)}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** What it does, as its accessible name and tooltip. */
  label: string;
}

/** A button with only an icon. */
export function IconButton({ label, look = 'quiet', ...props }: IconButtonProps) {
  return <Button look={look} size="icon" aria-label={label} title={label} {...props} />;
}
