/** Schemas of question sets and the attempts at them. */
import * as z from 'zod/mini';
import { aiFileSchema } from '../ai/file-schemas.ts';
import { calendarTimeSchema } from '../days/schemas.ts';
import { documentId, storedId } from '../documents/ids-schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
import { textSchema } from '../text/schemas.ts';
import { bytesOf, isBroken, UNSUPPORTED_CHARACTER } from '../text/text.ts';
import {
  ATTEMPT_KINDS,
  ATTEMPT_LIMITS,
  BLANK,
  QUESTION_LIMITS as LIMITS,
  MOST_STORED,
  PRACTICE_MESSAGES,
  SET_LIMITS,
  SET_MAKERS,
  SET_ORIGINS,
} from './practice.ts';

/** What every question has besides what its kind needs. */
const questionFields = {
  prompt: textSchema(LIMITS.prompt),
  /** Why the key is right, in one line. */
  why: textSchema(LIMITS.why),
  /** The sentence that the question was made from. */
  source: textSchema(LIMITS.source),
  /** The page of the PDF with that sentence, from 1. */
  page: z.exactOptional(z.int().check(z.gte(1), z.lte(LIMITS.page))),
  topic: z.exactOptional(textSchema(LIMITS.topic)),
  /** The passage that the question is about: its index in the set's passages. */
  passage: z.exactOptional(countSchema.check(z.lt(SET_LIMITS.passages))),
};

const hasDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.trim().toLowerCase())).size === texts.length;

const choiceSchema = z
  .strictObject({
    ...questionFields,
    kind: z.literal('choice'),
    options: z
      .array(textSchema(LIMITS.option))
      .check(z.minLength(LIMITS.minOptions), z.maxLength(LIMITS.maxOptions), z.refine(hasDistinct)),
    /** The index of the right option. */
    key: countSchema,
  })
  .check(z.refine(({ options, key }) => key < options.length));

const trueFalseSchema = z.strictObject({
  ...questionFields,
  kind: z.literal('true_false'),
  key: z.boolean(),
  /** The true statement, where the prompt is false. */
  corrected: z.exactOptional(textSchema(LIMITS.corrected)),
});

const clozeSchema = z
  .strictObject({
    ...questionFields,
    kind: z.literal('cloze'),
    /** The answers that are right, the best first. */
    answers: z.array(textSchema(LIMITS.answer)).check(z.minLength(1), z.maxLength(LIMITS.answers)),
  })
  .check(z.refine(({ prompt }) => prompt.split(BLANK).length === 2));

const matchSchema = z.strictObject({
  ...questionFields,
  kind: z.literal('match'),
  pairs: z.array(z.strictObject({ left: textSchema(LIMITS.side), right: textSchema(LIMITS.side) })).check(
    z.minLength(LIMITS.minPairs),
    z.maxLength(LIMITS.maxPairs),
    z.refine((pairs) => hasDistinct(pairs.map(({ left }) => left))),
    z.refine((pairs) => hasDistinct(pairs.map(({ right }) => right))),
  ),
});

const shortSchema = z.strictObject({
  ...questionFields,
  kind: z.literal('short'),
  /** What a complete answer says. */
  points: z.array(textSchema(LIMITS.point)).check(z.minLength(1), z.maxLength(LIMITS.points)),
});

export const questionSchema = z.discriminatedUnion('kind', [
  choiceSchema,
  trueFalseSchema,
  clozeSchema,
  matchSchema,
  shortSchema,
]);
export type Question = z.infer<typeof questionSchema>;

/** What `questions` of a question set holds as JSON. */
export const questionListSchema = z
  .strictObject({
    passages: z.exactOptional(
      z.array(textSchema(SET_LIMITS.passage)).check(z.maxLength(SET_LIMITS.passages)),
    ),
    questions: z.array(questionSchema).check(z.minLength(1), z.maxLength(SET_LIMITS.questions)),
  })
  .check(
    z.refine(({ passages = [], questions }) =>
      questions.every(({ passage = -1 }) => passage < passages.length),
    ),
  );
export type QuestionList = z.infer<typeof questionListSchema>;

/** `users/{uid}/question_sets/{id}`, written once by the student's app. */
export const questionSetSchema = z.strictObject({
  title: textSchema(SET_LIMITS.title),
  from: z.enum(SET_ORIGINS),
  made_by: z.enum(SET_MAKERS),
  subject: z.exactOptional(textSchema(SET_LIMITS.subject)),
  /** What the questions were made from, for opening their pages. */
  file: z.exactOptional(aiFileSchema),
  /** The deck that they were made from, which gets cards of what was answered wrong. */
  deck_id: z.exactOptional(storedId),
  count: z.int().check(z.gte(1), z.lte(SET_LIMITS.questions)),
  /** JSON of {@link questionListSchema}: the rules check its size, and readers its content. */
  questions: z.string().check(
    z.minLength(1),
    z.refine((text) => !isBroken(text), UNSUPPORTED_CHARACTER),
    z.refine((text) => bytesOf(text) <= SET_LIMITS.bytes, PRACTICE_MESSAGES.tooLong),
  ),
  created_at: z.date(),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;

const answersSchema = z
  .record(
    z.string().check(z.regex(/^[0-9]{1,3}$/)),
    // The rules join the answers with carriage returns to check their types. An answer that is cleared is deleted.
    z.string().check(
      z.minLength(1),
      z.refine((answer) => !isBroken(answer) && !answer.includes('\r')),
    ),
  )
  .check(z.refine((answers) => Object.values(answers).join('\r').length <= ATTEMPT_LIMITS.answers));

/** `users/{uid}/attempts/{id}`: a student's answers to a question set. */
export const attemptSchema = z.strictObject({
  set_id: storedId,
  kind: z.enum(ATTEMPT_KINDS),
  title: textSchema(SET_LIMITS.title),
  /** How many questions the set has. */
  count: z.int().check(z.gte(1), z.lte(SET_LIMITS.questions)),
  /** By the index of the question, as text. What an answer looks like, ./answers.ts says for each kind of question. */
  answers: answersSchema,
  /** The indexes of flagged questions, joined by commas. */
  flagged: z.string().check(z.maxLength(ATTEMPT_LIMITS.flagged), z.regex(/^([0-9]{1,3}(,[0-9]{1,3})*)?$/)),
  started_at: calendarTimeSchema,
  /** When the time is up; null without a limit. */
  ends_at: z.nullable(calendarTimeSchema),
  /** When the student ended it; null until then. */
  submitted_at: z.nullable(calendarTimeSchema),
  /** Right answers as marked on the device, and their share in per cent. */
  right: countSchema.check(z.lte(SET_LIMITS.questions)),
  score: countSchema.check(z.lte(100)),
  /** How long the student worked on it, in seconds: less than from start to end if it was left in between. */
  seconds: z.exactOptional(countSchema.check(z.lte(ATTEMPT_LIMITS.seconds))),
  /** The deck that got cards of what was answered wrong; absent before that. */
  cards_deck: z.exactOptional(storedId),
  created_at: z.date(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * `users/{uid}/stored_counts/{kind}`: how many documents of a kind the student stores. Every batch that creates or deletes
 * one changes the number by 1 and names the document, so that the rules can limit them.
 */
export const storedCountSchema = z.strictObject({
  stored: z.int().check(z.gte(0), z.lte(Math.max(...Object.values(MOST_STORED)))),
  last_id: documentId,
});
export type StoredCount = z.infer<typeof storedCountSchema>;
