import { moveToAkadaClock } from '@akada/domain/exam/sitting';
import { clockOffset, syncExamClock } from './exam-clock.ts';
import { persistedExams } from './persisted-exams.ts';
import { changeSitting } from './sitting-store.ts';

/**
 * Measures Akada's clock, and moves the exams of this device to it that began by the device's clock.
 *
 * @returns whether it was measured
 */
export async function syncExamTime(uid: string): Promise<boolean> {
  const isMeasured = await syncExamClock();
  const offset = clockOffset();
  // In the same task as the measurement, before anything compares an exam with the new time.
  if (offset !== null)
    for (const id of persistedExams(uid))
      changeSitting(uid, id, (sitting) => moveToAkadaClock(sitting, offset));
  return isMeasured;
}
