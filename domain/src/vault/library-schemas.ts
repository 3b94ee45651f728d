/** Schemas of offline files, the vault PDFs that a student keeps offline, and bookmarks. */

import * as z from 'zod/mini';
import { MAX_BYTES } from '../files/file-limits.ts';
import { VAULT_LIMITS, VAULT_TYPES } from './vault.ts';

const page = z.int().check(z.gte(1), z.lte(VAULT_LIMITS.pages));

/**
 * `users/{uid}/library/{fileId}`, written by its owner. The entry is on all devices of the student; the bytes are only
 * on those where they were downloaded.
 */
export const libraryFileSchema = z
  .strictObject({
    filename: z.string().check(z.minLength(1), z.maxLength(VAULT_LIMITS.filename)),
    /** In bytes. */
    size: z.int().check(z.gte(1), z.lte(MAX_BYTES.vaultFile)),
    /** The page read last, from 1. */
    page,
    /** The number of pages. */
    pages: page,
    added_at: z.date(),
    opened_at: z.date(),
  })
  .check(z.refine(({ page, pages }) => page <= pages));
export type LibraryFile = z.infer<typeof libraryFileSchema>;

/**
 * `users/{uid}/bookmarks/{fileId}`, written by its owner. Name and type are those of the file when it was bookmarked.
 */
export const bookmarkSchema = z.strictObject({
  filename: z.string().check(z.minLength(1), z.maxLength(VAULT_LIMITS.filename)),
  type: z.enum(VAULT_TYPES),
  added_at: z.date(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;
