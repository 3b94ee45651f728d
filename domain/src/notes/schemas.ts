/** Schemas of stored private notes. */
import * as z from 'zod/mini';
import { noteSchema } from '../vault/schemas.ts';

/**
 * `users/{uid}/notes/{id}`: a note that only its owner can read. `content` is Markdown. Sharing copies the note to the
 * vault.
 */
export const privateNoteSchema = z.strictObject({
  ...noteSchema.shape,
  created_at: z.date(),
  updated_at: z.date(),
});
export type PrivateNote = z.infer<typeof privateNoteSchema>;
