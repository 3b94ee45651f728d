/** Schemas of the callable `generate`: what the AI tools take and return. */
import * as z from 'zod/mini';
import { daysBetween } from '../days/day.ts';
import { daySchema } from '../days/schemas.ts';
import { documentId, idempotencyKey } from '../documents/ids-schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
import { QUESTION_KINDS, SET_LIMITS } from '../practice/practice.ts';
import { answersToMarkSchema } from '../practice/short-marks-schemas.ts';
import { optionalTextSchema, textSchema } from '../text/schemas.ts';
import { hasWords, isBlank } from '../text/text.ts';
import { AI_LENGTHS, AI_LEVELS, AI_LIMITS, AI_TONES, EXAM_STYLES, SOLVER_MODES } from './ai.ts';
import { type AiFile, fileFields } from './file-schemas.ts';
import { AI_MESSAGES } from './messages.ts';
import { AI_USE_FACTS } from './tool-facts.ts';
import type { AiUseId } from './tools.ts';

/** A text with a letter or digit: the model would be asked in vain about dots and emoji. */
const promptSchema = (tool: AiUseId) =>
  textSchema(AI_USE_FACTS[tool].inputMax, { blank: 'Write something first.' }).check(
    z.refine(isBlankOrWords, AI_MESSAGES.noWords),
  );

const isBlankOrWords = (prompt: string) => isBlank(prompt) || hasWords(prompt);

/** For tools whose prompt may be blank when there is a file. */
const promptOrFile = z.refine<{ prompt: string; file?: AiFile }>(
  ({ prompt, file }) => file !== undefined || !isBlank(prompt),
  { message: 'Write something first, or choose a file or note.', path: ['prompt'] },
);
const wordsOrFile = z.refine<{ prompt: string; file?: AiFile }>(
  ({ prompt, file }) => file !== undefined || isBlankOrWords(prompt),
  { message: AI_MESSAGES.noWords, path: ['prompt'] },
);
const promptBesideFile = (tool: AiUseId) => optionalTextSchema(AI_USE_FACTS[tool].inputMax);

const hoursMessage = `Enter ${AI_LIMITS.minHoursADay} to ${AI_LIMITS.maxHoursADay} hours, in steps of 0.5.`;
const cardsMessage = `Enter ${AI_LIMITS.minCards} to ${AI_LIMITS.maxCards} cards.`;
const level = z.enum(AI_LEVELS);
const length = z.enum(AI_LENGTHS);

/** The input of each AI use. */
export const generateInputSchema = z.discriminatedUnion('tool', [
  z.strictObject({
    tool: z.literal('chat'),
    request_id: idempotencyKey,
    prompt: promptSchema('chat'),
    /** Absent for a new chat. */
    chat_id: z.exactOptional(documentId),
    /** Absent to continue with the file that the chat is about, if any. */
    ...fileFields,
  }),
  z
    .strictObject({
      tool: z.literal('planner'),
      request_id: idempotencyKey,
      prompt: promptSchema('planner'),
      first_day: daySchema,
      exam_date: daySchema,
      hours_a_day: z
        .number(hoursMessage)
        .check(
          z.gte(AI_LIMITS.minHoursADay, hoursMessage),
          z.lte(AI_LIMITS.maxHoursADay, hoursMessage),
          z.multipleOf(0.5, hoursMessage),
        ),
    })
    .check(
      z.refine(({ first_day, exam_date }) => exam_date >= first_day, {
        message: "The exam can't be before the first day.",
        path: ['exam_date'],
      }),
      z.refine(({ first_day, exam_date }) => daysBetween(first_day, exam_date) <= AI_LIMITS.maxPlanDays, {
        message: `A study plan can cover up to ${AI_LIMITS.maxPlanDays} days.`,
        path: ['exam_date'],
      }),
    ),
  z.strictObject({
    tool: z.literal('solver'),
    request_id: idempotencyKey,
    prompt: promptSchema('solver'),
    mode: z.enum(SOLVER_MODES),
  }),
  z.strictObject({
    tool: z.literal('essay'),
    request_id: idempotencyKey,
    prompt: promptSchema('essay'),
    level,
    length,
  }),
  z
    .strictObject({
      tool: z.literal('cram'),
      request_id: idempotencyKey,
      prompt: promptBesideFile('cram'),
      ...fileFields,
    })
    .check(promptOrFile, wordsOrFile),
  z
    .strictObject({
      tool: z.literal('flashcards'),
      request_id: idempotencyKey,
      prompt: promptBesideFile('flashcards'),
      /** Absent from older apps, which have no such options. */
      level: z.exactOptional(level),
      exam_style: z.exactOptional(z.enum(EXAM_STYLES)),
      count: z
        .int(cardsMessage)
        .check(z.gte(AI_LIMITS.minCards, cardsMessage), z.lte(AI_LIMITS.maxCards, cardsMessage)),
      ...fileFields,
    })
    .check(promptOrFile, wordsOrFile),
  z
    .strictObject({
      tool: z.literal('summarizer'),
      request_id: idempotencyKey,
      prompt: promptBesideFile('summarizer'),
      ...fileFields,
    })
    .check(promptOrFile, wordsOrFile),
  z.strictObject({
    tool: z.literal('explainer'),
    request_id: idempotencyKey,
    prompt: promptSchema('explainer'),
    level,
    length,
    ...fileFields,
  }),
  z.strictObject({
    tool: z.literal('paraphraser'),
    request_id: idempotencyKey,
    prompt: promptSchema('paraphraser'),
    tone: z.enum(AI_TONES),
  }),
  /** Practice questions, which are no tool of the AI Lab. */
  z
    .strictObject({
      tool: z.literal('practice'),
      request_id: idempotencyKey,
      prompt: promptBesideFile('practice'),
      count: z.int().check(z.gte(1), z.lte(AI_LIMITS.practiceQuestions)),
      /** The kinds to ask for; absent for all. */
      kinds: z.exactOptional(
        z.array(z.enum(QUESTION_KINDS)).check(z.minLength(1), z.maxLength(QUESTION_KINDS.length)),
      ),
      /** Whether the prompt holds the cards of a deck, from `toDeckText` in domain/src/practice/deck-text.ts. */
      from_deck: z.exactOptional(z.literal(true)),
      ...fileFields,
    })
    .check(promptOrFile, wordsOrFile),
  /** Marks for the short answers of a practice. */
  z.strictObject({
    tool: z.literal('marking'),
    request_id: idempotencyKey,
    /** The title of the practice, for the usage analytics. The model doesn't see it. */
    prompt: textSchema(SET_LIMITS.title),
    answers: answersToMarkSchema,
  }),
]);
export type GenerateInput = z.infer<typeof generateInputSchema>;
export type ToolInput<Tool extends AiUseId> = Extract<GenerateInput, { tool: Tool }>;

/** The next piece of the answer, as the model writes it. */
export const generateChunkSchema = z.strictObject({ text: z.string() });

/** The complete answer. `result` is Markdown, or JSON of the tool's schema. */
export const generateOutputSchema = z.strictObject({
  result: z.string(),
  /** The result's title in the student's history or, for a chat, the chat's title. */
  title: z.string(),
  /** A message to show with the result, such as that it was cut short. */
  note: z.nullable(z.string()),
  /** The chat to continue; null for other tools. */
  chat_id: z.nullable(z.string()),
  /** The `gs://` URL of the PDF, for opening cited pages; null without one. */
  file_url: z.nullable(z.string()),
  /** AI uses left today; null from an older release of the server, in which paid plans had no limit. */
  left: z.nullable(countSchema),
});
export type GenerateOutput = z.infer<typeof generateOutputSchema>;
