/** Spaced repetition with FSRS: when a card is due again. */
import {
  type CardInput,
  createEmptyCard,
  type Card as FsrsCard,
  fsrs,
  type Grade,
  Rating as Grades,
  State,
} from 'ts-fsrs';
import { MS_PER_DAY } from '../days/durations.ts';
import { quantity } from '../text/plural.ts';
import type { Card } from './deck-schemas.ts';
import type { CardText } from './result-schemas.ts';

/** How well the student knew a card, worst first: the order of the buttons. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

const GRADES: Record<Rating, Grade> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/**
 * A new card is due again tomorrow if the student knew it, otherwise in ten minutes. No interval is longer than a year,
 * when the exam is over. Fuzz is off so that a card is due exactly when its button said.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m', '1d'],
  relearning_steps: ['10m'],
  maximum_interval: 360,
});

/** A card that has never been reviewed. It is due immediately. */
export function newCard(text: CardText, now: Date): Card {
  return toCard(text, createEmptyCard(now));
}

/** The card after a rating at a time. */
export function rateCard(card: Card, rating: Rating, now: Date): Card {
  return toCard(card, outcomes(card, now)[rating]);
}

/** When the card would be due after each rating, for the buttons. */
export function dueByRating(card: Card, now: Date): Record<Rating, Date> {
  const { again, hard, good, easy } = outcomes(card, now);
  return { again: again.due, hard: hard.due, good: good.due, easy: easy.due };
}

/** The memory state after each rating. */
function outcomes(card: Card, now: Date): Record<Rating, FsrsCard> {
  const preview = scheduler.repeat(toCardInput(card), now);
  const [again, hard, good, easy] = RATINGS.map((rating) => preview[GRADES[rating]].card) as [
    FsrsCard,
    FsrsCard,
    FsrsCard,
    FsrsCard,
  ];
  return { again, hard, good, easy: laterThan(good, easy) };
}

/** FSRS gives 'Easy' and 'Good' the same interval for a relearned card; 'Easy' then gets a day more. */
function laterThan(good: FsrsCard, easy: FsrsCard): FsrsCard {
  if (easy.due > good.due) return easy;
  const due = new Date(good.due.getTime() + MS_PER_DAY);
  return { ...easy, due, scheduled_days: good.scheduled_days + 1 };
}

/**
 * The time until a card is due, for a rating's button: '10 min', '12 h', '40 days'. Days are not rounded to months,
 * because 'Good' and 'Easy' are often less than a month apart.
 */
export function formatInterval(due: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((due.getTime() - now.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return quantity(days, 'day');
}

export function isDue({ due }: Pick<Card, 'due'>, now: Date): boolean {
  return due <= now;
}

/** When the first of some cards is due. A deck stores it as `next_due`, by which students are nudged to review. */
export function earliestDue(cards: readonly Pick<Card, 'due'>[]): Date {
  return new Date(Math.min(...cards.map(({ due }) => due.getTime())));
}

/** The library computes the elapsed days from `last_review`, so their value is irrelevant. */
function toCardInput(card: Card): CardInput {
  return { ...card, elapsed_days: 0 };
}

/** Picks the stored fields: the rules refuse others, and the library removes some of its own in its next version. */
function toCard({ front, back, source, page }: CardText, memory: FsrsCard): Card {
  const { due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } = memory;
  return {
    ...{ front, back, ...(source !== undefined && { source }), ...(page !== undefined && { page }) },
    ...{ due, stability, difficulty, scheduled_days, reps, lapses, state },
    // The library leaves the last step on a learned card, and would resume there when the card is forgotten.
    learning_steps: state === State.Review ? 0 : learning_steps,
    last_review: memory.last_review ?? null,
  };
}
