/** Numbers as Firestore stores them. */
import * as z from 'zod/mini';

/** A whole number. Not JavaScript's minus zero: Firestore takes it for a fraction, and the rules for no whole number. */
export const wholeNumber = z.int().check(z.refine((value) => !Object.is(value, -0)));
