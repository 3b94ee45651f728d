/** The log of reviews as sittings store it: one line for each review, oldest first (docs/product.md, Cards). */
import { MEMORY_STATES, type Memory, RATINGS, type Rating } from './memory.ts';

/** A review of a card. It is never changed after it happened, but may be taken back. */
export interface Review {
  /** The id of the card. */
  card: string;
  /** When it was rated, by the device's clock. */
  at: Date;
  rating: Rating;
  /** Milliseconds from the question to the rating. */
  ms: number;
  /** The memory that the device had of the card before. */
  before: Memory;
}

const UNDO = 'undo';
const MAX_MS = 3_600_000;

/**
 * A review as a line: the card's id, its time, rating (1 to 4) and duration, and the memory before as due, stability,
 * difficulty, scheduled days, learning steps, reps, lapses, state and last review. Times are milliseconds since 1970.
 */
export function formatReview({ card, at, rating, ms, before }: Review): string {
  return [
    ...[encodeURIComponent(card), at.getTime(), RATINGS.indexOf(rating) + 1, Math.min(ms, MAX_MS)],
    ...[before.due.getTime(), before.stability, before.difficulty, before.scheduled_days],
    ...[before.learning_steps, before.reps, before.lapses, before.state],
    before.last_review?.getTime() ?? '-',
  ].join(' ');
}

/** A line that takes a review back. The log itself is only ever added to. */
export function formatUndo({ card, at }: Pick<Review, 'card' | 'at'>): string {
  return `${encodeURIComponent(card)} ${at.getTime()} ${UNDO}`;
}

/**
 * The reviews of one log, or of several that are joined by line breaks, without those that were taken back. A review that
 * is there twice is given once. A line that is broken, or that a later release writes, is left out.
 */
export function parseReviews(log: string): Review[] {
  const lines = log.split('\n').map((line) => line.split(' '));
  const undone = new Set(lines.filter((line) => line[2] === UNDO).map(keyOf));
  const reviews = new Map<string, Review>();
  for (const line of lines) {
    const review = parseLine(line);
    if (review && !undone.has(keyOf(line))) reviews.set(keyOf(line), review);
  }
  return [...reviews.values()];
}

/** A student rates a card once at a time. */
function keyOf([card, at]: readonly string[]): string {
  return `${card} ${at}`;
}

function parseLine(line: readonly string[]): Review | null {
  if (line.length !== 13) return null;
  const [id = '', ...rest] = line;
  const last = rest.pop();
  const numbers = rest.map((part) => (part === '' ? Number.NaN : Number(part)));
  const [at, grade, ms, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state] =
    numbers as Numbers;
  const card = decoded(id);
  const rating = RATINGS[grade - 1];
  const lastReview = last === '-' ? null : Number(last);
  const isWhole = [at, ms, due, scheduled_days, learning_steps, reps, lapses, state, lastReview ?? 0].every(
    (number) => Number.isSafeInteger(number) && number >= 0,
  );
  const isMemory = stability >= 0 && stability <= 36_500 && difficulty >= 0 && difficulty <= 10;
  if (!card || !rating || !isWhole || !isMemory || state >= MEMORY_STATES) return null;
  const before = {
    ...{ due: new Date(due), stability, difficulty, scheduled_days, learning_steps, reps, lapses, state },
    last_review: lastReview === null ? null : new Date(lastReview),
  };
  return { card, at: new Date(at), rating, ms, before };
}

/** The numbers of a line between the id and the last review. */
type Numbers = [number, number, number, number, number, number, number, number, number, number, number];

function decoded(id: string): string | null {
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
