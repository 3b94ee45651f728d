import { type EndedFocus, type FocusTimer, isRunning, msLeft } from '@akada/domain/focus/focus';
import { plural } from '@akada/domain/text/plural';
import { showNotification } from '@/lib/browser-notification.ts';
import { isOnline } from '@/lib/use-online.ts';
import { toast } from '@/ui/toast.tsx';
import { focusText } from './labels.ts';

/** A step that was taken with the timer. */
export interface TakenStep {
  before: FocusTimer;
  /** Null when the timer was ended. */
  after: FocusTimer | null;
  finished: EndedFocus | null;
}

/** Milliseconds that a phone vibrates. */
const BUZZ = 200;

/**
 * Tells of minutes that count, and of a phase whose time has run out: of that also to who looks elsewhere.
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
  navigator.vibrate?.(BUZZ);
  if (mayNotify && document.hidden) {
    void showNotification('akada-focus', 'Focus timer', { body: words, path: '/dashboard' });
  }
}

function savedWords(minutes: number): string {
  const time = `${focusText(minutes)} ${plural(minutes, 'is', 'are')}`;
  return isOnline() ? `${time} counted.` : `${time} kept on this device and saved when you're back online.`;
}

function nextWords({ before, after, finished }: TakenStep, ranOut: boolean): string | null {
  if (after && after.phase !== 'focus') return finished && 'Take a break.';
  if (!after || !ranOut) return null;
  return `${before.phase === 'focus' ? 'The break is over too.' : 'The break is over.'} Ready for the next focus?`;
}
