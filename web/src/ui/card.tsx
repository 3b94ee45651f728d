import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A surface with a border and a shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={clsx('rounded-card border border-line bg-surface shadow-card', className)} />
  );
}
