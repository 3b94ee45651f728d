import type { Account } from '@akada/domain/account/schemas';
import { cardsWaiting, NO_CARDS } from '@akada/domain/cards/counts';
import type { Deck, ReviewSummary } from '@akada/domain/cards/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { type Day, dayOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { newestJournalEntryQuery } from '@akada/domain/journal/queries';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { currentSession, type NudgeFacts, type NudgeTime } from '@akada/domain/nudges/nudges';
import { nextDeckQuery, sessionsQuery } from '@akada/domain/nudges/queries';
import { planEndToRemindOf } from '@akada/domain/payments/plans';
import { timeOf } from '@akada/domain/planner/planner';
import { nextTasksQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import { useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';
import { currentZone } from '@/lib/zone.ts';

/** Data that the shell has read already. */
export interface ShellReads {
  points: Live<UserPoints | null>;
  account: Live<Account | null>;
  /** The end of a cancelled plan. */
  cancelledUntil?: Date | null;
}

/** The facts that decide today's nudges. */
export interface KnownFacts extends NudgeFacts {
  /** The deck whose card is due first; null while unknown, and for cards of any deck. */
  deckId: string | null;
}

/** Sessions are queried for this many minutes at a time, so that the query changes only four times an hour. */
const LOOKAHEAD_MINUTES = 15;

/** The facts that need no cards and no sessions. */
function useBasicFacts(
  uid: string,
  { points, account, cancelledUntil = null }: ShellReads,
  { now, today }: NudgeTime,
): Live<KnownFacts> {
  const tasks = useLiveQuery<Task>(nextTasksQuery(uid));
  const journal = useLiveQuery<JournalEntry>(newestJournalEntryQuery(uid));
  if (points.status !== 'ready') return points;
  if (account.status !== 'ready') return account;
  if (tasks.status !== 'ready') return tasks;
  if (journal.status !== 'ready') return journal;
  const [newest] = journal.data;
  const counted = countedDay(now, points.data ?? {});
  const data = {
    sessions: [],
    isSessionTimed: false,
    streak: currentStreak(points.data, counted),
    isActiveToday: points.data?.last_activity_date === counted,
    task: tasks.data[0] ?? null,
    cardsDue: null,
    deckId: null,
    hasWrittenToday: newest !== undefined && dayOf(newest.created_at, currentZone()) === today,
    planEnds: planEndToRemindOf(account.data?.plan_expires_at ?? null, { cancelled_until: cancelledUntil }),
  };
  return combineReads(data, [points, account, tasks, journal]);
}

/** The facts for Home's nudges, from the newest journal entry beyond what the shell and Home read. */
export function useHomeFacts(uid: string, shell: ShellReads, time: NudgeTime): Live<KnownFacts> {
  const basic = useBasicFacts(uid, shell, time);
  const summary = useLiveDocument<ReviewSummary>(documentPaths.reviewSummary(uid));
  if (basic.status !== 'ready') return basic;
  if (summary.status !== 'ready') return summary;
  // New cards don't count: nothing of them is forgotten yet.
  const isDue = cardsWaiting({ ...NO_CARDS, ...summary.data }, time.today, 0) > 0;
  return combineReads({ ...basic.data, cardsDue: isDue ? time.now : null }, [basic, summary]);
}

/**
 * The facts for all nudges, from five documents beyond what the shell reads.
 *
 * @param timedId the id of the entry or task for which the focus timer is set on this device; null for none
 */
export function useAllFacts(
  uid: string,
  shell: ShellReads,
  timedId: string | null,
  time: NudgeTime,
): Live<KnownFacts> {
  const basic = useBasicFacts(uid, shell, time);
  const decks = useLiveWithoutDeleted(useLiveQuery<Deck>(nextDeckQuery(uid)));
  const sessions = useSessions(uid, time);
  if (basic.status !== 'ready') return basic;
  if (decks.status !== 'ready') return decks;
  if (sessions.status !== 'ready') return sessions;
  const [deck]: (Stored<Deck> | undefined)[] = decks.data;
  const begun = sessions.data.filter(({ start_time }) => start_time <= timeOf(time.minute));
  const data = {
    ...basic.data,
    sessions: begun,
    isSessionTimed: timedId !== null && currentSession(begun, time.minute)?.id === timedId,
    cardsDue: deck?.next_due ?? null,
    deckId: deck?.id ?? null,
  };
  return combineReads(data, [basic, decks, sessions]);
}

/** The day's sessions that have begun or will soon. While the next query loads, the last result stays. */
function useSessions(uid: string, { today, minute }: NudgeTime): Live<Stored<PlannerEntry>[]> {
  const last = Math.floor(minute / LOOKAHEAD_MINUTES) * LOOKAHEAD_MINUTES + LOOKAHEAD_MINUTES - 1;
  const sessions = useLiveWithoutDeleted(useLiveQuery<PlannerEntry>(sessionsQuery(uid, today, timeOf(last))));
  const before = useRef<{ today: Day; data: Stored<PlannerEntry>[] } | null>(null);
  if (sessions.status === 'ready') before.current = { today, data: sessions.data };
  if (sessions.status !== 'loading' || before.current?.today !== today) return sessions;
  return { status: 'ready', data: before.current.data, unconfirmed: true, isFresh: false };
}

/** Combines several reads into one, which is unconfirmed or stale if any of them is. */
function combineReads<T>(data: T, reads: readonly { unconfirmed: boolean; isFresh: boolean }[]): Live<T> {
  return {
    status: 'ready',
    data,
    unconfirmed: reads.some((read) => read.unconfirmed),
    isFresh: reads.every((read) => read.isFresh),
  };
}
