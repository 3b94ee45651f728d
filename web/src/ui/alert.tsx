import type { ReactNode, Ref } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon } from './icons.ts';

const LOOKS = {
  destructive: { icon: ErrorIcon, className: 'bg-danger-tint text-danger', role: 'alert' },
  success: { icon: SuccessIcon, className: 'bg-ok-tint text-ok-ink', role: 'status' },
  info: { icon: InfoIcon, className: 'bg-calm-tint text-calm-ink', role: 'status' },
} as const;

interface AlertProps {
  look: keyof typeof LOOKS;
  /** For moving the focus to the message. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message that stays in place while it applies. */
export function Alert({ look, ref, children }: AlertProps) {
  const { icon: Icon, className, role } = LOOKS[look];
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={`flex gap-2.5 rounded-xl px-3.5 py-3 text-sm font-medium ${className}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 grow gap-2">{children}</div>
    </div>
  );
}
