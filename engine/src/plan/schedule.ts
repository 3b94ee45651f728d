/** Schedules learning and reviews on the available days. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { minutesIn, SHORTEST_SESSION, type StudyDay, takeTime } from '@akada/domain/ai/free-time';
import type { Day } from '@akada/domain/days/day';

export type Work =
  | { kind: 'learn'; topic: number; part: number }
  /** `round` counts from 1. */
  | { kind: 'review'; topic: number; round: number }
  | { kind: 'mixed' | 'past questions' | 'last look' };

export interface PlacedWork {
  date: Day;
  /** Minutes from midnight. */
  start: number;
  /** In minutes. */
  duration: number;
  work: Work;
}

/** One way of dividing the time. */
export interface Division {
  /** Minutes of a learning session, and the number of these sessions per topic. */
  learnMinutes: number;
  parts: number;
  /** The share of the time in which all topics are started; the rest is for reviews. */
  pace: number;
  /** How many study days at the end are reserved for mixed review. */
  finalDays: number;
  mostReviews: number;
  /** Whether due reviews are scheduled before new topics on each day. */
  isReviewFirst: boolean;
}

/** Days between sessions on one topic: each interval is longer than the previous one. */
const INTERVALS = [1, 3, 7, 14, 30] as const;
/** Minutes between two sessions. */
const GAP = 10;
/** Minutes of a mixed review. */
const MIXED = { longest: 90, shortest: 20, perDay: 2, onExamDay: 30 } as const;

interface Progress {
  parts: number;
  reviews: number;
  /** The day number of the last session on it. */
  last: number;
  /** Days between the last two sessions on it. */
  interval: number;
}

/** Minutes of a review, from the minutes of the topic's learning sessions. */
export function reviewMinutes(learnMinutes: number): number {
  return Math.max(SHORTEST_SESSION, Math.round(learnMinutes / 15) * 5);
}

/** The day number of a topic's next review; null if it has had its last one. */
function nextReview({ last, interval, reviews }: Progress, mostReviews: number): number | null {
  const next = INTERVALS.find((days) => days > interval);
  return next === undefined || reviews >= mostReviews ? null : last + next;
}

/**
 * The sessions of one division of the time, in order. Topics are learned in their order; topics without enough time
 * are left out.
 *
 * @param given the days with their free time; they aren't changed
 * @param examDay only gets a last look at the notes, unless it is the only day
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

/** Adds past questions on the last days, and a mixed review at the very end. */
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
