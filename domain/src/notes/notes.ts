/** A student's private notes. Title and content have the limits of a shared note: see `VAULT_LIMITS`. */
export const NOTE_LIMITS = {
  /** Notes on one page of the list. */
  page: 24,
} as const;

/** Messages about private notes and about sharing them. */
export const NOTE_MESSAGES = {
  saved: 'Saved in My notes. Only you can read it.',
  shared: 'Shared with everyone. It will be listed in a moment.',
} as const;
