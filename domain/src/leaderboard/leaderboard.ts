/** The three boards (spec sections 2, 3 and 9, design section 5). */
import { countedDay } from '../days/counted-day.ts';
import { addDays, type Day } from '../days/day.ts';
import type { UserPoints } from '../points/schemas.ts';
import { currentStreak } from '../points/streak.ts';
import type { LeaderboardRow } from './schemas.ts';

export const RANK_TYPES = ['all-time', 'weekly', 'daily'] as const;
export type RankType = (typeof RANK_TYPES)[number];

/** Rows on a board; seconds between two rebuilds for everybody; days of streak from which a flame shows. */
export const BOARD_LIMITS = { rows: 50, rebuildSeconds: 60, flameDays: 7, medals: 3 } as const;

/**
 * A student's place on a board, as far as it is known. The specification stands in 999 for an unknown rank (section 7),
 * which is also the true rank of a student: an unknown one is a status instead.
 */
export type Standing =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'unranked' }
  | { status: 'ranked'; rank: number; students: number };

/** A rank as it is shown everywhere; null while it loads. */
export function standingText(standing: Standing): string | null {
  switch (standing.status) {
    case 'loading':
      return null;
    case 'unavailable':
      return 'Rank unavailable';
    case 'unranked':
      return 'Not ranked yet';
    case 'ranked':
      return `${standing.rank} of ${standing.students}`;
  }
}

/** What a board ranks by. */
export const RANKED_BY = {
  'all-time': 'points_earned',
  weekly: 'current_streak',
  daily: 'tools_used_today',
} as const satisfies Record<RankType, keyof UserPoints>;

/** The last active days with which a streak still counts on a board: today's and yesterday's. */
export function streakDays(today: Day): Day[] {
  return [today, addDays(today, -1)];
}

/** The days that a student's today can be, by the UTC day: those of UTC-12 to UTC+14. */
export function possibleTodays(utcToday: Day): Day[] {
  return [-1, 0, 1].map((days) => addDays(utcToday, days));
}

/** The days of which a board's rows are read, a query each: null where the day does not matter. */
export function boardQueryDays(rankType: RankType, utcToday: Day): (Day | null)[] {
  if (rankType === 'all-time') return [null];
  const days = possibleTodays(utcToday);
  // The streak of a student who was active yesterday still counts.
  return rankType === 'weekly' ? [addDays(utcToday, -2), ...days] : days;
}

/**
 * Numbers rows that are sorted from best to worst. Equal values share a rank, and the ranks after them are left
 * out: 1, 1, 3.
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
 * What a student ranks by on a board at `now`. With 0 there is no rank: no points yet, a streak that is not of the
 * student's own today or yesterday, no tools on the student's own today.
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

/** A student's row on a board as of the student's `today`, before it has a rank. */
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

/** A board's rows, best first; among equals by name and then by id, so that two rebuilds give the same. */
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

/** The same on every machine, whatever its language. */
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
