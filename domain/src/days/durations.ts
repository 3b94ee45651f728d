/** Lengths of time in milliseconds. */

export const MS_PER_MINUTE = 60_000;

/** A day without a clock change. */
export const MS_PER_DAY = 1_440 * MS_PER_MINUTE;
