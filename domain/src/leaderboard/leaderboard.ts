/** The three boards (docs/product.md, Leaderboard). */
import { countedDay } from '../days/counted-day.ts';
import { addDays, type Day } from '../days/day.ts';
import type { UserPoints } from '../points/schemas.ts';
import { currentStreak } from '../points/streak.ts';
import { formatCount } from '../text/plural.ts';
import type { LeaderboardRow } from './schemas.ts';

export const RANK_TYPES = ['all-time', 'weekly', 'daily'] as const;
export type RankType = (typeof RANK_TYPES)[number];

/** Rows of a board, seconds between two rebuilds, and days of streak from which a flame shows. */
export const BOARD_LIMITS = { rows: 50, rebuildSeconds: 60, flameDays: 7, medals: 3 } as const;

/**
 * A student's place on a board. An unknown rank is a status rather than a number such as 999, which could be a real
 * rank.
 */
export type Standing =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'unranked' }
  | { status: 'ranked'; rank: number; students: number };

/** A standing in words; null while it loads. */
export function standingText(standing: Standing): string | null {
  switch (standing.status) {
    case 'loading':
      return null;
    case 'unavailable':
      return 'Rank unavailable';
    case 'unranked':
      return 'Not ranked yet';
    case 'ranked':
      return `${formatCount(standing.rank)} of ${formatCount(standing.students)}`;
  }
}

/** The field that each board ranks by. */
export const RANK_FIELDS = {
  'all-time': 'points_earned',
  weekly: 'current_streak',
  daily: 'tools_used_today',
} as const satisfies Record<RankType, keyof UserPoints>;

/** The last active days with which a streak is still alive: today and yesterday. */
export function liveStreakDays(today: Day): Day[] {
  return [today, addDays(today, -1)];
}

/** The days that are today somewhere on Earth, from UTC-12 to UTC+14. */
export function possibleTodays(utcToday: Day): Day[] {
  return [-1, 0, 1].map((days) => addDays(utcToday, days));
}

/** The days for which a board runs a query each; null if the day does not matter. */
export function boardQueryDays(rankType: RankType, utcToday: Day): (Day | null)[] {
  if (rankType === 'all-time') return [null];
  const days = possibleTodays(utcToday);
  // A student who was active yesterday still has their streak.
  return rankType === 'weekly' ? [addDays(utcToday, -2), ...days] : days;
}

/**
 * Numbers rows sorted from best to worst. Equal scores share a rank and the next ranks are skipped: 1, 1, 3.
 */
export function withRanks<Row>(
  rows: readonly Row[],
  score: (row: Row) => number,
): (Row & { rank_position: number })[] {
  let rank = 0;
  let last: number | null = null;
  return rows.map((row, index) => {
    const value = score(row);
    if (value !== last) rank = index + 1;
    last = value;
    return { ...row, rank_position: rank };
  });
}

/**
 * A student's score on a board at `now`. 0 means no rank: no points yet, a streak that has lapsed, or no tools used on
 * the student's today.
 */
export function boardScore(rankType: RankType, points: UserPoints, now: Date): number {
  const today = countedDay(now, points);
  if (rankType === 'weekly') {
    const { last_activity_date: last } = points;
    let yesterday = addDays(today, -1);
    while (points.skipped_days?.includes(yesterday)) yesterday = addDays(yesterday, -1);
    return last === today || last === yesterday ? points.current_streak : 0;
  }
  if (rankType === 'daily') return toolsToday(points, today);
  return points.points_earned;
}

/** A student's row on a board as of their `today`, without the rank. */
export function boardRow(uid: string, points: UserPoints, today: Day): Omit<LeaderboardRow, 'rank_position'> {
  return {
    user_id: uid,
    username: points.name || 'Anonymous',
    profile_image_url: points.avatar_url,
    total_points: points.points_earned,
    current_streak: currentStreak(points, today),
    tools_used_today: toolsToday(points, today),
  };
}

/** The rows of a board, best first; equal scores by name, then by id, so that every rebuild gives the same order. */
export function rankedRows(
  rankType: RankType,
  students: readonly { uid: string; points: UserPoints }[],
  now: Date,
): LeaderboardRow[] {
  const scored = students
    .map(({ uid, points }) => ({
      row: boardRow(uid, points, countedDay(now, points)),
      score: boardScore(rankType, points, now),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score || byText(a.row.username, b.row.username) || byText(a.row.user_id, b.row.user_id),
    );
  return withRanks(scored, ({ score }) => score)
    .slice(0, BOARD_LIMITS.rows)
    .map(({ row, rank_position }) => ({ ...row, rank_position }));
}

function toolsToday(points: UserPoints, today: Day): number {
  return points.tools_day === today ? points.tools_used_today : 0;
}

/** Compares code units, so that the order does not depend on the machine's locale. */
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
