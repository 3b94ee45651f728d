/** The schema of a fit of FSRS to a student's reviews. */
import * as z from 'zod/mini';
import { calendarTimeSchema } from '../days/schemas.ts';
import { wholeNumber } from '../numbers/schemas.ts';
import { FIT_LIMITS, WEIGHT_BOUNDS } from './fit-limits.ts';

/** The mean log loss of predictions: lower is better. */
const errorSchema = z.number().check(z.gte(0), z.lte(FIT_LIMITS.error));

/** A number for each weight, in its bounds. */
const weightsSchema = z.tuple(
  WEIGHT_BOUNDS.map(([min, max]) => z.number().check(z.gte(min), z.lte(max))) as [],
) as unknown as z.ZodMiniType<number[], number[]>;

/** What the last fit found. It is a field of the settings. */
export const fsrsFitSchema = z.strictObject({
  fitted_at: calendarTimeSchema,
  /** The reviews that it used. */
  reviews: wholeNumber.check(z.gte(FIT_LIMITS.reviews), z.lte(FIT_LIMITS.most)),
  /** Of weights fitted to the older reviews, on the newest ones. */
  error: errorSchema,
  /** Of the default weights, on the same reviews. */
  usual_error: errorSchema,
  /** Absent when the default weights predicted the newest reviews at least as well. */
  weights: z.exactOptional(weightsSchema),
});
export type FsrsFit = z.infer<typeof fsrsFitSchema>;
