import { DEFAULT_SETTINGS, type SettingsWithDefaults } from '@akada/domain/account/settings';
import { type Schedule, scheduleOf } from '@akada/domain/cards/memory';
import { documentPaths } from '@akada/domain/documents/paths';
import { useMemo } from 'react';
import { useSessionDocument } from '@/firebase/session-document.ts';
import { useNewCardsADay } from './use-new-cards-a-day.ts';

interface ReviewSettings {
  newADay: number;
  schedule: Schedule;
  /** Absent for the default ones. */
  weights: readonly number[] | undefined;
}

/**
 * How the student reviews: new cards a day, and the schedule of the retention they want, by the weights that fit their
 * reviews. The shell has read it.
 */
export function useReviewSettings(uid: string): ReviewSettings {
  const stored = useSessionDocument<SettingsWithDefaults>(documentPaths.settings(uid));
  const settings = (stored.status === 'ready' && stored.data) || DEFAULT_SETTINGS;
  const { desired_retention, fsrs_fit } = settings;
  const weights = fsrs_fit?.weights;
  const schedule = useMemo(() => scheduleOf(desired_retention, weights), [desired_retention, weights]);
  return { newADay: useNewCardsADay(uid), schedule, weights };
}
