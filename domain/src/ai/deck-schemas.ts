/** Schemas of decks and their cards. */
import * as z from 'zod/mini';
import { calendarTimeSchema } from '../days/schemas.ts';
import { countSchema, wholeNumber } from '../numbers/schemas.ts';
import { textSchema } from '../text/schemas.ts';
import { AI_LIMITS } from './ai.ts';
import { aiFileSchema } from './file-schemas.ts';
import { cardTextSchema } from './result-schemas.ts';

/** `users/{uid}/decks/{id}`, written by the student's app. */
export const deckSchema = z.strictObject({
  title: textSchema(AI_LIMITS.title),
  cards: z.int().check(z.gte(1), z.lte(AI_LIMITS.maxCards)),
  /** When its first card is due. */
  next_due: calendarTimeSchema,
  /** What its cards were made from, for opening their pages; absent without a file, and for a deck of an earlier release. */
  file: z.exactOptional(aiFileSchema),
  created_at: z.date(),
});
export type Deck = z.infer<typeof deckSchema>;

/** `users/{uid}/decks/{id}/cards/{id}`: a card with its FSRS memory state, in the fields of ts-fsrs. */
export const cardSchema = z.strictObject({
  ...cardTextSchema.shape,
  due: calendarTimeSchema,
  /** In days. */
  stability: z.number().check(z.gte(0), z.lte(36_500)),
  difficulty: z.number().check(z.gte(0), z.lte(10)),
  scheduled_days: countSchema,
  learning_steps: countSchema,
  reps: countSchema,
  lapses: countSchema,
  state: wholeNumber.check(z.gte(0), z.lte(3)),
  last_review: z.nullable(calendarTimeSchema),
});
export type Card = z.infer<typeof cardSchema>;
