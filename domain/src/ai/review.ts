/** Spaced repetition: when a card is shown again, by FSRS. */
import {
  type CardInput,
  createEmptyCard,
  type Card as FsrsCard,
  fsrs,
  type Grade,
  Rating as Grades,
  State,
} from 'ts-fsrs';
import { MS_PER_DAY } from '../days/day.ts';
import { quantity } from '../text/plural.ts';
import type { Card } from './schemas.ts';

/** How well a card was known, worst first, as the buttons have it. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

const GRADES: Record<Rating, Grade> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/**
 * A new card that was known comes back tomorrow, one that was not in ten minutes; none stays away for more than a
 * year: by then the examination has passed. Without chance: a button keeps what it promised.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m', '1d'],
  relearning_steps: ['10m'],
  maximum_interval: 360,
});

/** A card that was never reviewed: it is due at once. */
export function newCard({ front, back }: Pick<Card, 'front' | 'back'>, now: Date): Card {
  return stored({ front, back }, createEmptyCard(now));
}

/** The card after it was rated at a time. */
export function rateCard(card: Card, rating: Rating, now: Date): Card {
  return stored(card, outcomes(card, now)[rating]);
}

/** When the card would be due after each rating: what the buttons say. */
export function dueByRating(card: Card, now: Date): Record<Rating, Date> {
  const { again, hard, good, easy } = outcomes(card, now);
  return { again: again.due, hard: hard.due, good: good.due, easy: easy.due };
}

/** The memory state after each rating. */
function outcomes(card: Card, now: Date): Record<Rating, FsrsCard> {
  const preview = scheduler.repeat(inputOf(card), now);
  const [again, hard, good, easy] = RATINGS.map((rating) => preview[GRADES[rating]].card) as [
    FsrsCard,
    FsrsCard,
    FsrsCard,
    FsrsCard,
  ];
  return { again, hard, good, easy: laterThan(good, easy) };
}

/** For a relearned card FSRS gives 'Easy' the interval of 'Good': the better answer then earns a day more. */
function laterThan(good: FsrsCard, easy: FsrsCard): FsrsCard {
  if (easy.due > good.due) return easy;
  const due = new Date(good.due.getTime() + MS_PER_DAY);
  return { ...easy, due, scheduled_days: good.scheduled_days + 1 };
}

/**
 * How long until a card is due, as a rating's button shows it: '10 min', '12 h', '40 days'. Days are not rounded to
 * months: 'Good' and 'Easy' are often less than a month apart.
 */
export function formatInterval(due: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((due.getTime() - now.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return quantity(days, 'day');
}

/** Whether a card is to be shown. */
export function isDue({ due }: Pick<Card, 'due'>, now: Date): boolean {
  return due <= now;
}

/** When the first of some cards is due: what a deck is nudged by. */
export function earliestDue(cards: readonly Pick<Card, 'due'>[]): Date {
  return new Date(Math.min(...cards.map(({ due }) => due.getTime())));
}

/** As the library takes it: the days that have passed it works out by itself. */
function inputOf(card: Card): CardInput {
  return { ...card, elapsed_days: 0 };
}

/** As it is stored, and nothing else: the rules know every field, and the library gives up some in its next version. */
function stored({ front, back }: Pick<Card, 'front' | 'back'>, memory: FsrsCard): Card {
  const { due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } = memory;
  return {
    ...{ front, back, due, stability, difficulty, scheduled_days, reps, lapses, state },
    // The library leaves the step of a card that has learned; one that is forgotten later would begin its steps there.
    learning_steps: state === State.Review ? 0 : learning_steps,
    last_review: memory.last_review ?? null,
  };
}
