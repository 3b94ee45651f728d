/** Fits the weights of FSRS to the reviews of a student (docs/product.md, Cards; docs/decisions/0028). */
import { clipParameters, dateDiffInDays, default_w, type FSRSState, forgetting_curve, fsrs } from 'ts-fsrs';
import { FIT_LIMITS } from './fit-limits.ts';
import type { FsrsFit } from './fit-schemas.ts';
import { RATINGS } from './memory.ts';
import { parseReviews, type Review } from './sittings.ts';

/** A review as FSRS learns from it. */
interface Step {
  /** Milliseconds since 1970. */
  at: number;
  /** 1 to 4. */
  rating: number;
  /** Whole days since the review before, counted as the schedule counts them. */
  days: number;
}

/** Every review of a card, from its first one, in the order of time. */
type History = readonly Step[];

/** The reviews of each card up to one that is to be predicted, one card after the other. */
export interface TrainingSet {
  ratings: Uint32Array;
  days: Uint32Array;
  /** How many reviews belong to each prediction. */
  lengths: Uint32Array;
}

/** What came of a fit. */
export type FitOutcome =
  | { kind: 'fitted'; fit: FsrsFit; recalls: number }
  /** There are fewer than 400 reviews of cards whose first review is in the log. */
  | { kind: 'too few'; reviews: number }
  /** Too few cards were reviewed on more than one day. */
  | { kind: 'too close' };

/**
 * Fits weights to the older reviews, and compares them with the default weights on the newest fifth. When they are better
 * there, weights that are fitted to all reviews are the result.
 *
 * @param log the lines of all sittings
 * @param optimise the weights that fit a set of reviews best
 * @throws Error if the optimiser gives no usable weights
 */
export function fitToLog(
  log: string,
  optimise: (set: TrainingSet) => ArrayLike<number>,
  now: Date,
): FitOutcome {
  const histories = completeHistories(parseReviews(log));
  const times = histories.flatMap((history) => history.map(({ at }) => at)).sort((a, b) => a - b);
  if (times.length < FIT_LIMITS.reviews) return { kind: 'too few', reviews: times.length };
  const since = times[Math.floor(times.length * (1 - FIT_LIMITS.heldOut))] ?? 0;
  const older = trainingSet(histories, since);
  const all = trainingSet(histories, Number.POSITIVE_INFINITY);
  const recalls = all.lengths.length - older.lengths.length;
  if (Math.min(older.lengths.length, recalls) < FIT_LIMITS.recalls) return { kind: 'too close' };
  const error = logLoss(histories, toWeights(optimise(older)), since);
  const usual = logLoss(histories, default_w, since);
  const weights = error < usual ? toWeights(optimise(all)) : null;
  return {
    kind: 'fitted',
    fit: {
      ...{ fitted_at: now, reviews: times.length, error, usual_error: usual },
      ...(weights && { weights }),
    },
    recalls,
  };
}

/** The histories of cards whose first review is among the reviews. Of an imported card, earlier ones are unknown. */
export function completeHistories(reviews: readonly Review[]): History[] {
  const cards = new Map<string, Review[]>();
  for (const review of reviews) {
    const known = cards.get(review.card);
    if (known) known.push(review);
    else cards.set(review.card, [review]);
  }
  return [...cards.values()]
    .map((ofCard) => ofCard.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    .filter(([first]) => first?.before.reps === 0)
    .map((ofCard) =>
      ofCard.map(({ at, rating }, index) => {
        const last = ofCard[index - 1]?.at;
        const days = last ? dateDiffInDays(last, at) : 0;
        return { at: at.getTime(), rating: RATINGS.indexOf(rating) + 1, days };
      }),
    );
}

/**
 * The reviews before a time that FSRS learns from, each with those of its card before it. A review on the day of the one
 * before only says how a day of learning went.
 *
 * @param end milliseconds since 1970
 */
export function trainingSet(histories: readonly History[], end: number): TrainingSet {
  const items = histories.flatMap((history) =>
    history.flatMap(({ at, days }, index) => (days > 0 && at < end ? [history.slice(0, index + 1)] : [])),
  );
  const steps = items.flat();
  return {
    ratings: Uint32Array.from(steps, ({ rating }) => rating),
    days: Uint32Array.from(steps, ({ days }) => days),
    lengths: Uint32Array.from(items, ({ length }) => length),
  };
}

/** Predictions are never certain, so that one wrong prediction has no infinite error. */
const CERTAIN = 0.0001;

/**
 * The mean log loss of what weights predict for the reviews since a time: whether each card was remembered.
 *
 * @param since milliseconds since 1970
 */
export function logLoss(histories: readonly History[], weights: readonly number[], since: number): number {
  const model = fsrs({ w: weights });
  let sum = 0;
  let count = 0;
  for (const history of histories) {
    let state: FSRSState | null = null;
    for (const { at, rating, days } of history) {
      if (state && days > 0 && at >= since) {
        const recall = forgetting_curve(weights, days, state.stability);
        const predicted = Math.min(Math.max(recall, CERTAIN), 1 - CERTAIN);
        sum -= Math.log(rating > 1 ? predicted : 1 - predicted);
        count += 1;
      }
      state = model.next_state(state, days, rating);
    }
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * Weights with four digits, in the bounds of ts-fsrs.
 *
 * @throws Error if their number is wrong or one is no number
 */
function toWeights(optimised: ArrayLike<number>): number[] {
  const weights = Array.from(optimised);
  if (weights.length !== default_w.length || !weights.every(Number.isFinite)) {
    throw new Error('the optimiser gave no usable weights');
  }
  return clipParameters(
    weights.map((weight) => Number(weight.toFixed(4))),
    1,
  );
}
