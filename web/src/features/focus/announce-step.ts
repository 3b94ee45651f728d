import { type EndedFocus, type FocusTimer, isRunning, msLeft } from '@akada/domain/focus/focus';
import { showNotification } from '@/lib/browser-notification.ts';
import { isOnline } from '@/lib/use-online.ts';
import { toast } from '@/ui/toast.tsx';
import { focusText } from './labels.ts';

/** The timer before and after a step, with the focus session that the step ended. */
export interface TakenStep {
  before: FocusTimer;
  /** Null when the timer was ended. */
  after: FocusTimer | null;
  finished: EndedFocus | null;
}

const VIBRATION_MS = 200;

/**
 * Shows a toast for counted minutes and for a phase whose time has run out. The latter also vibrates and, while the page
 * is hidden, shows a browser notification.
 *
 * @param mayNotify whether the student wants browser notifications
 */
export function announceStep(taken: TakenStep, now: number, mayNotify: boolean): void {
  const ranOut = isRunning(taken.before) && msLeft(taken.before, now) === 0;
  const words = [taken.finished && savedWords(taken.finished.minutes), nextWords(taken, ranOut)]
    .filter(Boolean)
    .join(' ');
  if (words) toast.success(words);
  if (!ranOut) return;
  navigator.vibrate?.(VIBRATION_MS);
  if (mayNotify && document.hidden) {
    void showNotification('akada-focus', 'Focus timer', { body: words, path: '/dashboard' });
  }
}

function savedWords(minutes: number): string {
  const time = focusText(minutes);
  return isOnline() ? `${time} counted.` : `${time} will be saved when you're back online.`;
}

function nextWords({ before, after, finished }: TakenStep, ranOut: boolean): string | null {
  if (after && after.phase !== 'focus') return finished && 'Take a break.';
  if (!after || !ranOut) return null;
  return `${before.phase === 'focus' ? 'Your break is over too.' : 'Your break is over.'} Ready to focus again?`;
}
