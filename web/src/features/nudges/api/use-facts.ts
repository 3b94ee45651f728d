import type { Account } from '@akada/domain/account/schemas';
import type { Deck } from '@akada/domain/ai/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { type Day, dayOf } from '@akada/domain/days/day';
import { newestJournalEntryQuery } from '@akada/domain/journal/queries';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import type { NudgeFacts, NudgeTime } from '@akada/domain/nudges/nudges';
import { nextDeckQuery, sessionsQuery } from '@akada/domain/nudges/queries';
import { remindedEnd } from '@akada/domain/payments/plans';
import { timeOf } from '@akada/domain/planner/planner';
import { nextTaskQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import { useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { currentZone } from '@/lib/zone.ts';

/** What the shell has read already. */
export interface ReadByShell {
  points: Live<UserPoints | null>;
  account: Live<Account | null>;
  /** Of the plan that was cancelled: its end. */
  cancelledUntil?: Date | null;
}

/** What is known of today: all that decides, or why not yet. */
export interface KnownFacts extends NudgeFacts {
  /** The deck of which a card is due first. */
  deckId: string | null;
}

/** Minutes for which the sessions that begin are asked for at once: so the query changes four times an hour. */
const AHEAD = 15;

/** What Home knows of today, with two documents more than the shell's. */
export function useHomeFacts(
  uid: string,
  { points, account, cancelledUntil = null }: ReadByShell,
  { now, today }: NudgeTime,
): Live<KnownFacts> {
  const tasks = useLiveQuery<Task>(nextTaskQuery(uid));
  const journal = useLiveQuery<JournalEntry>(newestJournalEntryQuery(uid));
  if (points.status !== 'ready') return points;
  if (account.status !== 'ready') return account;
  if (tasks.status !== 'ready') return tasks;
  if (journal.status !== 'ready') return journal;
  const [newest] = journal.data;
  const counted = countedDay(now, points.data ?? {});
  const data = {
    sessions: [],
    streak: currentStreak(points.data, counted),
    isActiveToday: points.data?.last_activity_date === counted,
    task: tasks.data[0] ?? null,
    cardsDue: null,
    deckId: null,
    hasWrittenToday: newest !== undefined && dayOf(newest.created_at, currentZone()) === today,
    planEnds: remindedEnd(account.data?.plan_expires_at ?? null, { cancelled_until: cancelledUntil }),
  };
  return together(data, [points, account, tasks, journal]);
}

/** All that is known of today, with five documents more than the shell's. */
export function useAllFacts(uid: string, shell: ReadByShell, time: NudgeTime): Live<KnownFacts> {
  const home = useHomeFacts(uid, shell, time);
  const decks = useLiveQuery<Deck>(nextDeckQuery(uid));
  const sessions = useSessions(uid, time);
  if (home.status !== 'ready') return home;
  if (decks.status !== 'ready') return decks;
  if (sessions.status !== 'ready') return sessions;
  const [deck]: (Stored<Deck> | undefined)[] = decks.data;
  const begun = sessions.data.filter(({ start_time }) => start_time <= timeOf(time.minute));
  const data = {
    ...home.data,
    sessions: begun,
    cardsDue: deck?.next_due ?? null,
    deckId: deck?.id ?? null,
  };
  return together(data, [home, decks, sessions]);
}

/** The day's sessions that have begun or soon will. While those of the next minutes load, the last ones stay. */
function useSessions(uid: string, { today, minute }: NudgeTime): Live<Stored<PlannerEntry>[]> {
  const last = Math.floor(minute / AHEAD) * AHEAD + AHEAD - 1;
  const sessions = useLiveQuery<PlannerEntry>(sessionsQuery(uid, today, timeOf(last)));
  const before = useRef<{ today: Day; data: Stored<PlannerEntry>[] } | null>(null);
  if (sessions.status === 'ready') before.current = { today, data: sessions.data };
  if (sessions.status !== 'loading' || before.current?.today !== today) return sessions;
  return { status: 'ready', data: before.current.data, unconfirmed: true, isFresh: false };
}

/** What several reads say together: as sure as the least sure of them. */
function together<T>(data: T, reads: readonly { unconfirmed: boolean; isFresh: boolean }[]): Live<T> {
  return {
    status: 'ready',
    data,
    unconfirmed: reads.some((read) => read.unconfirmed),
    isFresh: reads.every((read) => read.isFresh),
  };
}
