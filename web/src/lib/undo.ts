/** Milliseconds for which the student can undo something. */
export const UNDO_MS = 10_000;
