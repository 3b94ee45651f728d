/** The journal (spec sections 3, 5 and 9). */

export const MOODS = ['great', 'good', 'okay', 'poor'] as const;
export type Mood = (typeof MOODS)[number];

/** Characters, list lengths, hours. */
export const JOURNAL_LIMITS = {
  text: 10_000,
  items: 50,
  item: 200,
  maxStudyTime: 24,
  studyTimeStep: 0.5,
  /** Entries that the page lists at first and more on demand, and those that it reads at once. */
  listed: 20,
  loaded: 50,
} as const;
