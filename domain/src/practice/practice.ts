/** Practice: what a question set may hold (docs/product.md, Practice). */

/** What the questions were made from; `exam` for a mock of the exam room, whatever its questions were made from. */
export const SET_ORIGINS = ['deck', 'note', 'file', 'summary', 'topic', 'exam'] as const;
export type SetOrigin = (typeof SET_ORIGINS)[number];

/** Where the questions were made. */
export const SET_MAKERS = ['device', 'ai'] as const;

export const ATTEMPT_KINDS = ['practice', 'exam'] as const;

/** The kinds of questions (docs/product.md, Practice). */
export const QUESTION_KINDS = ['choice', 'true_false', 'cloze', 'match', 'short'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a cloze shows in place of its answer. */
export const BLANK = '_____';

/** Texts in characters, the rest in numbers. */
export const QUESTION_LIMITS = {
  prompt: 600,
  why: 300,
  source: 600,
  topic: 80,
  page: 10_000,
  minOptions: 3,
  maxOptions: 5,
  option: 200,
  corrected: 600,
  answers: 6,
  answer: 120,
  minPairs: 3,
  maxPairs: 6,
  /** One side of a pair. */
  side: 200,
  points: 6,
  point: 300,
  /** The sentence with which AI explains the mark of a short answer. */
  feedback: 240,
} as const;

export const SET_LIMITS = {
  title: 80,
  subject: 60,
  questions: 200,
  /** The longest JSON of the questions, in bytes of UTF-8. */
  bytes: 400 * 1024,
  passages: 40,
  /** The longest passage, in characters. */
  passage: 6_000,
} as const;

export const ATTEMPT_LIMITS = {
  /** All answers together, in characters, with one between each two. */
  answers: 60_000,
  /** A typed short answer, in characters. */
  short: 1_000,
  /** The longest list of flagged questions, in characters: the indexes of 200. */
  flagged: 800,
  seconds: 1_000_000,
} as const;

/** Documents that a student has a limited number of. Each of their batches changes `stored_counts/{kind}` by 1. */
export const STORED_KINDS = ['question_sets', 'attempts'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** The most of each kind that the rules let a student store. */
export const MOST_STORED: Readonly<Record<StoredKind, number>> = { question_sets: 100, attempts: 500 };

export const PRACTICE_MESSAGES = {
  tooLong: 'These questions are too long to save. Choose fewer.',
} as const;
