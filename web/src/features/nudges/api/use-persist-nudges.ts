import type { Day } from '@akada/domain/days/day';
import { statesToStore } from '@akada/domain/nudges/todays-nudges';
import { useEffect, useRef } from 'react';
import { storeNudge } from './nudge-writes.ts';
import type { KnownNudges } from './use-nudges.ts';

/** Stores that nudges have come and that their things are done, each once: for other devices and the history. */
export function useKeeping(uid: string, nudges: KnownNudges | null, today: Day): void {
  const stored = useRef(new Set<string>());
  useEffect(() => {
    if (!nudges) return;
    for (const state of statesToStore(nudges, today, nudges.isSure)) {
      const key = `${today} ${state.kind} ${state.status}`;
      if (stored.current.has(key)) continue;
      stored.current.add(key);
      storeNudge(uid, state);
    }
  });
}
