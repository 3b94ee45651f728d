import type { FocusTimer } from '@akada/domain/focus/focus';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { BreakIcon, FocusIcon, PauseIcon, PlayIcon } from '@/ui/icons.ts';
import { pause, resume } from '../focus-actions.ts';
import { clockText, PHASE_LABELS, toggleLabel } from '../labels.ts';
import { useSecondsLeft } from '../use-timer.ts';

interface SmallTimerProps {
  uid: string;
  timer: FocusTimer;
  /** Hidden while the dialog is open, but still mounted so that the keyboard focus can return to it. */
  isHidden: boolean;
  onOpen: () => void;
}

/** The compact timer: above the navigation on a phone, below it on a desktop. */
export function SmallTimer({ uid, timer, isHidden, onOpen }: SmallTimerProps) {
  const seconds = useSecondsLeft(timer);
  const toggle = toggleLabel(timer);
  const isFocus = timer.phase === 'focus';
  const Icon = isFocus ? FocusIcon : BreakIcon;
  useEffect(reserveRoom, []);
  return (
    <>
      {/* Lets the end of the page scroll out from under the timer. */}
      <div aria-hidden className="h-12 lg:h-0 lg:narrow:h-12" />
      <div
        className={clsx(
          'pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] z-30 flex justify-center pb-2 rail:bottom-0 rail:pl-[80px] lg:right-auto lg:bottom-0 lg:w-56 lg:p-4',
          isHidden && 'invisible',
        )}
      >
        <section
          aria-label="Focus timer"
          className="pointer-events-auto flex animate-rise items-center rounded-full border border-line-strong/60 bg-surface pr-0.5 shadow-card lg:w-full"
        >
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-11 grow items-center gap-2 rounded-full pl-3 text-left font-semibold"
          >
            <Icon
              aria-hidden
              className={clsx('size-4.5 shrink-0', isFocus ? 'text-brand-ink' : 'text-marigold-ink')}
            />
            <span className="sr-only">Open the focus timer: </span>
            <span className="text-sm">{isFocus ? PHASE_LABELS.focus : 'Break'}</span>{' '}
            <span className="ml-auto pl-1 tabular">{clockText(seconds)}</span>
          </button>
          <IconButton
            label={`${toggle} the timer`}
            onClick={() => (toggle === 'Pause' ? pause(uid) : resume(uid))}
          >
            {toggle === 'Pause' ? (
              <PauseIcon aria-hidden className="size-5" />
            ) : (
              <PlayIcon aria-hidden className="size-5" />
            )}
          </IconButton>
        </section>
      </div>
    </>
  );
}

/** Keeps what is fixed above the navigation, and a control that receives the keyboard focus, from lying under the timer. */
function reserveRoom(): () => void {
  const { dataset } = document.documentElement;
  dataset.timer = '';
  return () => {
    delete dataset.timer;
  };
}
