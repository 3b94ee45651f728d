/** The stored setup of a new account. */
import * as z from 'zod/mini';
import { daySchema } from '../days/schemas.ts';
import { lineSchema, textSchema } from '../text/schemas.ts';
import { tooLongMessage } from '../text/text.ts';
import { FIRST_STEPS, LEVELS, SETUP_LIMITS, SETUP_STEPS } from './setup.ts';

export const examSchema = z.strictObject({
  title: textSchema(SETUP_LIMITS.exam, {
    blank: 'Enter the name of the exam.',
    long: tooLongMessage(SETUP_LIMITS.exam, 'the name'),
  }),
  day: daySchema,
});

export const subjectsSchema = z
  .array(lineSchema(SETUP_LIMITS.subject, { long: `Keep each one to ${SETUP_LIMITS.subject} characters.` }))
  .check(z.maxLength(SETUP_LIMITS.subjects, `Choose up to ${SETUP_LIMITS.subjects}.`));

/** `users/{uid}/setup/app`, written by its owner: what a new student has said, and how far they are. */
export const setupSchema = z.strictObject({
  step: z.enum(SETUP_STEPS),
  level: z.nullable(z.enum(LEVELS)),
  /** Subjects or courses. */
  subjects: subjectsSchema,
  exam: z.nullable(examSchema),
  /** Whether the sample deck and note were added, and not deleted on Home. */
  samples: z.boolean(),
  /** The first steps that are finished. */
  finished: z.array(z.enum(FIRST_STEPS)).check(z.maxLength(FIRST_STEPS.length)),
});
export type Setup = z.infer<typeof setupSchema>;
