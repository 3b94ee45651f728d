/** Schemas of decks and their cards. */
import * as z from 'zod/mini';
import { aiFileSchema } from '../ai/file-schemas.ts';
import { cardTextSchema } from '../ai/result-schemas.ts';
import { calendarTimeSchema } from '../days/schemas.ts';
import { storedId } from '../documents/ids-schemas.ts';
import { countSchema, wholeNumber } from '../numbers/schemas.ts';
import { lineSchema, textSchema } from '../text/schemas.ts';
import { tooLongMessage } from '../text/text.ts';
import { CARD_TAG_LIMITS, DECK_COLORS, DECK_LIMITS } from './decks.ts';
import { REVIEW_LIMITS } from './review-limits.ts';

/** Devices that were offline add to a count without knowing of each other, so it can fall below zero until it is rebuilt. */
const changeableCount = wholeNumber.check(z.gte(-99_999), z.lte(99_999));

/** Cards by the student's day: the form of a day is checked, not whether there is such a day. */
const dueDaysSchema = z.record(
  z.string().check(z.regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/)),
  changeableCount,
);

/** `users/{uid}/decks/{id}`, written by the student's app. */
export const deckSchema = z.strictObject({
  title: textSchema(DECK_LIMITS.title, {
    blank: 'Enter a title.',
    long: tooLongMessage(DECK_LIMITS.title, 'the title'),
  }),
  cards: wholeNumber.check(z.gte(0), z.lte(DECK_LIMITS.cards)),
  /** When its first card is due; NOT_DUE when none is. */
  next_due: calendarTimeSchema,
  /** Its cards in review by the day on which they fall due. Absent until an app of this release has counted them. */
  due: z.exactOptional(dueDaysSchema),
  /** Its cards that were never reviewed. */
  new: z.exactOptional(changeableCount),
  subject: z.exactOptional(
    textSchema(DECK_LIMITS.subject, {
      blank: 'Enter a subject.',
      long: tooLongMessage(DECK_LIMITS.subject, 'the subject'),
    }),
  ),
  color: z.exactOptional(z.enum(DECK_COLORS)),
  /** Put away by the student. Its cards are neither due nor counted. */
  archived: z.exactOptional(z.boolean()),
  /** Present until the last card of an import is saved. */
  state: z.exactOptional(z.literal('importing')),
  /** What its cards were made from, for opening their pages; absent without a file, and for a deck of an earlier release. */
  file: z.exactOptional(aiFileSchema),
  created_at: z.date(),
});
export type Deck = z.infer<typeof deckSchema>;

/**
 * `users/{uid}/decks/{id}/cards/{id}`: where releases before stored version 7 keep cards. Their apps still write them, and
 * functions copy them to {@link cardSchema}.
 */
export const deckCardSchema = z.strictObject({
  ...cardTextSchema.shape,
  due: calendarTimeSchema,
  /** In days. */
  stability: z.number().check(z.gte(0), z.lte(36_500)),
  difficulty: z.number().check(z.gte(0), z.lte(10)),
  scheduled_days: countSchema,
  learning_steps: countSchema,
  reps: countSchema,
  lapses: countSchema,
  /** 0 new, 1 learning, 2 in review, 3 relearning. */
  state: wholeNumber.check(z.gte(0), z.lte(3)),
  last_review: z.nullable(calendarTimeSchema),
});
export type DeckCard = z.infer<typeof deckCardSchema>;

/**
 * A page of the app numbers the changes of cards that it saves. The rules refuse one whose number a card has already: the
 * network has repeated it, and its counts would be added again.
 */
export const cardChangeSchema = z.strictObject({
  /** Made by the page itself when it was opened. */
  page: storedId,
  number: countSchema,
  at: calendarTimeSchema,
});

/** Where a card waits: never reviewed, reviewed before, or nowhere because the student took it out. */
export const QUEUES = ['new', 'review', 'off'] as const;

/** `users/{uid}/cards/{id}`: a card with its FSRS memory state, in the fields of ts-fsrs. */
export const cardSchema = z.strictObject({
  ...deckCardSchema.shape,
  deck_id: storedId,
  queue: z.enum(QUEUES),
  /** Taken out by the student, whatever becomes of its deck. */
  suspended: z.exactOptional(z.boolean()),
  /** Marked by the student, to find it again. */
  flagged: z.exactOptional(z.boolean()),
  /** Orders new cards: those with a smaller number are learned first. */
  position: countSchema,
  /** Present if the sides are Markdown and not plain text: those of imported cards with bold words, lists or the like. */
  format: z.exactOptional(z.literal('markdown')),
  /** The last change that a review saved; absent before the first, and for those of an earlier release. */
  last_change: z.exactOptional(cardChangeSchema),
  tags: z.exactOptional(
    z
      .array(lineSchema(CARD_TAG_LIMITS.tag, { long: `Keep each tag to ${CARD_TAG_LIMITS.tag} characters.` }))
      .check(
        z.minLength(1),
        z.maxLength(CARD_TAG_LIMITS.tags, `Keep it to ${CARD_TAG_LIMITS.tags} tags.`),
        z.refine((tags) => new Set(tags).size === tags.length, 'Enter each tag once.'),
      ),
  ),
});
export type Card = z.infer<typeof cardSchema>;

/**
 * `users/{uid}/review_summary/cards`: how many cards of all decks fall due on each day and how many are new, changed in
 * the batch of each review.
 */
export const reviewSummarySchema = z.strictObject({
  due: z.exactOptional(dueDaysSchema),
  new: z.exactOptional(changeableCount),
  /** New cards learned on each of the last days. */
  learned: z.exactOptional(dueDaysSchema),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/**
 * `users/{uid}/review_sittings/{id}`: the log of up to 100 reviews of one device, one line each (./sittings.ts). Lines
 * are only ever added.
 */
export const reviewSittingSchema = z
  .strictObject({
    started_at: calendarTimeSchema,
    count: z.int().check(z.gte(1), z.lte(REVIEW_LIMITS.sitting.reviews)),
    reviews: z.string().check(z.maxLength(REVIEW_LIMITS.sitting.characters), z.regex(/^[ -~]+(\n[ -~]+)*$/)),
    updated_at: z.date(),
  })
  .check(z.refine(({ count, reviews }) => reviews.split('\n').length === count));
export type ReviewSitting = z.infer<typeof reviewSittingSchema>;
