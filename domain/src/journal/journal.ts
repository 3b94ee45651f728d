/** Moods and limits of the journal (docs/product.md, Journal). */

export const MOODS = ['great', 'good', 'okay', 'poor'] as const;
export type Mood = (typeof MOODS)[number];

/** Limits in characters, list items and hours. */
export const JOURNAL_LIMITS = {
  text: 10_000,
  items: 50,
  item: 200,
  maxStudyTime: 24,
  studyTimeStep: 0.5,
  /** Entries shown at a time, and entries read at a time. */
  listed: 20,
  loaded: 50,
} as const;
