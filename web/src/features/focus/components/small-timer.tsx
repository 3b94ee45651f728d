import type { FocusTimer } from '@akada/domain/focus/focus';
import { clsx } from 'clsx';
import { Coffee, Pause, Play, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { pause, resume } from '../focus-actions.ts';
import { clockText, PHASE_LABELS, toggleLabel } from '../labels.ts';
import { useSecondsLeft } from '../use-timer.ts';

interface SmallTimerProps {
  uid: string;
  timer: FocusTimer;
  /** Out of sight while the dialog shows the same, and still there for the focus to come back to. */
  isHidden: boolean;
  onOpen: () => void;
}

/** The timer above the navigation of a phone, and under that of a desktop. */
export function SmallTimer({ uid, timer, isHidden, onOpen }: SmallTimerProps) {
  const seconds = useSecondsLeft(timer);
  const toggle = toggleLabel(timer);
  const isFocus = timer.phase === 'focus';
  const Icon = isFocus ? Timer : Coffee;
  useEffect(keepFocusInSight, []);
  return (
    <>
      {/* So that the end of a page can be scrolled out from under it. */}
      <div aria-hidden className="h-12 lg:h-0" />
      <div
        className={clsx(
          'pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] z-30 flex justify-center pb-2 rail:bottom-0 rail:pl-[80px] lg:right-auto lg:bottom-0 lg:w-56 lg:p-4',
          isHidden && 'invisible',
        )}
      >
        <section
          aria-label="Focus timer"
          className="pointer-events-auto flex animate-rise items-center rounded-full border border-line-strong/50 bg-surface pr-0.5 shadow-card lg:w-full"
        >
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-11 grow items-center gap-2 rounded-full pl-4 text-left font-semibold"
          >
            <Icon
              aria-hidden
              className={clsx('size-4.5 shrink-0', isFocus ? 'text-brand-ink' : 'text-marigold-ink')}
            />
            <span className="sr-only">Open the focus timer: </span>
            <span className="text-sm">{isFocus ? PHASE_LABELS.focus : 'Break'}</span>{' '}
            <span className="ml-auto pl-1 tabular-nums">{clockText(seconds)}</span>
          </button>
          <IconButton
            label={`${toggle} the timer`}
            onClick={() => (toggle === 'Pause' ? pause(uid) : resume(uid))}
          >
            {toggle === 'Pause' ? (
              <Pause aria-hidden className="size-5" />
            ) : (
              <Play aria-hidden className="size-5" />
            )}
          </IconButton>
        </section>
      </div>
    </>
  );
}

/** On a phone what gets the focus must not hide under the timer either. */
function keepFocusInSight(): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = '10rem';
  return () => {
    style.scrollPaddingBottom = '';
  };
}
