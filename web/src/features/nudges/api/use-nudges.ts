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
import { type KnownFacts, type ShellReads, useAllFacts, useHomeFacts } from './use-facts.ts';

/** What the nudges depend on besides their own reads. */
export interface NudgeInputs extends ShellReads {
  settings: NudgeSettings;
}

/** What all nudges depend on; Home's have none for sessions. */
export interface AllNudgeInputs extends NudgeInputs {
  /** Reads the id of the entry or task for which the focus timer is set on this device; null for none. */
  readTimedId: () => string | null;
}

/** Today's nudges, as the device knows them. */
export interface KnownNudges extends TodaysNudges {
  /** Whether everything they depend on comes from the server: only then are states saved and notifications shown. */
  isFromServer: boolean;
}

/** Nudges with the data they were derived from. */
export interface ReadNudges {
  time: NudgeTime;
  facts: Live<KnownFacts>;
  states: Live<Stored<NudgeState>[]>;
  /** Null until everything they depend on has loaded. */
  nudges: KnownNudges | null;
}

/** The kinds that Home can decide from what it reads anyway. */
const HOME_KINDS: readonly NudgeKind[] = [
  'streak_at_risk',
  'task_due',
  'cards_due',
  'journal_not_written',
  'plan_expiring',
];

const CLOCK_INTERVAL_MS = 15_000;

/** The time in the student's zone. */
function useNudgeTime(): NudgeTime {
  const zone = useZone();
  const at = useCallback((now: Date) => nudgeTime(now, zone), [zone]);
  return useTime(at, CLOCK_INTERVAL_MS);
}

/** Home's nudges: fewer kinds and a lower daily maximum, so that Home reads few documents for them. */
export function useHomeNudges(uid: string, { settings, ...shell }: NudgeInputs): ReadNudges {
  const time = useNudgeTime();
  const facts = useHomeFacts(uid, shell, time);
  const states = useLiveQuery<NudgeState>(todaysNudgeStatesQuery(uid, time.today));
  const max_a_day = Math.min(settings.max_a_day, NUDGE_LIMITS.home);
  const nudges = nudgesOf(facts, states, { ...settings, max_a_day }, time, HOME_KINDS);
  return { time, facts, states, nudges };
}

/** All of today's nudges, and the first page of earlier states. */
export function useAllNudges(uid: string, { settings, readTimedId, ...shell }: AllNudgeInputs): ReadNudges {
  const time = useNudgeTime();
  const facts = useAllFacts(uid, shell, readTimedId(), time);
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
