/** Spaced repetition with FSRS: how well a card is remembered, and when it is due again (docs/product.md, Cards). */
import {
  type CardInput,
  createEmptyCard,
  type FSRS,
  type Card as FsrsCard,
  fsrs,
  type Grade,
  Rating as Grades,
  State,
} from 'ts-fsrs';
import type { CardText } from '../ai/result-schemas.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../days/durations.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import type { DeckCard } from './schemas.ts';

/** How well the student knew a card, worst first: the order of the buttons. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

const GRADES: Record<Rating, Grade> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/** States of a card: new, learning, in review, relearning. */
export const MEMORY_STATES = 4;

/** The memory state of a card. */
export type Memory = Omit<DeckCard, keyof CardText>;

/** The memory of a card after a rating at a time. */
export type Schedule = (memory: Memory, rating: Rating, at: Date) => Memory;

/** The memory of a card that was never reviewed. It is due at once. */
export function newMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now));
}

/**
 * A student's schedule. A new card is due again tomorrow if the student knew it, otherwise in ten minutes. No interval is
 * longer than a year, when the exam is over. Fuzz is off so that a card is due exactly when its button said, and so
 * that a replay on another device gives the same time.
 *
 * @param retention the share of due cards that the student wants to remember, 0.7 to 0.97
 * @param weights those that were fitted to the student's reviews; without them, the default ones
 */
export function scheduleOf(retention: number, weights?: readonly number[]): Schedule {
  const scheduler = fsrs({
    ...(weights && { w: weights }),
    request_retention: retention,
    enable_fuzz: false,
    learning_steps: ['10m', '1d'],
    relearning_steps: ['10m'],
    maximum_interval: 360,
  });
  return (memory, rating, at) => toMemory(outcome(scheduler, memory, rating, notBefore(memory, at)));
}

/** The schedule of a student who has not set another retention, with the default weights. */
export const USUAL_SCHEDULE = scheduleOf(REVIEW_LIMITS.retention.usual);

/** Clocks of two devices differ: a review counts as no earlier than the one before it. */
function notBefore({ last_review }: Memory, at: Date): Date {
  return last_review && at < last_review ? last_review : at;
}

function outcome(scheduler: FSRS, memory: Memory, rating: Rating, at: Date): FsrsCard {
  // The library computes the elapsed days from `last_review`, so their value is irrelevant.
  const card: CardInput = { ...memory, elapsed_days: 0 };
  if (rating !== 'easy') return notLaterToday(scheduler.next(card, at, GRADES[rating]).card, at);
  return laterThan(scheduler.next(card, at, GRADES.good).card, scheduler.next(card, at, GRADES.easy).card);
}

/**
 * FSRS lets a new card that was hard come back after 12 hours. Reviews are counted by day and done once a day, so a card
 * that can't come back within the same sitting comes back after a day.
 */
function notLaterToday(card: FsrsCard, at: Date): FsrsCard {
  const ms = card.due.getTime() - at.getTime();
  if (ms <= REVIEW_LIMITS.learnAheadMinutes * MS_PER_MINUTE || ms >= MS_PER_DAY) return card;
  return { ...card, due: new Date(at.getTime() + MS_PER_DAY), scheduled_days: 1, state: State.Review };
}

/** FSRS gives 'Easy' and 'Good' the same interval for a relearned card; 'Easy' then gets a day more. */
function laterThan(good: FsrsCard, easy: FsrsCard): FsrsCard {
  if (easy.due > good.due) return easy;
  const due = new Date(good.due.getTime() + MS_PER_DAY);
  return { ...easy, due, scheduled_days: good.scheduled_days + 1 };
}

/** Picks the stored fields: the rules refuse others, and the library removes some of its own in its next version. */
function toMemory(card: FsrsCard): Memory {
  const { due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } = card;
  return {
    ...{ due, stability, difficulty, scheduled_days, reps, lapses, state },
    // The library leaves the last step on a learned card, and would resume there when the card is forgotten.
    learning_steps: state === State.Review ? 0 : learning_steps,
    last_review: card.last_review ?? null,
  };
}
