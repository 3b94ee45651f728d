import { DEFAULT_SETTINGS, type SettingsWithDefaults } from '@akada/domain/account/settings';
import { type Schedule, scheduleOf } from '@akada/domain/cards/memory';
import { documentPaths } from '@akada/domain/documents/paths';
import { useMemo } from 'react';
import { useSessionDocument } from '@/firebase/session-document.ts';
import { useNewCardsADay } from './use-new-cards-a-day.ts';

/** How the student reviews: new cards a day, and the schedule of the retention they want. The shell has read it. */
export function useReviewSettings(uid: string): { newADay: number; schedule: Schedule } {
  const stored = useSessionDocument<SettingsWithDefaults>(documentPaths.settings(uid));
  const settings = (stored.status === 'ready' && stored.data) || DEFAULT_SETTINGS;
  const schedule = useMemo(() => scheduleOf(settings.desired_retention), [settings.desired_retention]);
  return { newADay: useNewCardsADay(uid), schedule };
}
