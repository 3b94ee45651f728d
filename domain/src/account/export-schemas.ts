/** The pieces of a data export, which the app joins into one JSON text. */
import * as z from 'zod/mini';

/** A piece of an export: documents with their paths, and times as ISO texts. */
export const exportChunkSchema = z.array(
  z.strictObject({ path: z.string(), data: z.record(z.string(), z.unknown()) }),
);
export type ExportChunk = z.infer<typeof exportChunkSchema>;
