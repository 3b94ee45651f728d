import { FIT_LIMITS, WEIGHT_BOUNDS } from '@akada/domain/cards/fit-limits';
import type { FsrsFit } from '@akada/domain/cards/fit-schemas';
import {
  type FieldCase,
  invalid,
  merged,
  notOfType,
  valid,
  wholeNumberCases,
  without,
} from './field-cases.ts';
import { INTRUDER } from './requests.ts';
import { instantCases } from './time-cases.ts';

const WEIGHTS = WEIGHT_BOUNDS.map(([min, max]) => (min + max) / 2);
/** A fit with every field. */
export const FIT: FsrsFit = {
  ...{ fitted_at: new Date('2026-03-01T08:00:00.000Z'), reviews: 1_234, error: 0.31, usual_error: 0.34 },
  weights: WEIGHTS,
};

const weightCases: readonly FieldCase[] = [
  ...([0, 1] as const).map((end) =>
    valid(`the ${end === 0 ? 'least' : 'greatest'} weights`, { weights: WEIGHT_BOUNDS.map((of) => of[end]) }),
  ),
  ...WEIGHT_BOUNDS.flatMap(([min, max], index) =>
    [min - 0.0001, max + 0.0001].map((value) =>
      invalid(`${value} as weight ${index}`, { weights: WEIGHTS.with(index, value) }),
    ),
  ),
  ...[null, '1', true, Number.NaN].map((value) =>
    invalid(`${value} as the last weight`, { weights: [...WEIGHTS.slice(0, -1), value] }),
  ),
  invalid('a weight too few', { weights: WEIGHTS.slice(0, -1) }),
  invalid('a weight too many', { weights: [...WEIGHTS, 0.5] }),
  ...notOfType('weights', { 'a number': 1, 'a text': WEIGHTS.join(' '), 'an empty list': [] }),
];

/** Valid and invalid fits to a student's reviews. */
export const fitFields: readonly FieldCase[] = [
  ...[
    invalid('an unknown field', { [INTRUDER]: true }),
    ...without(['fitted_at', 'reviews', 'error', 'usual_error'], ['weights']),
    ...instantCases('fitted_at'),
    ...wholeNumberCases('reviews', FIT_LIMITS.reviews, FIT_LIMITS.most),
    ...['error', 'usual_error'].flatMap((field) => [
      ...[0, 0.5, FIT_LIMITS.error].map((value) => valid(`${value} as ${field}`, { [field]: value })),
      ...[-0.1, FIT_LIMITS.error + 0.1].map((value) => invalid(`${value} as ${field}`, { [field]: value })),
      ...notOfType(field, { 'a text': '0.5', 'a boolean': true }),
    ]),
    ...weightCases,
  ].map(({ has, change, allowed }) => ({
    ...{ has: `a fit with ${has}`, allowed },
    change: { fsrs_fit: merged({ ...FIT }, change) },
  })),
  valid('null as fsrs_fit', { fsrs_fit: null }),
  ...notOfType('fsrs_fit', { 'a list': [FIT], 'a number': 1 }).filter(
    ({ change }) => change.fsrs_fit !== null,
  ),
];
