import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { addDays, type Day, minuteOfDay } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { ACTIONS, isBelowDailyCap, type PointsAction } from '@akada/domain/points/actions';
import {
  addToHistory,
  badgesAfter,
  ledgerKeys,
  newUserPoints,
  toolsUsedAfter,
} from '@akada/domain/points/points';
import { addToRecentDays } from '@akada/domain/points/recent-days';
import { REWARDS, type RewardId, redemptionProblem } from '@akada/domain/points/rewards';
import type { UserPoints } from '@akada/domain/points/schemas';
import { foldStreak } from '@akada/domain/points/streak';
import fc from 'fast-check';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';

/** The next step of a student or of time. Small numbers, so that keys and days repeat. */
export type Command =
  | { kind: 'wait'; days: number; hours: number }
  | { kind: 'award'; action: PointsAction; number: number; daysLate: number }
  /** More concurrent tasks than the daily cap. */
  | { kind: 'burst'; number: number }
  | { kind: 'redeem'; reward: RewardId; number: number };

const choice = <T extends string>(of: object) => fc.constantFrom(...(Object.keys(of) as T[]));
const upTo = (max: number) => fc.integer({ min: 0, max });

/** A starting balance and up to 50 commands. */
export const histories = fc.record({
  opening: upTo(600),
  commands: fc.array(
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('wait' as const), days: upTo(3), hours: upTo(23) }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('award' as const),
          action: choice<PointsAction>(ACTIONS),
          number: upTo(30),
          daysLate: upTo(4),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('burst' as const), number: fc.integer({ min: 1, max: 3 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('redeem' as const),
          reward: choice<RewardId>(REWARDS),
          number: upTo(6),
        }),
      },
    ),
    { maxLength: 50, size: 'max' },
  ),
});

/** The ledger key of a numbered award. */
export function keyOf(action: PointsAction, number: number, at: Date): string {
  switch (action) {
    case 'task_completed':
      return ledgerKeys.task(`t${number}`);
    case 'entry_completed':
      return ledgerKeys.entry(`e${number}`);
    case 'journal_entry':
      return ledgerKeys.journal(lagosDay(at));
    case 'ai_tool':
      return ledgerKeys.ai(`r${number}`);
    case 'ai_lab_time':
      return ledgerKeys.labTime(lagosDay(at));
    case 'cards_reviewed':
      return ledgerKeys.sitting(`s${number}`);
    case 'practice_done':
      return ledgerKeys.practice(`q${number % 4}`, lagosDay(at));
    case 'focus_minutes':
      return ledgerKeys.focus(lagosDay(at), (number % 6) + 1);
  }
}

/** The AI tool of a numbered award; undefined for other actions. */
export function toolOf(action: PointsAction, number: number): { tool?: AiToolId } {
  const tool = AI_TOOLS[number % 4]?.id;
  return action === 'ai_tool' && tool ? { tool } : {};
}

/** The keys of a burst of awards. */
export function keysOfBurst(number: number): string[] {
  return Array.from({ length: 12 }, (_, index) => ledgerKeys.task(`b${number}-${index}`));
}

/** A model of a student's points by the rules of domain, without a database, a clock or contention. */
export class PointsModel {
  points: UserPoints;
  readonly ledger = new Map<string, number>();
  readonly days = new Map<Day, Partial<Record<PointsAction, number>>>();
  private readonly tools = new Map<Day, AiToolId[]>();
  private readonly redeemed = new Map<string, { reward: RewardId; points_after: number }>();
  private readonly owned = new Set<RewardId>();
  constructor(
    opening: number,
    public now: Date,
  ) {
    this.points = { ...newUserPoints('Ada', now), total_points: opening, points_earned: opening };
    if (opening > 0) this.ledger.set('opening', opening);
  }

  wait(days: number, hours: number): void {
    this.now = new Date(
      Math.max(
        this.now.getTime(),
        startOfLagosDay(addDays(lagosDay(this.now), days)).getTime() + hours * 3_600_000,
      ),
    );
  }

  /** The points that an action earns. */
  award(action: PointsAction, key: string, at: Date, { tool }: { tool?: AiToolId } = {}): number {
    const day = lagosDay(at);
    const counts = this.days.get(day) ?? {};
    if (this.ledger.has(key)) return 0;
    const tools = this.tools.get(day) ?? [];
    const isNew = tool !== undefined && !tools.includes(tool);
    if (isNew) this.tools.set(day, [...tools, tool]);
    const before = this.points;
    const toolsToday = isNew ? toolsUsedAfter(before, day, tools.length + 1) : {};
    if (!isBelowDailyCap(action, counts)) {
      this.points = { ...before, ...toolsToday, updated_at: isNew ? this.now : before.updated_at };
      return 0;
    }
    const { points: amount, label } = ACTIONS[action];
    this.days.set(day, { ...counts, [action]: (counts[action] ?? 0) + 1 });
    this.ledger.set(key, amount);
    const streak = foldStreak(this.days.keys(), before.freezes);
    const tasks_completed = before.tasks_completed + (action === 'task_completed' ? 1 : 0);
    this.points = {
      ...before,
      ...streak,
      ...toolsToday,
      total_points: before.total_points + amount,
      points_earned: before.points_earned + amount,
      tasks_completed,
      badges: badgesAfter(before.badges, { ...streak, tasks_completed }, minuteOfDay(at, DEFAULT_ZONE)),
      recent_days: addToRecentDays(before.recent_days ?? {}, day, amount),
      points_history: addToHistory(before.points_history, { action: label, points: amount, at }),
      updated_at: this.now,
    };
    return amount;
  }

  /** The balance after redeeming, as returned to the student; null if it is rejected. */
  redeem(id: RewardId, key: string): number | null {
    const known = this.redeemed.get(key);
    if (known) return known.reward === id ? known.points_after : null;
    const { name, points_required: price, effect } = REWARDS[id];
    const { total_points, freezes, points_history } = this.points;
    const student = { total_points, owns: this.owned.has(id), plan: 'free' } as const;
    if (redemptionProblem(REWARDS[id], student)) return null;
    this.ledger.set(ledgerKeys.redemption(key), -price);
    this.redeemed.set(key, { reward: id, points_after: total_points - price });
    if (effect.kind === 'access') this.owned.add(id);
    this.points = {
      ...this.points,
      total_points: total_points - price,
      freezes: effect.kind === 'streak_freeze' ? [...freezes, lagosDay(this.now)] : freezes,
      points_history: addToHistory(points_history, { action: name, points: -price, at: this.now }),
      updated_at: this.now,
    };
    return total_points - price;
  }
}
