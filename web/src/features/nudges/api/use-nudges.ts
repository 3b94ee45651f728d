import {
  NUDGE_KINDS,
  NUDGE_LIMITS,
  type NudgeFacts,
  type NudgeKind,
  type NudgeTime,
  nudgeTime,
} from '@akada/domain/nudges/nudges';
import { nudgeStatesQuery, todaysNudgeStatesQuery } from '@akada/domain/nudges/queries';
import type { NudgeSettings, NudgeState } from '@akada/domain/nudges/schemas';
import { type TodaysNudges, todaysNudges } from '@akada/domain/nudges/todays-nudges';
import { useCallback } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { useTime } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { type KnownFacts, type ReadByShell, useAllFacts, useHomeFacts } from './use-facts.ts';

/** What decides about nudges, besides what is read for them. */
export interface NudgeInputs extends ReadByShell {
  settings: NudgeSettings;
}

/** Today's nudges, as the device knows them. */
export interface KnownNudges extends TodaysNudges {
  /** Whether all that decides is what the server has just said: only then is anything stored or told of by itself. */
  isFromServer: boolean;
}

/** Nudges with what they were worked out from. */
export interface ReadNudges {
  time: NudgeTime;
  facts: Live<KnownFacts>;
  states: Live<Stored<NudgeState>[]>;
  /** Null while not all that decides is known. */
  nudges: KnownNudges | null;
}

/** The nudges of which Home knows enough without reading more than it does. */
const HOME_KINDS: readonly NudgeKind[] = [
  'streak_at_risk',
  'task_due',
  'journal_not_written',
  'plan_expiring',
];

/** Milliseconds after which the clock is looked at again. */
const EVERY = 15_000;

/** The time in the student's zone. */
function useNudgeTime(): NudgeTime {
  const zone = useZone();
  const at = useCallback((now: Date) => nudgeTime(now, zone), [zone]);
  return useTime(at, EVERY);
}

/** Home's nudges: of fewer kinds and no more than it reads the states of, for two documents and those states. */
export function useHomeNudges(uid: string, { settings, ...shell }: NudgeInputs): ReadNudges {
  const time = useNudgeTime();
  const facts = useHomeFacts(uid, shell, time);
  const states = useLiveQuery<NudgeState>(todaysNudgeStatesQuery(uid, time.today));
  const max_a_day = Math.min(settings.max_a_day, NUDGE_LIMITS.home);
  const nudges = nudgesOf(facts, states, { ...settings, max_a_day }, time, HOME_KINDS);
  return { time, facts, states, nudges };
}

/** All of today's nudges, with the states of those before as far as the page shows them at first. */
export function useAllNudges(uid: string, { settings, ...shell }: NudgeInputs): ReadNudges {
  const time = useNudgeTime();
  const facts = useAllFacts(uid, shell, time);
  const states = useLiveQuery<NudgeState>(nudgeStatesQuery(uid));
  return { time, facts, states, nudges: nudgesOf(facts, states, settings, time, NUDGE_KINDS) };
}

function nudgesOf(
  facts: Live<NudgeFacts>,
  states: Live<Stored<NudgeState>[]>,
  settings: NudgeSettings,
  time: NudgeTime,
  kinds: readonly NudgeKind[],
): KnownNudges | null {
  if (facts.status !== 'ready' || states.status !== 'ready') return null;
  const nudges = todaysNudges(facts.data, states.data, settings, time, kinds);
  return { ...nudges, isFromServer: facts.isFresh && states.isFresh };
}
