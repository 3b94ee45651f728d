import { type FocusTarget, type FocusTimer, isWaiting, phaseMs } from '@akada/domain/focus/focus';
import { useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { PauseIcon, PlayIcon, SkipIcon, StopIcon } from '@/ui/icons.ts';
import { end, pause, resume, setTarget, skip } from '../focus-actions.ts';
import { clockText, focusText, PHASE_LABELS, toggleLabel } from '../labels.ts';
import { useSecondsLeft } from '../use-timer.ts';
import { Ring } from './ring.tsx';
import { Rounds } from './rounds.tsx';
import { TargetLine } from './target-line.tsx';

interface RunningTimerProps {
  uid: string;
  timer: FocusTimer;
  /** What the student can switch the timer to. */
  offered: FocusTarget | null;
}

/** A second click within this time is ignored: the break's Skip button appears in the same place. */
const DOUBLE_CLICK_MS = 500;

/** The display and controls of a timer that was started. */
export function RunningTimer({ uid, timer, offered }: RunningTimerProps) {
  const seconds = useSecondsLeft(timer);
  const skippedAt = useRef(Number.NEGATIVE_INFINITY);
  const toggle = toggleLabel(timer);
  const isBreak = timer.phase !== 'focus';
  const length = phaseMs(timer) / 1_000;
  const minutes = Math.floor((length - seconds) / 60);
  const isOther = offered && (offered.kind !== timer.target?.kind || offered.id !== timer.target.id);
  function skipOnce(at: number) {
    if (at - skippedAt.current < DOUBLE_CLICK_MS) return;
    skippedAt.current = at;
    void skip(uid);
  }

  return (
    <>
      <Ring left={seconds / length} isBreak={isBreak}>
        <p className="font-semibold text-ink-soft">{PHASE_LABELS[timer.phase]}</p>
        <p
          role="timer"
          aria-live="off"
          className="text-[length:min(3rem,18cqi)] leading-none font-bold tabular"
        >
          <span className="sr-only">Time left: </span>
          {clockText(seconds)}
        </p>
        <p className="h-6 text-sm text-ink-soft">{toggle === 'Resume' && 'Paused'}</p>
      </Ring>
      <Rounds timer={timer} />
      <div className="grid gap-3">
        <Button onClick={() => (toggle === 'Pause' ? pause(uid) : resume(uid))}>
          {toggle === 'Pause' ? (
            <PauseIcon aria-hidden className="size-4" />
          ) : (
            <PlayIcon aria-hidden className="size-4" />
          )}
          {toggle}
        </Button>
        <div className="flex flex-wrap gap-3">
          {/* There is nothing to skip before the focus has started. */}
          <Button
            look="secondary"
            className="grow"
            disabled={isWaiting(timer)}
            onClick={({ timeStamp }) => skipOnce(timeStamp)}
          >
            <SkipIcon aria-hidden className="size-4" />
            {isBreak ? 'Skip the break' : 'Skip to the break'}
          </Button>
          <Button look="secondary" onClick={() => end(uid)}>
            <StopIcon aria-hidden className="size-4" /> End
          </Button>
        </div>
        {!isBreak && minutes > 0 && (
          <p className="text-center text-sm text-ink-soft">Ending now saves {focusText(minutes)}.</p>
        )}
      </div>
      {timer.target && <TargetLine target={timer.target} onRemove={() => setTarget(uid, null)} />}
      {isOther && (
        <Button look="secondary" className="min-w-0" onClick={() => setTarget(uid, offered)}>
          <span className="truncate">Use it for “{offered.title}”</span>
        </Button>
      )}
    </>
  );
}
