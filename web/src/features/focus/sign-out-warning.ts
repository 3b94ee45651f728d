import { isWaiting } from '@akada/domain/focus/focus';
import { UNSENT_CHANGES_WARNING } from '@/firebase/sign-out-warning.ts';
import type { PersistedTimer } from './persisted-timer.ts';

const STILL_RUNNING = 'Your focus session is still running. If you sign out now, its minutes are lost.';

/** The warning before a sign-out that would lose focus minutes; null when nothing would be lost. */
export function signOutWarning({ timer, unsaved }: PersistedTimer): string | null {
  if (timer?.phase === 'focus' && !isWaiting(timer)) return STILL_RUNNING;
  return unsaved.length > 0 ? UNSENT_CHANGES_WARNING : null;
}
