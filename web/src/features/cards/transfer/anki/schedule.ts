/** Converts the schedule of an Anki card to ours, with the same due date. */
import {
  type Memory,
  newMemory,
  RATINGS,
  type Rating,
  type Schedule,
  scheduleOf,
} from '@akada/domain/cards/memory';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import { recallOfInterval } from '@akada/domain/cards/sm2';
import { isInCalendar } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import type { AnkiCard, AnkiCollection, AnkiReview } from './collection.ts';

/** What FSRS knows of a card. */
type Recall = Pick<Memory, 'stability' | 'difficulty' | 'last_review'>;

/** How a student's cards are scheduled. */
export interface Spacing {
  schedule: Schedule;
  /** Those that fit the student's reviews; absent for the default ones. */
  weights?: readonly number[];
}

/** The spacing by some weights, or by the default ones. The retention changes no memory. */
export function spacingOf(weights?: readonly number[]): Spacing {
  return { schedule: scheduleOf(REVIEW_LIMITS.retention.usual, weights), ...(weights && { weights }) };
}

/** In days, as in the schema of cards. */
const MAX_STABILITY = 36_500;
const MIN_STABILITY = 0.01;

const KIND = { learning: 0, relearning: 2, filtered: 3, byHand: 4 } as const;

/**
 * The schedule of a card. Stability and difficulty are those that Anki's own FSRS stored; without them, its reviews are
 * replayed; without those, they are derived from interval and ease.
 *
 * @param reviews those of the card, in order of time
 * @param spacing by which the student reviews
 * @returns null for a card that was never reviewed, or has been reset since
 */
export function importedMemory(
  card: AnkiCard,
  reviews: readonly AnkiReview[],
  collection: Pick<AnkiCollection, 'createdAt' | 'hasOldButtons'>,
  now: Date,
  spacing: Spacing = spacingOf(),
): Memory | null {
  if (card.type < 1 || card.type > 3) return null;
  const due = dueAt(card, collection.createdAt);
  const days = card.interval > 0 ? Math.min(Math.round(card.interval), MAX_STABILITY) : 0;
  const replayed = replay(reviews, collection.hasOldButtons, spacing.schedule);
  // Before its review, a card cannot have been due for longer than its interval.
  const lastReview =
    replayed?.last_review ?? lastReviewOf(card) ?? new Date(due.getTime() - days * MS_PER_DAY);
  const recall = storedRecall(card) ?? replayed ?? recallOfInterval(days, card.ease / 1_000, spacing.weights);
  return {
    due: inCalendar(due, now),
    stability: clamp(recall.stability, MIN_STABILITY, MAX_STABILITY),
    difficulty: clamp(recall.difficulty, 1, 10),
    scheduled_days: days,
    learning_steps: 0,
    reps: count(card.reps),
    lapses: count(card.lapses),
    state: card.type,
    last_review: inCalendar(lastReview > now ? now : lastReview, now),
  };
}

function dueAt({ due, queue, type }: AnkiCard, createdAt: number): Date {
  // A suspended or buried card in learning has its seconds too: no count of days is that high.
  const isTime = queue === 1 || queue === 4 || (type !== 2 && due > 1_000_000_000);
  return new Date(isTime ? due * 1_000 : createdAt * 1_000 + due * MS_PER_DAY);
}

/** Stability and difficulty that Anki stored, and the time of the last review in newer versions. */
function dataOf({ data }: AnkiCard): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(data);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function storedRecall(card: AnkiCard): Pick<Memory, 'stability' | 'difficulty'> | null {
  const { s, d } = dataOf(card);
  return typeof s === 'number' && s > 0 && typeof d === 'number' && d > 0
    ? { stability: s, difficulty: d }
    : null;
}

function lastReviewOf(card: AnkiCard): Date | null {
  const { lrt } = dataOf(card);
  return typeof lrt === 'number' && lrt > 0 ? new Date(lrt * 1_000) : null;
}

/** What FSRS makes of a card's reviews; null without one that counts. */
function replay(reviews: readonly AnkiReview[], hasOldButtons: boolean, schedule: Schedule): Recall | null {
  let memory: Memory | null = null;
  for (const review of reviews) {
    // 'Forget' makes a card new again.
    if (review.kind === KIND.byHand && review.ease === 0) memory = null;
    const rating = ratingOf(review, hasOldButtons);
    const at = new Date(review.at);
    if (rating !== null && isInCalendar(at)) memory = schedule(memory ?? newMemory(at), rating, at);
  }
  return memory;
}

function ratingOf({ button, kind, ease }: AnkiReview, hasOldButtons: boolean): Rating | null {
  // A filtered deck that changes no schedule: practice before an exam.
  if (kind > KIND.filtered || (kind === KIND.filtered && ease === 0)) return null;
  const isLearning = kind === KIND.learning || kind === KIND.relearning;
  const shifted = hasOldButtons && isLearning && button > 1 ? button + 1 : button;
  return RATINGS[shifted - 1] ?? null;
}

function inCalendar(at: Date, now: Date): Date {
  return isInCalendar(at) ? at : now;
}

function clamp(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min;
}

function count(value: number): number {
  return Number.isFinite(value) ? clamp(Math.round(value), 0, 100_000) : 0;
}
