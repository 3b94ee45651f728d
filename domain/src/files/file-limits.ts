/**
 * The largest file of each kind that a student may upload, and the message for a larger one. firestore.rules and
 * storage.rules repeat the numbers (tests/file-limits.test.ts).
 */

export const KB = 1024;
export const MB = 1024 * KB;

/** Bytes. */
export const MAX_BYTES = {
  /** A file in the vault, of any type. */
  vaultFile: 50 * MB,
  /** A PDF for an AI tool. */
  aiPdf: 20 * MB,
  /** A profile picture; the app makes it smaller itself. */
  picture: 200 * KB,
} as const;

/** The largest vault file as forms say it. */
export const MAX_VAULT_FILE = `${MAX_BYTES.vaultFile / MB} MB`;

export const FILE_TOO_LARGE = {
  vaultFile: `This file is larger than ${MAX_VAULT_FILE}.`,
  aiPdf: `That PDF is larger than ${MAX_BYTES.aiPdf / MB} MB.`,
} as const;
