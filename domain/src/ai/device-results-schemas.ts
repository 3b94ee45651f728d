/** Schemas of results that were made on the student's device. */
import * as z from 'zod/mini';
import { documentId } from '../documents/ids-schemas.ts';
import { optionalTextSchema, textSchema } from '../text/schemas.ts';
import { bytesOf, isBroken, UNSUPPORTED_CHARACTER } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';
import {
  DEVICE_RESULT_LIMITS,
  DEVICE_RESULT_MESSAGES,
  DEVICE_TOOLS,
  type DeviceTool,
} from './device-results.ts';
import { aiFileSchema, pageRangeSchema } from './file-schemas.ts';

const { bytes, input, stored } = DEVICE_RESULT_LIMITS;

/**
 * `users/{uid}/device_results/{id}`, written by the student's app. `result` is Markdown, JSON of the tool's schema or,
 * for a chat, JSON of {@link deviceChatSchema}. Only a chat changes after it was saved.
 */
export const deviceResultSchema = z.strictObject({
  tool: z.enum(DEVICE_TOOLS as [DeviceTool, ...DeviceTool[]]),
  title: textSchema(AI_LIMITS.title),
  /** The student's input, shortened if long, and the chosen options. */
  input: optionalTextSchema(input),
  result: z.string().check(
    z.minLength(1),
    z.refine((text) => !isBroken(text), UNSUPPORTED_CHARACTER),
    z.refine((text) => bytesOf(text) <= bytes, DEVICE_RESULT_MESSAGES.tooLong),
  ),
  source: z.literal('device'),
  /** What it was made from, for opening cited pages; absent without a file, and for a result of an earlier release. */
  file: z.exactOptional(aiFileSchema),
  created_at: z.date(),
  /** When a chat was continued; for other tools the same as `created_at`. */
  updated_at: z.date(),
});
export type DeviceResult = z.infer<typeof deviceResultSchema>;

/** A conversation on the device: the notes that it is about, '' without any, and its turns. */
export const deviceChatSchema = z.strictObject({
  notes: z.string(),
  /** The file or note that it is about, by the name that the student sees; absent without one. */
  source: z.exactOptional(
    z.strictObject({ name: z.string(), file: aiFileSchema, pages: z.exactOptional(pageRangeSchema) }),
  ),
  turns: z.array(
    z.strictObject({
      role: z.enum(['student', 'model']),
      text: z.string(),
      /** In milliseconds since 1970. */
      at: z.number(),
    }),
  ),
});
export type DeviceChat = z.infer<typeof deviceChatSchema>;

/**
 * `users/{uid}/user_usage/device_results`: how many results are stored. Every batch that creates or deletes one changes
 * the number by 1 and names the result, so that the rules can limit them.
 */
export const deviceResultsUsageSchema = z.strictObject({
  feature_name: z.literal('device_results'),
  results: z.int().check(z.gte(0), z.lte(stored)),
  last_result_id: documentId,
});
export type DeviceResultsUsage = z.infer<typeof deviceResultsUsageSchema>;
