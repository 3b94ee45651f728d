/** Schemas of numbers. */
import * as z from 'zod/mini';

/**
 * A whole number. Minus zero is refused: Firestore stores it as a fraction, which the rules do not accept as a
 * whole number.
 */
export const wholeNumber = z.int().check(z.refine((value) => !Object.is(value, -0)));

/** How many there are of something. */
export const countSchema = wholeNumber.check(z.gte(0));
