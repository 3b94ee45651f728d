import type { AiToolId } from '@akada/domain/ai/tools';
import { type Day, minuteOfDay } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import {
  addToHistory,
  type BadgeId,
  badgesAfter,
  ledgerKeys,
  newUserPoints,
} from '@akada/domain/points/points';
import { addToRecentDays, type RecentDays } from '@akada/domain/points/recent-days';
import { ledgerLabel, REWARDS } from '@akada/domain/points/rewards';
import type { LedgerEntry, UserPoints, UserReward, UserStreak } from '@akada/domain/points/schemas';
import { foldStreak } from '@akada/domain/points/streak';
import { lagosDay } from './days.ts';

/** An action that earned points. */
export interface PaidEvent {
  key: string;
  action: PointsAction;
  /** The tool, if the action is an AI use. */
  tool?: AiToolId;
  at: Date;
}

/** A streak freeze that was redeemed. */
export interface Freeze {
  idempotencyKey: string;
  at: Date;
}

/** All documents of a student's points, by id. */
export interface History {
  points: UserPoints;
  ledger: Map<string, LedgerEntry>;
  streaks: Map<Day, UserStreak>;
  rewards: Map<string, UserReward>;
  /** The AI uses that earned points. */
  aiUses: Map<string, { tool: AiToolId; at: Date }>;
}

/** The documents that result from these actions. All of them are computed, so their sums agree. */
export function historyOf(
  name: string,
  happened: readonly PaidEvent[],
  freezes: readonly Freeze[],
  now: Date,
): History {
  const events = [...happened].sort((a, b) => a.at.getTime() - b.at.getTime());
  const streaks = activeDays(events);
  const ledger = ledgerOf(events, freezes);
  const entries = [...ledger.values()];
  const earned = sum(entries.filter(({ points }) => points > 0));
  const points: UserPoints = {
    ...newUserPoints(name, events[0]?.at ?? now),
    ...foldStreak(streaks.keys(), frozen(freezes)),
    total_points: sum(entries),
    points_earned: earned,
    freezes: frozen(freezes),
    tasks_completed: events.filter(({ action }) => action === 'task_completed').length,
    badges: badgesOf(events, frozen(freezes)),
    points_history: entries
      .map(({ action, points, created_at }) => ({ action: ledgerLabel(action), points, at: created_at }))
      .reduce<UserPoints['points_history']>(addToHistory, []),
    recent_days: [...streaks.values()].reduce<RecentDays>(
      (recent, { activity_date, points_earned }) => addToRecentDays(recent, activity_date, points_earned),
      {},
    ),
    ...toolsOf(streaks),
    updated_at: now,
  };
  const aiUses = new Map(
    events.flatMap(({ key, tool, at }) => (tool ? [[key.replace(/^ai:/, ''), { tool, at }] as const] : [])),
  );
  return { points, ledger, streaks, rewards: rewardsOf(freezes, entries), aiUses };
}

function ledgerOf(events: readonly PaidEvent[], freezes: readonly Freeze[]): Map<string, LedgerEntry> {
  const price = REWARDS.streak_freeze.points_required;
  const entry = (action: string, points: number, at: Date) => ({
    action,
    points,
    day: lagosDay(at),
    created_at: at,
  });
  return new Map([
    ...events.map(({ key, action, at }) => [key, entry(action, ACTIONS[action].points, at)] as const),
    ...freezes.map(
      ({ idempotencyKey, at }) =>
        [ledgerKeys.redemption(idempotencyKey), entry('streak_freeze', -price, at)] as const,
    ),
  ]);
}

function activeDays(events: readonly PaidEvent[]): Map<Day, UserStreak> {
  const days = new Map<Day, UserStreak>();
  for (const { action, tool, at } of events) {
    const day = lagosDay(at);
    const before = days.get(day) ?? { activity_date: day, points_earned: 0, activities: [], counts: {} };
    days.set(day, {
      ...before,
      points_earned: before.points_earned + ACTIONS[action].points,
      activities: [...new Set([...before.activities, action])],
      counts: { ...before.counts, [action]: (before.counts[action] ?? 0) + 1 },
      ...(tool && { tools: [...new Set([...(before.tools ?? []), tool])] }),
    });
  }
  return days;
}

/** The badges that these actions earn, in order. */
function badgesOf(events: readonly PaidEvent[], freezes: readonly Day[]): BadgeId[] {
  const days = new Set<Day>();
  let tasks = 0;
  return events.reduce<BadgeId[]>((badges, { action, at }) => {
    days.add(lagosDay(at));
    if (action === 'task_completed') tasks += 1;
    const { longest_streak } = foldStreak(days, freezes);
    return badgesAfter(badges, { longest_streak, tasks_completed: tasks }, minuteOfDay(at, DEFAULT_ZONE));
  }, []);
}

/** The tools used on the last day with an AI use. */
function toolsOf(days: ReadonlyMap<Day, UserStreak>): Pick<UserPoints, 'tools_used_today' | 'tools_day'> {
  const last = [...days.values()].filter(({ tools }) => tools).at(-1);
  return { tools_used_today: last?.tools?.length ?? 0, tools_day: last?.activity_date ?? null };
}

function rewardsOf(freezes: readonly Freeze[], ledger: readonly LedgerEntry[]): Map<string, UserReward> {
  const { name, points_required } = REWARDS.streak_freeze;
  return new Map(
    freezes.map(({ idempotencyKey, at }) => [
      idempotencyKey,
      {
        reward_id: 'streak_freeze',
        reward_name: name,
        points: points_required,
        points_after: sum(ledger.filter(({ created_at }) => created_at <= at)),
        date_redeemed: at,
        status: 'active',
      },
    ]),
  );
}

/** The label of an action or a reward, as the student sees it. */
function frozen(freezes: readonly Freeze[]): Day[] {
  return freezes.map(({ at }) => lagosDay(at)).sort();
}

function sum(entries: readonly { points: number }[]): number {
  return entries.reduce((total, { points }) => total + points, 0);
}
