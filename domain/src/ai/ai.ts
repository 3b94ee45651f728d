/** The options of the AI Lab's tools, and their limits (docs/product.md, AI Lab). */

export const AI_LEVELS = ['secondary', 'university', 'simple'] as const;
export type AiLevel = (typeof AI_LEVELS)[number];
export const AI_LENGTHS = ['short', 'medium', 'long'] as const;
export type AiLength = (typeof AI_LENGTHS)[number];
export const AI_TONES = ['plain', 'formal', 'friendly', 'academic'] as const;
export type AiTone = (typeof AI_TONES)[number];
/** The exam that cards are made for; 'any' for no particular one. */
export const EXAM_STYLES = ['any', 'waec', 'jamb', 'university'] as const;
export type ExamStyle = (typeof EXAM_STYLES)[number];
export const SOLVER_MODES = ['hint', 'solution'] as const;
export type SolverMode = (typeof SOLVER_MODES)[number];

/** The most words in an essay or an explanation, by the chosen length. */
export const MAX_WORDS: Record<AiLength, number> = { short: 200, medium: 500, long: 1_000 };

/** Lengths are in characters; the other units are in the names. */
export const AI_LIMITS = {
  inputSummary: 200,
  resultPreview: 300,
  /** Documents per page: usage rows in analytics, results in a history. */
  analyticsRows: 50,
  history: 20,
  minCards: 5,
  maxCards: 30,
  defaultCards: 12,
  /** The most practice questions that one use makes. */
  practiceQuestions: 20,
  /** The longest time of a call that makes or checks practice questions: a use may make three of them. */
  practiceCallSeconds: 80,
  /** The most short answers that one use marks. */
  markedAnswers: 20,
  minHoursADay: 0.5,
  maxHoursADay: 12,
  defaultHoursADay: 2,
  /** Days from the first day of a study plan to its exam. */
  maxPlanDays: 120,
  planSessions: 120,
  /** Turns of a chat that are sent to the model, and that are stored. */
  promptTurns: 20,
  storedTurns: 60,
  /** The longest result that is read from the model. */
  maxResultLength: 40_000,
  title: 80,
  /** A use that never ended, for example because the server crashed, stops counting after this time. */
  reservationSeconds: 300,
  /** Timeouts for the first chunk of an answer, twice as long for a model that has to think first, and for the call. */
  firstChunkSeconds: 30,
  callSeconds: 120,
  toolRequest: 500,
  /** Uses without an answer that are returned each day. It is bounded because each may have cost a call of the model. */
  returnsPerDay: 3,
} as const;

/** The longest texts of a card in characters, and its highest page number. */
export const CARD_LIMITS = { front: 500, back: 1_000, source: 500, page: 10_000 } as const;

/**
 * The line by which the model says that it has no answer: the problem is not solved, or the notes do not have it. The
 * server removes it.
 */
export const NO_ANSWER_MARK = '[no answer]';

/** The Storage folder of PDFs that students upload for a tool. They are deleted after a day. */
export const AI_UPLOADS_FOLDER = 'ai_uploads';

/** Files that a student may have in that folder at a time. */
export const MAX_AI_UPLOADS = 10;
