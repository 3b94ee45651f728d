import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const BADGE_TONES = {
  red: 'bg-danger-tint text-danger',
  yellow: 'bg-warn-tint text-warn-ink',
  green: 'bg-ok-tint text-ok-ink',
  brand: 'bg-brand-tint text-brand-ink',
  blue: 'bg-calm-tint text-calm-ink',
  marigold: 'bg-marigold-tint text-marigold-ink',
  plain: 'bg-sunken text-ink-soft',
} as const;
export type BadgeTone = keyof typeof BADGE_TONES;

/** The classes of a badge, for a button that looks like one. */
export function badgeClass(tone: BadgeTone): string {
  return clsx(
    'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap @max-[17rem]/page:whitespace-normal',
    BADGE_TONES[tone],
  );
}

/** A short label in colour. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>;
}
