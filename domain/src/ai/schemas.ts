/** Schemas of what the AI tools take, return and store. */
import * as z from 'zod/mini';
import { daysBetween } from '../days/day.ts';
import { calendarTimeSchema, daySchema } from '../days/schemas.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { countSchema, wholeNumber } from '../numbers/schemas.ts';
import { TIME_PATTERN } from '../planner/planner.ts';
import { optionalTextSchema, textSchema } from '../text/schemas.ts';
import { hasWords, isBlank } from '../text/text.ts';
import {
  AI_LENGTHS,
  AI_LEVELS,
  AI_LIMITS,
  AI_MESSAGES,
  AI_TONES,
  AI_TOOL_FACTS,
  CARD_LIMITS,
  EXAM_STYLES,
  PAGE_MESSAGES,
  SOLVER_MODES,
} from './ai.ts';
import { AI_TOOLS, type AiToolId } from './tools.ts';

/** A text with a letter or digit: the model would be asked in vain about dots and emoji. */
const promptSchema = (tool: AiToolId) =>
  textSchema(AI_TOOL_FACTS[tool].inputMax, { blank: 'Write something first.' }).check(
    z.refine(isBlankOrWords, AI_MESSAGES.noWords),
  );

const isBlankOrWords = (prompt: string) => isBlank(prompt) || hasWords(prompt);

/**
 * What the server reads for a tool: a PDF that the student uploaded for it, a PDF or shared note of the vault, or one of
 * the student's private notes.
 */
export const aiFileSchema = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('upload'),
    name: z.string().check(z.regex(/^[0-9]{13}_[A-Za-z0-9._-]{1,150}\.pdf$/)),
  }),
  z.strictObject({ from: z.literal('vault'), file_id: storedId }),
  z.strictObject({ from: z.literal('note'), note_id: storedId }),
]);
export type AiFile = z.infer<typeof aiFileSchema>;

const pageNumber = z.int(PAGE_MESSAGES.number).check(z.gte(1, PAGE_MESSAGES.number));
/** Pages of a PDF, from 1, both included. */
export const pageRangeSchema = z
  .strictObject({ from: pageNumber, to: pageNumber })
  .check(z.refine(({ from, to }) => from <= to, PAGE_MESSAGES.order));
export type PageRange = z.infer<typeof pageRangeSchema>;

/** The fields by which a tool takes a file. A note has no pages, so its range is ignored. */
const fileFields = {
  file: z.exactOptional(aiFileSchema),
  /** The pages to use; absent for all. */
  pages: z.exactOptional(pageRangeSchema),
};

/** For tools whose prompt may be blank when there is a file. */
const promptOrFile = z.refine<{ prompt: string; file?: AiFile }>(
  ({ prompt, file }) => file !== undefined || !isBlank(prompt),
  { message: 'Write something first, or choose a file or note.', path: ['prompt'] },
);
const wordsOrFile = z.refine<{ prompt: string; file?: AiFile }>(
  ({ prompt, file }) => file !== undefined || isBlankOrWords(prompt),
  { message: AI_MESSAGES.noWords, path: ['prompt'] },
);
const promptBesideFile = (tool: AiToolId) => optionalTextSchema(AI_TOOL_FACTS[tool].inputMax);

const hoursMessage = `Enter ${AI_LIMITS.minHoursADay} to ${AI_LIMITS.maxHoursADay} hours, in steps of 0.5.`;
const cardsMessage = `Enter ${AI_LIMITS.minCards} to ${AI_LIMITS.maxCards} cards.`;
const level = z.enum(AI_LEVELS);
const length = z.enum(AI_LENGTHS);

/** The input of each tool. */
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
]);
export type GenerateInput = z.infer<typeof generateInputSchema>;
export type ToolInput<Tool extends AiToolId> = Extract<GenerateInput, { tool: Tool }>;

/** The next piece of the answer, as the model writes it. */
export const generateChunkSchema = z.strictObject({ text: z.string() });

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
const cardTextSchema = z.strictObject({
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
export const CRAM_LIMITS = { sections: 16, points: 8, heading: 80, point: 240 } as const;

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

/** `users/{uid}/ai_tool_usage/{request_id}`. The time saved is in minutes. */
export const aiUsageSchema = z.strictObject({
  user_id: z.string(),
  tool_name: z.enum(AI_TOOLS.map(({ id }) => id) as [AiToolId, ...AiToolId[]]),
  input_summary: z.string(),
  result_preview: z.string(),
  estimated_time_saved: countSchema,
  created_at: z.date(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** `users/{uid}/ai_results/{request_id}`: the history. Chat answers are stored only in the chat's turns. */
export const aiResultSchema = z.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  title: z.string(),
  /** The student's input, shortened if long, and the chosen options. */
  input: z.string(),
  result: z.string(),
  /** The `gs://` URL of the PDF, for opening cited pages; null without one. */
  file_url: z.nullable(z.string()),
  /** The pages that were used; absent for all. */
  pages: z.exactOptional(pageRangeSchema),
  prompt_version: z.string(),
  created_at: z.date(),
});
export type AiResult = z.infer<typeof aiResultSchema>;

/** `users/{uid}/chats/{id}`. The fields of a file are absent from a chat that is about none. */
export const chatSchema = z.strictObject({
  title: z.string(),
  /** The file that follow-ups are about. */
  ...fileFields,
  /** The name that the student sees. */
  file_name: z.exactOptional(z.string()),
  /** The `gs://` URL of the PDF, for opening cited pages; null for a note. */
  file_url: z.exactOptional(z.nullable(z.string())),
  turns: z.array(z.strictObject({ role: z.enum(['student', 'model']), text: z.string(), at: z.date() })),
  updated_at: z.date(),
});
export type Chat = z.infer<typeof chatSchema>;

/** `users/{uid}/ai_reservations/{request_id}`: counts a use while it runs, and records how it ended. */
export const aiReservationSchema = z.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  day: daySchema,
  status: z.enum(['open', 'settled', 'returned']),
  created_at: z.date(),
  expires_at: z.date(),
});
export type AiReservation = z.infer<typeof aiReservationSchema>;

/** `users/{uid}/user_usage/{day}_ai_tools`: the AI uses of a day, including those still running. */
export const aiQuotaSchema = z.strictObject({
  feature_name: z.literal('ai_tools'),
  usage_date: daySchema,
  usage_count: countSchema,
  /** Uses returned today; absent for none. The name is from a release that returned only uses that were stopped. */
  stopped_count: z.exactOptional(countSchema),
  /** Tokens that the model read and wrote, including those of returned uses; absent for none. */
  tokens_in: z.exactOptional(countSchema),
  tokens_out: z.exactOptional(countSchema),
});
export type AiQuota = z.infer<typeof aiQuotaSchema>;

/** `users/{uid}/user_usage/{day}_ai_lab_time`: when the AI Lab was first open on a day, by the server's clock. */
export const labTimeSchema = z.strictObject({
  feature_name: z.literal('ai_lab_time'),
  usage_date: daySchema,
  /** 1 once the points were awarded. */
  usage_count: countSchema,
  started_at: z.date(),
});
export type LabTime = z.infer<typeof labTimeSchema>;

/** `users/{uid}/decks/{id}`, written by the student's app. */
export const deckSchema = z.strictObject({
  title: textSchema(AI_LIMITS.title),
  cards: z.int().check(z.gte(1), z.lte(AI_LIMITS.maxCards)),
  /** When its first card is due. */
  next_due: calendarTimeSchema,
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
