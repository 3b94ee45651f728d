/** Schemas of what is stored about uses of the AI tools, their results and chats. */
import * as z from 'zod/mini';
import { daySchema } from '../days/schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
import { fileFields } from './file-schemas.ts';
import { AI_TOOLS, AI_USE_IDS, type AiToolId } from './tools.ts';

/** `users/{uid}/ai_tool_usage/{request_id}`. The time saved is in minutes. */
export const aiUsageSchema = z.strictObject({
  user_id: z.string(),
  /** What the use was for. */
  tool_name: z.enum(AI_USE_IDS),
  input_summary: z.string(),
  result_preview: z.string(),
  estimated_time_saved: countSchema,
  created_at: z.date(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/**
 * `users/{uid}/ai_results/{request_id}`: the history. Chat answers are stored only in the chat's turns, and practice
 * questions in the question set that the app saves.
 */
export const aiResultSchema = z.strictObject({
  tool: z.enum(AI_TOOLS.map(({ id }) => id) as [AiToolId, ...AiToolId[]]),
  title: z.string(),
  /** The student's input, shortened if long, and the chosen options. */
  input: z.string(),
  result: z.string(),
  /** The `gs://` URL of the PDF, for opening cited pages; null without one. */
  file_url: z.nullable(z.string()),
  /** What it was made from; absent without a file, and for a result of an earlier release. */
  ...fileFields,
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
