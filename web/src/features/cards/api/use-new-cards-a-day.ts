import { DEFAULT_SETTINGS, type SettingsWithDefaults } from '@akada/domain/account/settings';
import { documentPaths } from '@akada/domain/documents/paths';
import { useSessionDocument } from '@/firebase/session-document.ts';

/** How many new cards the student learns a day. The shell has read it. Home uses this without the code of schedules. */
export function useNewCardsADay(uid: string): number {
  const stored = useSessionDocument<SettingsWithDefaults>(documentPaths.settings(uid));
  return ((stored.status === 'ready' && stored.data) || DEFAULT_SETTINGS).new_cards_a_day;
}
