import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A ring that empties around its children; `left` goes from 1 to 0. */
export function Ring({ left, isBreak, children }: { left: number; isBreak: boolean; children: ReactNode }) {
  return (
    <div className="relative mx-auto grid aspect-square w-52 max-w-full place-items-center">
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r="46" fill="none" strokeWidth="6" className="stroke-sunken" />
        <circle
          cx="50"
          cy="50"
          r="46"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          pathLength="1"
          // Round line caps would show a dot even at zero length.
          strokeDasharray={left > 0 ? `${left} 1` : '0 1'}
          opacity={left > 0 ? 1 : 0}
          className={clsx(
            'motion-safe:[transition:stroke-dasharray_1s_linear]',
            isBreak ? 'stroke-marigold' : 'stroke-brand',
          )}
        />
      </svg>
      <div className="relative grid justify-items-center gap-1">{children}</div>
    </div>
  );
}
