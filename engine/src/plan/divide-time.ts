/** Divides the time before an exam between learning and reviewing. */

import { minutesIn, type StudyDay } from '@akada/domain/ai/free-time';
import type { Day } from '@akada/domain/days/day';
import { type Division, type PlacedWork, schedule } from './schedule.ts';

/** Minutes per learning session and number of these sessions per topic, the most first. */
const LEARNING = [
  [90, 3],
  [90, 2],
  [60, 2],
  [90, 1],
  [30, 3],
  [60, 1],
  [30, 2],
  [45, 1],
  [30, 1],
  [20, 1],
] as const;
const SHORTEST_LEARNING = 20;
const PACES = [0.4, 0.7, 1] as const;

const MOST_REVIEWS = [5, 3, 1] as const;
/** The value of a topic's first review and of later ones, compared with learning it for twice as long. */
const WORTH_OF_REVIEWS = [1.5, 1.2, 0.9, 0.6, 0.4] as const;
const WORTH_OF_FINAL_DAY = 0.4;

/** How many study days at the end are reserved for mixed review, by the total number of study days. */
function usualFinalDays(days: number): number {
  if (days <= 2) return 0;
  if (days <= 6) return 1;
  return days <= 20 ? 2 : 3;
}

/**
 * The best of all schedules: the one that covers the most topics, then reviews the most of them, then has a mixed
 * review. Ties go to the one with more learning and more reviews per topic.
 */
export function bestSchedule(days: readonly StudyDay[], topics: number, examDay: Day): PlacedWork[] {
  const usual = usualFinalDays(days.filter(({ date }) => date !== examDay).length);
  const room = days.reduce((sum, day) => sum + minutesIn(day), 0);
  const lengths = LEARNING.filter(
    ([minutes, parts]) => minutes === SHORTEST_LEARNING || minutes * parts * topics <= room,
  );
  let best: { sessions: PlacedWork[]; worth: readonly number[] } = { sessions: [], worth: [] };
  // Mixed review and further reviews are reduced only if some topic would otherwise get no review.
  for (const finalDays of new Set([usual, Math.min(1, usual), 0])) {
    for (const mostReviews of MOST_REVIEWS) {
      for (const division of divisions(lengths, finalDays, mostReviews)) {
        const sessions = schedule(days, topics, division, examDay);
        const worth = worthOf(sessions, division);
        if (isBetter(worth, best.worth)) best = { sessions, worth };
      }
      if (best.worth[1] === topics) return best.sessions;
    }
  }
  return best.sessions;
}

function divisions(
  lengths: readonly (readonly [minutes: number, parts: number])[],
  finalDays: number,
  mostReviews: number,
): Division[] {
  return lengths.flatMap(([learnMinutes, parts]) =>
    PACES.flatMap((pace) =>
      [true, false].map((isReviewFirst) => ({
        learnMinutes,
        parts,
        pace,
        finalDays,
        mostReviews,
        isReviewFirst,
      })),
    ),
  );
}

/** The value of a schedule, the most important figure first. */
function worthOf(sessions: readonly PlacedWork[], { learnMinutes, parts }: Division): number[] {
  const reviews = new Map<number, number>();
  const mixedDays = new Set<Day>();
  for (const { work, date } of sessions) {
    if (work.kind === 'learn' && work.part === parts) reviews.set(work.topic, reviews.get(work.topic) ?? 0);
    else if (work.kind === 'review') reviews.set(work.topic, work.round);
    else if (work.kind !== 'learn') mixedDays.add(date);
  }
  const counts = [...reviews.values()];
  const worth = counts.reduce(
    (sum, count) => sum + WORTH_OF_REVIEWS.slice(0, count).reduce((total, value) => total + value, 0),
    0,
  );
  return [
    counts.length,
    counts.filter((count) => count > 0).length,
    Math.min(1, mixedDays.size),
    worth + counts.length * (Math.log2((learnMinutes * parts) / 15) + mixedDays.size * WORTH_OF_FINAL_DAY),
  ];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, index) => value !== (b[index] ?? -1));
  return differs !== -1 && (a[differs] ?? 0) > (b[differs] ?? -1);
}
