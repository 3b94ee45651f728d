import { utcDay } from '@akada/domain/day';
import {
  NUDGE_KINDS,
  type NudgeFacts,
  type NudgeKind,
  type NudgeTime,
  nudgeTime,
} from '@akada/domain/nudges';
import { nudgeStatesQuery, todaysNudgeStatesQuery } from '@akada/domain/queries/nudges';
import type { NudgeSettings, NudgeState } from '@akada/domain/schemas/nudges';
import { type TodaysNudges, todaysNudges } from '@akada/domain/todays-nudges';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { storeNudge } from './nudge-writes.ts';

/** The nudges of which Home knows enough without reading more than it does. */
export const HOME_KINDS: readonly NudgeKind[] = [
  'streak_at_risk',
  'task_due',
  'journal_not_written',
  'plan_expiring',
];

/** Milliseconds after which the clock is looked at again. */
const EVERY = 15_000;

/** The time of nudges, kept up to date. */
export function useNudgeTime(): NudgeTime {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, EVERY);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return nudgeTime(now, utcDay(now));
}

/** The states of the nudges that something happened to last, today's among them. */
export function useNudgeStates(uid: string): Live<Stored<NudgeState>[]> {
  return useLiveQuery<NudgeState>(nudgeStatesQuery(uid));
}

/** The states of today's nudges only: fewer documents, for where the history is not shown. */
export function useTodaysNudgeStates(uid: string, { today }: NudgeTime): Live<Stored<NudgeState>[]> {
  return useLiveQuery<NudgeState>(todaysNudgeStatesQuery(uid, today));
}

/**
 * Today's nudges, of the kinds of which the facts are known; null while they are not. That a nudge has come, and that
 * its thing is done, is stored on the way, for the other devices and for the history.
 */
export function useTodaysNudges(
  uid: string,
  facts: Live<NudgeFacts>,
  states: Live<Stored<NudgeState>[]>,
  settings: NudgeSettings,
  time: NudgeTime,
  kinds: readonly NudgeKind[] = NUDGE_KINDS,
): TodaysNudges | null {
  const isReady = facts.status === 'ready' && states.status === 'ready';
  const nudges = isReady ? todaysNudges(facts.data, states.data, settings, time, kinds) : null;
  // Before the server has answered, the device may not know what happened elsewhere.
  const mayStore = isReady && ((!states.unconfirmed && !facts.unconfirmed) || !navigator.onLine);
  const stored = useRef(new Set<string>());

  useEffect(() => {
    if (!nudges || !mayStore) return;
    const changes = [
      ...nudges.arriving.map((kind) => ({ kind, status: 'pending' as const })),
      ...nudges.done.map((kind) => ({ kind, status: 'done' as const })),
    ];
    for (const { kind, status } of changes) {
      const key = `${time.today} ${kind} ${status}`;
      if (stored.current.has(key)) continue;
      stored.current.add(key);
      storeNudge(uid, { day: time.today, kind, status, snoozed_until: null });
    }
  });
  return nudges;
}
