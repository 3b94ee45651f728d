/** My Library as it is stored: PDF files of the vault that a student keeps for reading without a network. */
import * as z from 'zod/mini';
import { VAULT_LIMITS, VAULT_TYPES } from './vault.ts';

const page = z.int().check(z.gte(1), z.lte(VAULT_LIMITS.pages));

/** `users/{uid}/library/{fileId}`, written by its owner. The bytes are on the device; this is on all of them. */
export const libraryFileSchema = z
  .strictObject({
    filename: z.string().check(z.minLength(1), z.maxLength(VAULT_LIMITS.filename)),
    /** Bytes. */
    size: z.int().check(z.gte(1), z.lte(VAULT_LIMITS.fileBytes)),
    /** The page that was read last, from 1. */
    page,
    /** How many there are. */
    pages: page,
    added_at: z.date(),
    opened_at: z.date(),
  })
  .check(z.refine(({ page, pages }) => page <= pages));
export type LibraryFile = z.infer<typeof libraryFileSchema>;

/** `users/{uid}/bookmarks/{fileId}`, written by its owner: what the vault said of the file when it was bookmarked. */
export const bookmarkSchema = z.strictObject({
  filename: z.string().check(z.minLength(1), z.maxLength(VAULT_LIMITS.filename)),
  type: z.enum(VAULT_TYPES),
  added_at: z.date(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;
