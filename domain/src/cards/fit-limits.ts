/** The limits of fitting FSRS to a student's reviews (docs/product.md, Cards). */
export const FIT_LIMITS = {
  /** Reviews from which a fit is made. They are of cards whose whole history is known. */
  reviews: 400,
  /** The newest sittings that are read. */
  sittings: 500,
  /** Sittings that are read at a time. */
  page: 100,
  /** The share of the newest reviews on which weights are compared, and which the first fit does not see. */
  heldOut: 0.2,
  /** Reviews on a later day than the one before, in each part: only they tell what was remembered. */
  recalls: 20,
  /** The most reviews that a stored fit names. */
  most: 1_000_000,
  /** The greatest error that a stored fit names. A guess of 50 % has 0.69. */
  error: 20,
} as const;

/** The least and the greatest value of each weight of FSRS-6, as ts-fsrs clips them. */
export const WEIGHT_BOUNDS: readonly (readonly [min: number, max: number])[] = [
  ...([1, 2, 3, 4] as const).map(() => [0.001, 100] as const),
  ...([
    [1, 10],
    [0.001, 4],
    [0.001, 4],
    [0.001, 0.75],
    [0, 4.5],
    [0, 0.8],
    [0.001, 3.5],
  ] as const),
  ...([
    [0.001, 5],
    [0.001, 0.25],
    [0.001, 0.9],
    [0, 4],
    [0, 1],
    [1, 6],
    [0, 2],
    [0, 2],
  ] as const),
  ...([
    [0.01, 0.8],
    [0.1, 0.8],
  ] as const),
];
