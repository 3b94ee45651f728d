/** Schemas of stored vault documents. Messages are those that students read in forms. */

import * as z from 'zod/mini';
import { profileSchema } from '../account/schemas.ts';
import { daySchema } from '../days/schemas.ts';
import { storedId } from '../documents/ids-schemas.ts';
import { MAX_BYTES } from '../files/file-limits.ts';
import { countSchema } from '../numbers/schemas.ts';
import { USAGE_FEATURES } from '../payments/plans.ts';
import { lineSchema, textSchema } from '../text/schemas.ts';
import { tooLongMessage } from '../text/text.ts';
import { UPLOAD_MESSAGES } from './uploads.ts';
import { VAULT_CATEGORIES, VAULT_LIMITS, VAULT_TYPES } from './vault.ts';

/** A count that starts at 0. Minus zero passes, because the rules compare it with 0, which it equals. */
const startingCount = z.int().check(z.gte(0));
const tag = lineSchema(VAULT_LIMITS.tag, { blank: 'Enter a tag.', long: UPLOAD_MESSAGES.tag });

/** The details that a student enters for a file or note. */
export const vaultDetailsSchema = z.strictObject({
  filename: textSchema(VAULT_LIMITS.filename, {
    blank: UPLOAD_MESSAGES.name,
    long: UPLOAD_MESSAGES.longName,
  }),
  subject: z.exactOptional(
    textSchema(VAULT_LIMITS.subject, { blank: 'Enter a subject.', long: UPLOAD_MESSAGES.subject }),
  ),
  tags: z.exactOptional(
    z.array(tag).check(
      z.minLength(1),
      z.maxLength(VAULT_LIMITS.tags, UPLOAD_MESSAGES.tags),
      z.refine((tags) => new Set(tags).size === tags.length, 'Enter each tag once.'),
    ),
  ),
  /** Plain text. */
  description: z.exactOptional(
    textSchema(VAULT_LIMITS.description, {
      blank: 'Enter a description.',
      long: UPLOAD_MESSAGES.description,
    }),
  ),
});
export type VaultDetails = z.infer<typeof vaultDetailsSchema>;

/** `vault/{id}` as its contributor writes it. `size` is in bytes; `file_url` is a `gs://` URL, null for notes. */
export const newVaultItemSchema = z.strictObject({
  ...vaultDetailsSchema.shape,
  user_id: z.string(),
  file_url: z.nullable(z.string()),
  type: z.enum(VAULT_TYPES),
  category: z.enum(VAULT_CATEGORIES),
  size: z.int().check(z.gte(1), z.lte(MAX_BYTES.vaultFile)),
  view_count: startingCount,
  download_count: startingCount,
  created_at: z.date(),
});
export type NewVaultItem = z.infer<typeof newVaultItemSchema>;

/** The fields that functions add when they list the item. */
export const vaultListingSchema = z.strictObject({
  uploader: profileSchema,
  /** Search tokens: see ./search.ts. */
  tokens: z.array(z.string()),
  filename_lower: z.string(),
  uploader_lower: z.string(),
  subject_lower: z.string(),
  /** Hidden by reports or a moderator, or private because of a quota. */
  hidden: z.boolean(),
  /** Since when the item has been hidden; absent in listed items, and in those hidden by an earlier release. */
  hidden_at: z.exactOptional(z.date()),
  /** The quota that keeps the item private. Removed when a moderator decides about the item. */
  over_quota: z.exactOptional(z.enum(['storage', 'notes'])),
  /** The number of helpful votes; absent in items listed by an earlier release until they are migrated. */
  helpful_count: z.exactOptional(countSchema),
  /**
   * The Storage generation of the file that was checked. A different object under the same name is a different file.
   */
  generation: z.exactOptional(z.string()),
});
export type VaultListing = z.infer<typeof vaultListingSchema>;

/** `vault/{id}` once it is listed. */
export const vaultItemSchema = z.strictObject({ ...newVaultItemSchema.shape, ...vaultListingSchema.shape });
export type VaultItem = z.infer<typeof vaultItemSchema>;

/** `vault/{id}/content/body`: a note in Markdown. */
export const noteSchema = z.strictObject({
  title: textSchema(VAULT_LIMITS.filename, {
    blank: 'Enter a title.',
    long: tooLongMessage(VAULT_LIMITS.filename, 'the title'),
  }),
  content: textSchema(VAULT_LIMITS.noteContent, {
    long: tooLongMessage(VAULT_LIMITS.noteContent, 'the note'),
  }),
});
export type Note = z.infer<typeof noteSchema>;

/** `vault_stats/summary`: the vault's totals, as of `rebuilt_at`. Only listed items count. */
export const vaultStatsSchema = z.strictObject({
  files: countSchema,
  /** Students with at least one file. */
  contributors: countSchema,
  views: countSchema,
  groups: z.record(z.enum(VAULT_CATEGORIES), countSchema),
  /** The subjects with the most files, by name. */
  subjects: z.array(z.strictObject({ subject: z.string(), files: countSchema })),
  rebuilt_at: z.date(),
});
export type VaultStats = z.infer<typeof vaultStatsSchema>;

/** `users/{uid}/user_usage/{day}_pdf_uploads`: the number of PDFs shared on a day, and the last of them. */
export const pdfUsageSchema = z.strictObject({
  feature_name: z.literal(USAGE_FEATURES.pdfUploads),
  usage_date: daySchema,
  usage_count: z.int().check(z.gte(1)),
  last_file_id: z.string(),
});
export type PdfUsage = z.infer<typeof pdfUsageSchema>;

/** `users/{uid}/user_usage/vault`: the bytes that a student stores in the vault, and the files shared on a day. */
export const vaultUsageSchema = z.strictObject({
  feature_name: z.literal('vault_storage'),
  /** The day of the last file. */
  usage_date: daySchema,
  files: countSchema,
  /** Includes notes; functions correct it. */
  bytes: countSchema,
  last_file_id: z.string(),
});
export type VaultUsage = z.infer<typeof vaultUsageSchema>;

/**
 * `users/{uid}/user_usage/{day}_vault_edits`: the number of edits of vault files on a day, and the last file edited.
 */
export const editUsageSchema = z.strictObject({
  ...pdfUsageSchema.shape,
  feature_name: z.literal(USAGE_FEATURES.vaultEdits),
  last_file_id: storedId,
});
export type EditUsage = z.infer<typeof editUsageSchema>;

/** `users/{uid}/helpful_votes/{fileId}`: a helpful vote. The file counts it in `helpful_count`. */
export const helpfulVoteSchema = z.strictObject({ voted_at: z.date() });
export type HelpfulVote = z.infer<typeof helpfulVoteSchema>;

/** `vault_objects/{key}`: an object in Storage that no vault document is known to name. */
export const vaultObjectSchema = z.strictObject({ path: z.string(), created_at: z.date() });
export type VaultObject = z.infer<typeof vaultObjectSchema>;
