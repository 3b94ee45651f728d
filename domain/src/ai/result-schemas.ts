/** Schemas of structured results: study plans, cards and cram sheets. */
import * as z from 'zod/mini';
import { daySchema } from '../days/schemas.ts';
import { TIME_PATTERN } from '../planner/planner.ts';
import { textSchema } from '../text/schemas.ts';
import { AI_LIMITS, CARD_LIMITS } from './ai.ts';

/** A study plan, with its sessions in order of time and their duration in minutes. */
export const studyPlanSchema = z.strictObject({
  title: textSchema(AI_LIMITS.title),
  sessions: z
    .array(
      z.strictObject({
        date: daySchema,
        start_time: z.string().check(z.regex(new RegExp(`^${TIME_PATTERN}$`))),
        duration: z.int().check(z.gte(10), z.lte(240)),
        topic: textSchema(120),
        activity: textSchema(200),
      }),
    )
    .check(z.minLength(1), z.maxLength(AI_LIMITS.planSessions)),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

/** What a card says. `source` and `page` are absent from cards of earlier releases, and where they are unknown. */
export const cardTextSchema = z.strictObject({
  front: textSchema(CARD_LIMITS.front),
  back: textSchema(CARD_LIMITS.back),
  /** The sentence of the student's text that contains the answer. */
  source: z.exactOptional(textSchema(CARD_LIMITS.source)),
  /** The page of the PDF with that sentence, from 1. */
  page: z.exactOptional(z.int().check(z.gte(1), z.lte(CARD_LIMITS.page))),
});
export type CardText = z.infer<typeof cardTextSchema>;

export const flashcardsSchema = z.strictObject({
  title: textSchema(AI_LIMITS.title),
  cards: z.array(cardTextSchema).check(z.minLength(1), z.maxLength(AI_LIMITS.maxCards)),
});
export type Flashcards = z.infer<typeof flashcardsSchema>;

/** The most sections and points of a cram sheet, and their longest texts in characters. */
export const CRAM_LIMITS = { sections: 16, points: 24, heading: 80, point: 320 } as const;

export const cramSheetSchema = z.strictObject({
  title: textSchema(AI_LIMITS.title),
  sections: z
    .array(
      z.strictObject({
        heading: textSchema(CRAM_LIMITS.heading),
        points: z.array(textSchema(CRAM_LIMITS.point)).check(z.minLength(1), z.maxLength(CRAM_LIMITS.points)),
      }),
    )
    .check(z.minLength(1), z.maxLength(CRAM_LIMITS.sections)),
});
export type CramSheet = z.infer<typeof cramSheetSchema>;
