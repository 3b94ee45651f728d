/** What FSRS knows of a card that another program scheduled with SM-2. */
import { default_w as DEFAULT_WEIGHTS } from 'ts-fsrs';
import type { Memory } from './memory.ts';

/** The retention that SM-2 is taken to have. At it, stability is the interval. */
const SM2_RETENTION = 0.9;

/** The ease of a card whose own is unknown: that of SM-2 for a new one. */
const FIRST_EASE = 2.5;

/**
 * The memory that corresponds to an interval and an ease of SM-2. The ease is by how much the next review would multiply the
 * interval, so FSRS's formula for the growth of stability gives the difficulty.
 *
 * @param days the interval
 * @param ease 1.3 to about 5; 0 if unknown
 * @param weights those of the student's schedule
 */
export function recallOfInterval(
  days: number,
  ease: number,
  weights: readonly number[] = DEFAULT_WEIGHTS,
): Pick<Memory, 'stability' | 'difficulty'> {
  const stability = Math.max(days, 0.5);
  const [w8 = 0, w9 = 0, w10 = 0] = weights.slice(8, 11);
  const growth = Math.exp(w8) * stability ** -w9 * Math.expm1(w10 * (1 - SM2_RETENTION));
  const difficulty = 11 - ((ease > 0 ? ease : FIRST_EASE) - 1) / growth;
  return { stability, difficulty: Math.min(Math.max(difficulty, 1), 10) };
}
