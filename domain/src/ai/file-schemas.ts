/** Schemas of the files and notes that the AI tools read. */
import * as z from 'zod/mini';
import { storedId } from '../documents/ids-schemas.ts';
import { PAGE_MESSAGES } from './messages.ts';

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
export const fileFields = {
  file: z.exactOptional(aiFileSchema),
  /** The pages to use; absent for all. */
  pages: z.exactOptional(pageRangeSchema),
};
