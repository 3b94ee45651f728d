/** Puts the learning and the reviews of topics into the days that there are. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { Day } from '@akada/domain/days/day';
import { minutesIn, SHORTEST_SESSION, type StudyDay, takeTime } from './free-time.ts';

export type Work =
  | { kind: 'learn'; topic: number; part: number }
  /** `round` counts from 1. */
  | { kind: 'review'; topic: number; round: number }
  | { kind: 'mixed' | 'past questions' | 'last look' };

export interface PlacedWork {
  date: Day;
  /** Minute of the day. */
  start: number;
  /** In minutes. */
  duration: number;
  work: Work;
}

/** A way of dividing the time. */
export interface Division {
  /** Minutes of a session in which a topic is learned, and how many of them a topic gets. */
  learnMinutes: number;
  parts: number;
  /** The share of the time in which all topics are begun; the rest is for reviews. */
  pace: number;
  /** How many study days at the end are reserved for mixed review. */
  finalDays: number;
  mostReviews: number;
  /** Whether reviews that are due get the time of a day before new topics do. */
  isReviewFirst: boolean;
}

/** Days between one session on a topic and the next: each interval is longer than the one before. */
const INTERVALS = [1, 3, 7, 14, 30] as const;
/** Minutes between two sessions. */
const GAP = 10;
/** Minutes of a mixed review. */
const MIXED = { longest: 90, shortest: 20, perDay: 2, onExamDay: 30 } as const;

interface Progress {
  parts: number;
  reviews: number;
  /** Number of the day of the last session on it. */
  last: number;
  /** Days between the last two sessions on it. */
  interval: number;
}

/** Minutes of a review of a topic that was learned in sessions of a length. */
export function reviewMinutes(learnMinutes: number): number {
  return Math.max(SHORTEST_SESSION, Math.round(learnMinutes / 15) * 5);
}

/** The number of the day on which a topic is to be reviewed next; null where it has had its last review. */
function nextReview({ last, interval, reviews }: Progress, mostReviews: number): number | null {
  const next = INTERVALS.find((days) => days > interval);
  return next === undefined || reviews >= mostReviews ? null : last + next;
}

/**
 * The sessions of a division of the time, in order of time. Topics are learned in their order; those for which there is no
 * time are left out.
 *
 * @param given the days with their free time, which stay as they are
 * @param examDay on it there is only a last look at the notes, unless there is no other day
 */
export function schedule(
  given: readonly StudyDay[],
  topics: number,
  division: Division,
  examDay: Day,
): PlacedWork[] {
  const days = given.map((day) => ({ ...day, free: day.free.map((span) => ({ ...span })) }));
  const isOnlyDay = days.length === 1;
  const regular = isOnlyDay ? days : days.filter(({ date }) => date !== examDay);
  const learning = regular.slice(0, Math.max(1, regular.length - division.finalDays));
  const total = learning.reduce((sum, day) => sum + minutesIn(day), 0);
  const progress: Progress[] = [];
  const placed: PlacedWork[] = [];
  const units = topics * division.parts;
  let [learned, passed] = [0, 0];

  const place = (day: StudyDay, duration: number, work: Work): boolean => {
    if (placed.length >= AI_LIMITS.planSessions) return false;
    const start = takeTime(day, duration, GAP);
    if (start === null) return false;
    placed.push({ date: day.date, start, duration, work });
    return true;
  };
  const learn = (day: StudyDay, target: number) => {
    while (learned < Math.min(target, units)) {
      const topic = Math.floor(learned / division.parts);
      const part = (learned % division.parts) + 1;
      if (!place(day, division.learnMinutes, { kind: 'learn', topic, part })) return;
      learned += 1;
      progress[topic] = { parts: part, reviews: 0, last: day.number, interval: 0 };
    }
  };
  const review = (day: StudyDay, isWanted: (state: Progress) => boolean) => {
    const due: { topic: number; state: Progress; on: number }[] = [];
    for (const [topic, state] of progress.entries()) {
      const on = nextReview(state, division.mostReviews);
      const isDue = state.parts === division.parts && on !== null && on <= day.number;
      if (isDue && isWanted(state)) due.push({ topic, state, on });
    }
    due.sort((a, b) => a.state.reviews - b.state.reviews || a.on - b.on);
    for (const { topic, state } of due) {
      const round = state.reviews + 1;
      if (!place(day, reviewMinutes(division.learnMinutes), { kind: 'review', topic, round })) return;
      progress[topic] = {
        ...state,
        reviews: round,
        interval: day.number - state.last,
        last: day.number,
      };
    }
  };

  for (const [index, day] of regular.entries()) {
    if (index < learning.length) {
      passed += minutesIn(day);
      const target = Math.ceil(units * Math.min(1, passed / (division.pace * total)));
      if (division.isReviewFirst) review(day, () => true);
      learn(day, target);
      review(day, () => true);
    } else {
      review(day, ({ reviews }) => reviews === 0);
      mix(day, regular.length - index, place);
      review(day, () => true);
    }
    if (index === regular.length - 1 && division.finalDays === 0 && learned > 1) mix(day, 1, place);
  }
  const last = days.find(({ date }) => date === examDay);
  if (last && !isOnlyDay && learned > 0) place(last, MIXED.onExamDay, { kind: 'last look' });
  const unfinished = learned % division.parts === 0 ? null : Math.floor(learned / division.parts);
  return placed
    .filter(({ work }) => !(work.kind === 'learn' && work.topic === unfinished))
    .sort((a, b) => a.date.localeCompare(b.date) || a.start - b.start);
}

/** Past questions on the last days, and on the very last a mixed review after them. */
function mix(
  day: StudyDay,
  daysLeft: number,
  place: (day: StudyDay, duration: number, work: Work) => boolean,
): void {
  for (let session = 0; session < MIXED.perDay; session += 1) {
    const longest = Math.max(0, ...day.free.map(({ from, to }) => to - from));
    const share = session === 0 && day.left >= 2 * MIXED.shortest ? Math.ceil(day.left / 10) * 5 : day.left;
    const duration = Math.floor(Math.min(MIXED.longest, longest, share) / 5) * 5;
    if (duration < MIXED.shortest) return;
    const isMixed = session % 2 === 1 || (daysLeft === 1 && day.left < 2 * MIXED.shortest);
    if (!place(day, duration, { kind: isMixed ? 'mixed' : 'past questions' })) return;
  }
}
