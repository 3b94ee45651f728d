/** The AI Lab as it is asked and stored. */
import * as z from 'zod/mini';
import { daysBetween, isDay, isInCalendar } from '../days/day.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { wholeNumber } from '../numbers/schemas.ts';
import { TIME_PATTERN } from '../planner/planner.ts';
import { isBlank, isBroken } from '../text/text.ts';
import { AI_LENGTHS, AI_LEVELS, AI_LIMITS, AI_TONES, AI_TOOL_FACTS, SOLVER_MODES } from './ai.ts';
import { AI_TOOLS, type AiToolId } from './tools.ts';

const count = wholeNumber.check(z.gte(0));
const day = z.string().check(z.refine(isDay, 'Choose a date.'));
const moment = z.date().check(z.refine(isInCalendar));

const textSchema = (tool: AiToolId) => {
  const { inputMax } = AI_TOOL_FACTS[tool];
  return z.string().check(
    z.refine((value) => !isBroken(value), 'Take the broken character out.'),
    z.refine((value) => value.length <= inputMax, `Keep it to ${inputMax.toLocaleString('en')} characters.`),
  );
};
const promptSchema = (tool: AiToolId) =>
  textSchema(tool).check(z.refine((value) => !isBlank(value), 'Write something first.'));

/** A PDF that the server reads by itself: one uploaded for this, or one of the vault. */
const aiFileSchema = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('upload'),
    name: z.string().check(z.regex(/^[0-9]{13}_[A-Za-z0-9._-]{1,150}\.pdf$/)),
  }),
  z.strictObject({ from: z.literal('vault'), file_id: storedId }),
]);
export type AiFile = z.infer<typeof aiFileSchema>;

const hoursMessage = `Enter ${AI_LIMITS.minHoursADay} to ${AI_LIMITS.maxHoursADay} hours, in steps of 0.5.`;
const cardsMessage = `Enter ${AI_LIMITS.minCards} to ${AI_LIMITS.maxCards} cards.`;
const level = z.enum(AI_LEVELS);
const length = z.enum(AI_LENGTHS);

/** What each tool is asked with. */
export const generateInputSchema = z.discriminatedUnion('tool', [
  z.strictObject({
    tool: z.literal('chat'),
    request_id: idempotencyKey,
    prompt: promptSchema('chat'),
    /** Absent for a new chat. */
    chat_id: z.exactOptional(documentId),
  }),
  z
    .strictObject({
      tool: z.literal('planner'),
      request_id: idempotencyKey,
      prompt: promptSchema('planner'),
      first_day: day,
      exam_date: day,
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
        message: 'The exam comes after the first day.',
        path: ['exam_date'],
      }),
      z.refine(({ first_day, exam_date }) => daysBetween(first_day, exam_date) <= AI_LIMITS.maxPlanDays, {
        message: `A plan reaches ${AI_LIMITS.maxPlanDays} days at most.`,
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
  z.strictObject({ tool: z.literal('cram'), request_id: idempotencyKey, prompt: promptSchema('cram') }),
  z.strictObject({
    tool: z.literal('flashcards'),
    request_id: idempotencyKey,
    prompt: promptSchema('flashcards'),
    count: z
      .int(cardsMessage)
      .check(z.gte(AI_LIMITS.minCards, cardsMessage), z.lte(AI_LIMITS.maxCards, cardsMessage)),
  }),
  z
    .strictObject({
      tool: z.literal('summarizer'),
      request_id: idempotencyKey,
      /** May be blank where there is a file. */
      prompt: textSchema('summarizer'),
      file: z.exactOptional(aiFileSchema),
    })
    .check(
      z.refine(({ prompt, file }) => file !== undefined || !isBlank(prompt), {
        message: 'Write something first, or choose a PDF.',
        path: ['prompt'],
      }),
    ),
  z.strictObject({
    tool: z.literal('explainer'),
    request_id: idempotencyKey,
    prompt: promptSchema('explainer'),
    level,
    length,
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

/** A piece of what is being made, in order: of a text its Markdown, of a thing its JSON. */
export const generateChunkSchema = z.strictObject({ text: z.string() });

const line = (max: number) =>
  z.string().check(z.refine((value) => !isBlank(value) && !isBroken(value) && value.length <= max));

/** A study plan: sessions in order of time; a session's date is a day, its duration in minutes. */
export const studyPlanSchema = z.strictObject({
  title: line(AI_LIMITS.title),
  sessions: z
    .array(
      z.strictObject({
        date: day,
        start_time: z.string().check(z.regex(new RegExp(`^${TIME_PATTERN}$`))),
        duration: z.int().check(z.gte(10), z.lte(240)),
        topic: line(120),
        activity: line(200),
      }),
    )
    .check(z.minLength(1), z.maxLength(AI_LIMITS.planSessions)),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

export const flashcardsSchema = z.strictObject({
  title: line(AI_LIMITS.title),
  cards: z
    .array(z.strictObject({ front: line(500), back: line(1_000) }))
    .check(z.minLength(1), z.maxLength(AI_LIMITS.maxCards)),
});
export type Flashcards = z.infer<typeof flashcardsSchema>;

export const cramSheetSchema = z.strictObject({
  title: line(AI_LIMITS.title),
  sections: z
    .array(
      z.strictObject({ heading: line(80), points: z.array(line(240)).check(z.minLength(1), z.maxLength(8)) }),
    )
    .check(z.minLength(1), z.maxLength(8)),
});
export type CramSheet = z.infer<typeof cramSheetSchema>;

/** What comes back when all of it is made. `result` is Markdown, or the JSON of the thing that the tool makes. */
export const generateOutputSchema = z.strictObject({
  result: z.string(),
  /** What it is called in the student's history; of a chat, what the chat is called. */
  title: z.string(),
  /** Something to read about the result, such as that it was cut short. */
  note: z.nullable(z.string()),
  /** Of a chat: where it goes on. */
  chat_id: z.nullable(z.string()),
  /** The PDF that was read, as a `gs://` URL: its cited pages can be opened. */
  file_url: z.nullable(z.string()),
  /** Uses that are left today; null from a server of a release in which paid plans had no limit. */
  left: z.nullable(count),
});
export type GenerateOutput = z.infer<typeof generateOutputSchema>;

/** `users/{uid}/ai_tool_usage/{request_id}` (spec section 3). Minutes. */
export const aiUsageSchema = z.strictObject({
  user_id: z.string(),
  tool_name: z.enum(AI_TOOLS.map(({ id }) => id) as [AiToolId, ...AiToolId[]]),
  input_summary: z.string(),
  result_preview: z.string(),
  estimated_time_saved: count,
  created_at: z.date(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** `users/{uid}/ai_results/{request_id}`: a result to come back to. What a chat says is in its turns only. */
export const aiResultSchema = z.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  title: z.string(),
  /** What was asked, with the choices; a long text is cut. */
  input: z.string(),
  result: z.string(),
  /** The PDF that was summarized: its `gs://` URL, so that a cited page can be opened. */
  file_url: z.nullable(z.string()),
  prompt_version: z.string(),
  created_at: z.date(),
});
export type AiResult = z.infer<typeof aiResultSchema>;

/** `users/{uid}/chats/{id}`. */
export const chatSchema = z.strictObject({
  title: z.string(),
  turns: z.array(z.strictObject({ role: z.enum(['student', 'model']), text: z.string(), at: z.date() })),
  updated_at: z.date(),
});
export type Chat = z.infer<typeof chatSchema>;

/** `users/{uid}/ai_reservations/{request_id}`: a use that has begun. */
export const aiReservationSchema = z.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  day,
  status: z.enum(['open', 'settled', 'returned']),
  created_at: z.date(),
  expires_at: z.date(),
});
export type AiReservation = z.infer<typeof aiReservationSchema>;

/** `users/{uid}/user_usage/{day}_ai_tools`: the uses of a day, those under way included. */
export const aiQuotaSchema = z.strictObject({
  feature_name: z.literal('ai_tools'),
  usage_date: day,
  usage_count: count,
  /** Uses that were given back; absent where there were none. At first only those that the student had stopped were. */
  stopped_count: z.exactOptional(count),
  /** Tokens that the model read and wrote, also for uses that were returned; absent where there were none. */
  tokens_in: z.exactOptional(count),
  tokens_out: z.exactOptional(count),
});
export type AiQuota = z.infer<typeof aiQuotaSchema>;

/** `users/{uid}/user_usage/{day}_ai_lab_time`: since when the AI Lab is open on a day, by the server's clock. */
export const labTimeSchema = z.strictObject({
  feature_name: z.literal('ai_lab_time'),
  usage_date: day,
  /** 1 when it was paid. */
  usage_count: count,
  started_at: z.date(),
});
export type LabTime = z.infer<typeof labTimeSchema>;

/** `users/{uid}/decks/{id}`, written by its owner. */
export const deckSchema = z.strictObject({
  title: line(AI_LIMITS.title),
  cards: z.int().check(z.gte(1), z.lte(AI_LIMITS.maxCards)),
  /** When the first of its cards is due. */
  next_due: moment,
  created_at: z.date(),
});
export type Deck = z.infer<typeof deckSchema>;

/** `users/{uid}/decks/{id}/cards/{id}`: a card with its memory state (FSRS), as ts-fsrs keeps it. */
export const cardSchema = z.strictObject({
  front: line(500),
  back: line(1_000),
  due: moment,
  /** In days. */
  stability: z.number().check(z.gte(0), z.lte(36_500)),
  difficulty: z.number().check(z.gte(0), z.lte(10)),
  scheduled_days: count,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: wholeNumber.check(z.gte(0), z.lte(3)),
  last_review: z.nullable(moment),
});
export type Card = z.infer<typeof cardSchema>;
