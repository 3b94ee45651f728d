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
} as const;
