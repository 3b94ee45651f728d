/** Which attempts earn points (docs/product.md, Points and streaks). */

import { PAID_PRACTICE } from '../points/actions.ts';
import { isPayableTime } from '../points/claimed-times.ts';
import { markAttempt } from './marking.ts';
import type { Attempt, Question } from './schemas.ts';

/**
 * Whether an attempt that was submitted earns points: 10 questions are answered, at a pace that a student can keep. The
 * marks that the device stored are not used.
 *
 * @param questions those of the set
 * @param stored the server's time at which it was submitted
 */
export function isPayablePractice(
  { answers, started_at, submitted_at }: Pick<Attempt, 'answers' | 'started_at' | 'submitted_at'>,
  questions: readonly Question[],
  stored: Date,
): boolean {
  if (!submitted_at || !isPayableTime(submitted_at, stored)) return false;
  const { answered } = markAttempt(questions, answers);
  const seconds = (submitted_at.getTime() - started_at.getTime()) / 1_000;
  return answered >= PAID_PRACTICE.questions && seconds >= answered * PAID_PRACTICE.secondsEach;
}
