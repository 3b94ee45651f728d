import { type FocusPhase, type FocusTimer, isRunning, isWaiting } from '@akada/domain/focus/focus';
import { quantity } from '@akada/domain/text/plural';

export const PHASE_LABELS: Record<FocusPhase, string> = {
  focus: 'Focus',
  short_break: 'Short break',
  long_break: 'Long break',
};

/** The timer's state for screen readers. */
export function describeTimer(timer: FocusTimer): string {
  const phase =
    timer.phase === 'focus' ? `Focus ${timer.round} of ${timer.lengths.rounds}` : PHASE_LABELS[timer.phase];
  if (isRunning(timer)) return phase;
  return `${phase}, ${isWaiting(timer) ? 'ready to start' : 'paused'}`;
}

/** The label of the timer's main button. */
export function toggleLabel(timer: FocusTimer): 'Start' | 'Pause' | 'Resume' {
  if (isRunning(timer)) return 'Pause';
  return isWaiting(timer) ? 'Start' : 'Resume';
}

/** '25 minutes of focus' */
export function focusText(minutes: number): string {
  return `${quantity(minutes, 'minute')} of focus`;
}

/** '24:59' */
export function clockText(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
