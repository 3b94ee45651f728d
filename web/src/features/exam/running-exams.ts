import { isOver, type Sitting } from '@akada/domain/exam/sitting';
import { examNow } from './exam-clock.ts';
import { persistedExams } from './persisted-exams.ts';
import { readSitting } from './sitting-store.ts';

/** The exams on this device whose time is running. */
export function runningExams(uid: string): Sitting[] {
  const sittings = persistedExams(uid).flatMap((id) => readSitting(uid, id) ?? []);
  return sittings.filter((sitting) => !isOver(sitting, examNow()));
}
