import { CLAMP_PARAMETERS, default_w as DEFAULT_WEIGHTS, forgetting_curve, W17_W18_Ceiling } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { MS_PER_DAY } from '../days/durations.ts';
import { completeHistories, fitToLog, logLoss, type TrainingSet, trainingSet } from './fit.ts';
import { FIT_LIMITS, WEIGHT_BOUNDS } from './fit-limits.ts';
import { fsrsFitSchema } from './fit-schemas.ts';
import { newMemory, RATINGS, type Rating, scheduleOf } from './memory.ts';
import { formatReview, formatUndo, type Review } from './sittings.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const START = new Date('2026-01-05T08:00:00Z').getTime();

test('the bounds of the weights are those of ts-fsrs', () => {
  expect(WEIGHT_BOUNDS).toEqual(CLAMP_PARAMETERS(W17_W18_Ceiling, true));
});

/** The reviews of a card on some days with some ratings. */
function cardReviews(card: string, steps: readonly (readonly [day: number, rating: Rating])[]): Review[] {
  let memory = newMemory(new Date(START));
  return steps.map(([day, rating]) => {
    const at = new Date(START + day * MS_PER_DAY);
    const review = { card, at, rating, ms: 4_000, before: memory };
    memory = scheduleOf(0.9)(memory, rating, at);
    return review;
  });
}

/** Cards that are reviewed on six days; the others are forgotten at their third review. */
function log(cards: number, share = 0.5): string {
  return Array.from({ length: cards }, (_, index) =>
    cardReviews(`card ${index}`, [
      ...([
        [index % 20, 'good'],
        [(index % 20) + 1, 'good'],
      ] as const),
      [(index % 20) + 4, index / cards < share ? 'good' : 'again'],
      ...([
        [(index % 20) + 5, 'good'],
        [(index % 20) + 7, 'hard'],
        [(index % 20) + 15, 'good'],
      ] as const),
    ]),
  )
    .flat()
    .map(formatReview)
    .join('\n');
}

const usual = () => DEFAULT_WEIGHTS;
const withShorter = () => DEFAULT_WEIGHTS.map((weight, index) => (index < 4 ? weight / 1_000 : weight));

test('weights that predict the newest reviews better are kept and stay within their bounds', () => {
  const sets: TrainingSet[] = [];
  // Stability that lasts for years, as these cards are never forgotten.
  const optimise = (set: TrainingSet) => {
    sets.push(set);
    return DEFAULT_WEIGHTS.map((weight, index) => (index < 4 ? 500 : weight));
  };
  const outcome = fitToLog(log(100, 1), optimise, NOW);

  expect(outcome).toMatchObject({ kind: 'fitted', fit: { fitted_at: NOW, reviews: 600 } });
  if (outcome.kind !== 'fitted') return;
  expect(fsrsFitSchema.parse(outcome.fit)).toEqual(outcome.fit);
  expect(outcome.fit.weights?.slice(0, 4)).toEqual([100, 100, 100, 100]);
  expect(outcome.fit.error).toBeLessThan(outcome.fit.usual_error);
  // The first set is without the newest reviews, and the second one has all.
  expect(sets.map(({ lengths }) => lengths.length)).toEqual([500 - outcome.recalls, 500]);
});

test.each([
  ['worse', withShorter],
  ['as good', usual],
])('the default weights stay when the fitted ones are %s on the newest reviews', (_, optimise) => {
  const outcome = fitToLog(log(100, 1), optimise, NOW);

  expect(outcome).toMatchObject({ kind: 'fitted', fit: { reviews: 600 } });
  expect(outcome).not.toHaveProperty('fit.weights');
});

test.each([
  ['a weight is missing', DEFAULT_WEIGHTS.slice(1)],
  ['a weight is no number', [...DEFAULT_WEIGHTS.slice(1), Number.NaN]],
])('a fit fails when %s', (_, weights) => {
  expect(() => fitToLog(log(100), () => weights, NOW)).toThrow('no usable weights');
});

test('400 reviews are needed, of cards whose first review is in the log', () => {
  const known = log(66);
  const imported = log(100)
    .split('\n')
    .filter((_, line) => line % 6 > 0)
    .join('\n');

  expect(fitToLog(`${known}\n${imported.replaceAll('card%20', 'other%20')}`, usual, NOW)).toEqual({
    ...{ kind: 'too few', reviews: 396 },
  });
  expect(fitToLog(log(67), usual, NOW)).toMatchObject({ kind: 'fitted', fit: { reviews: 402 } });
});

test('cards that were reviewed on one day only say nothing about what is remembered', () => {
  const lines = Array.from({ length: FIT_LIMITS.reviews }, (_, index) =>
    cardReviews(`card ${index}`, [[0, 'good']]).map(formatReview),
  );
  expect(fitToLog(lines.flat().join('\n'), usual, NOW)).toEqual({ kind: 'too close' });
});

test('a review that was taken back is not learned from', () => {
  const [first, second] = cardReviews('a', [
    [0, 'good'],
    [1, 'again'],
  ]);
  if (!first || !second) throw new Error('no reviews');
  const lines = [formatReview(first), formatReview(second), formatUndo(second)].join('\n');
  expect(fitToLog(lines, usual, NOW)).toEqual({ kind: 'too few', reviews: 1 });
});

test('the optimiser gets each review on a later day with those of its card before it', () => {
  const histories = completeHistories([
    ...cardReviews('b', [[1, 'easy']]),
    ...cardReviews('a', [
      [0, 'again'],
      [0.01, 'good'],
      [1.01, 'hard'],
      [4, 'good'],
    ]).toReversed(),
  ]);
  const { ratings, days, lengths } = trainingSet(histories, START + 4 * MS_PER_DAY);

  expect([[...ratings], [...days], [...lengths]]).toEqual([[1, 3, 2], [0, 0, 1], [3]]);
  expect([...trainingSet(histories, Number.POSITIVE_INFINITY).lengths]).toEqual([3, 4]);
});

test('both reviews of a new card on two devices count, in the order of their times', () => {
  const [[one], [other]] = [cardReviews('a', [[0, 'good']]), cardReviews('a', [[2, 'again']])] as const;
  if (!one || !other) throw new Error('no reviews');
  expect(completeHistories([other, one])).toEqual([
    [
      { at: one.at.getTime(), rating: 3, days: 0 },
      { at: other.at.getTime(), rating: 1, days: 2 },
    ],
  ]);
});

test('the error is the mean log loss of the recalls since a time', () => {
  const histories = completeHistories(
    cardReviews('a', [
      [0, 'good'],
      [3, 'again'],
      [9, 'good'],
    ]),
  );
  const [, , stability = 0] = DEFAULT_WEIGHTS;
  const first = -Math.log(1 - forgetting_curve(DEFAULT_WEIGHTS, 3, stability));

  expect(
    logLoss(
      histories.map((history) => history.slice(0, 2)),
      DEFAULT_WEIGHTS,
      START,
    ),
  ).toBeCloseTo(first);
  expect(logLoss(histories, DEFAULT_WEIGHTS, START + 4 * MS_PER_DAY)).not.toBeCloseTo(first);
  expect(logLoss(histories, DEFAULT_WEIGHTS, START + 10 * MS_PER_DAY)).toBe(0);
});

test('RATINGS are in the order of the numbers of FSRS', () => {
  expect(RATINGS).toEqual(['again', 'hard', 'good', 'easy']);
});
