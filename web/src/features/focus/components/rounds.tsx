import type { FocusTimer } from '@akada/domain/focus/focus';
import { clsx } from 'clsx';

/** One dot for each round of the set: done, current or still to come. */
export function Rounds({ timer: { phase, round, lengths } }: { timer: FocusTimer }) {
  const done = phase === 'focus' ? round - 1 : round;
  return (
    <p className="flex justify-center gap-2">
      <span className="sr-only">
        Focus {round} of {lengths.rounds}
        {phase !== 'focus' && ', done'}
      </span>
      {Array.from({ length: lengths.rounds }, (_, index) => index + 1).map((dot) => (
        <span
          key={dot}
          aria-hidden
          className={clsx(
            'h-3 rounded-full border-2',
            dot <= done && 'w-3 border-brand bg-brand',
            dot > done && (dot === round ? 'w-7 border-brand bg-brand-tint' : 'w-3 border-line-strong'),
          )}
        />
      ))}
    </p>
  );
}
