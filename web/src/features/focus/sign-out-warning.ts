import { isWaiting } from '@akada/domain/focus/focus';
import { UNSENT_CHANGES_WARNING } from '@/firebase/sign-out-warning.ts';
import type { PersistedTimer } from './persisted-timer.ts';

const UNDER_WAY = 'Your focus is not over yet. If you sign out now its minutes are lost. Sign out anyway?';

/** What a sign-out would lose of the focus timer, as a question; null for nothing. */
export function signOutWarning({ timer, unsaved }: PersistedTimer): string | null {
  if (timer?.phase === 'focus' && !isWaiting(timer)) return UNDER_WAY;
  return unsaved.length > 0 ? UNSENT_CHANGES_WARNING : null;
}
