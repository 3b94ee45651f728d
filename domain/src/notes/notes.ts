/** A student's private notes (design section 4). Title and content have the limits of a vault note, `VAULT_LIMITS`. */
export const NOTE_LIMITS = {
  /** Notes in one page of the list. */
  page: 24,
} as const;

/** What a student reads about private notes and about sharing them. */
export const NOTE_MESSAGES = {
  saved: 'Saved in My Notes. Only you can read it.',
  shared: 'Shared with everyone. It will be listed in a moment.',
} as const;
