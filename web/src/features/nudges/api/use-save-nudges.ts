import type { Day } from '@akada/domain/days/day';
import { nudgeStatesToSave } from '@akada/domain/nudges/todays-nudges';
import { useEffect, useRef } from 'react';
import { saveNudgeState } from './nudge-writes.ts';
import type { KnownNudges } from './use-nudges.ts';

/** Saves once that a nudge has appeared or is done, for other devices and the history. */
export function useSaveNudges(uid: string, nudges: KnownNudges | null, today: Day): void {
  const stored = useRef(new Set<string>());
  useEffect(() => {
    if (!nudges) return;
    for (const state of nudgeStatesToSave(nudges, today, nudges.isFromServer)) {
      const key = `${today} ${state.kind} ${state.status}`;
      if (stored.current.has(key)) continue;
      stored.current.add(key);
      saveNudgeState(uid, state);
    }
  });
}
