import { hasUnsent, isOver, submitSitting } from '@akada/domain/exam/sitting';
import { markAttempt } from '@akada/domain/practice/marking';
import { fetchQuestions } from './api/exams.ts';
import { examNow } from './exam-clock.ts';
import { persistedExams } from './persisted-exams.ts';
import { type ExamQuestions, readExam } from './read-questions.ts';
import { sendNow } from './send-answers.ts';
import { changeSitting, dropSitting, readSitting } from './sitting-store.ts';
import { syncExamTime } from './sync-exam-time.ts';

/** Ends an exam now, or at the end of its time if that has passed, marks it and sends it. Once: a second tab finds it ended. */
export function endExam(uid: string, attemptId: string, { questions }: ExamQuestions): void {
  changeSitting(uid, attemptId, (sitting) =>
    submitSitting(sitting, markAttempt(questions, sitting.answers).right, examNow()),
  );
  sendNow(uid, attemptId);
}

/**
 * Ends the exam if its time is up, also by the server's time where that can be asked.
 *
 * @returns whether this call ended it
 */
export async function endIfOver(uid: string, attemptId: string, exam: ExamQuestions): Promise<boolean> {
  if (!isUnsubmittedAndOver(uid, attemptId)) return false;
  await syncExamTime(uid);
  if (!isUnsubmittedAndOver(uid, attemptId)) return false;
  endExam(uid, attemptId, exam);
  return true;
}

/**
 * Ends the exams whose time was up while the app was closed, sends what an earlier page left unsent, and drops from this
 * device what the server has. An exam whose questions are not on this device waits for the network.
 *
 * @returns the titles of the exams that were ended
 */
export async function endClosedExams(uid: string): Promise<string[]> {
  const ended: string[] = [];
  for (const attemptId of persistedExams(uid)) {
    try {
      if (isUnsubmittedAndOver(uid, attemptId)) {
        const { set_id = '', title = '' } = readSitting(uid, attemptId) ?? {};
        const exam = readExam(await fetchQuestions(uid, set_id));
        if (exam && (await endIfOver(uid, attemptId, exam))) ended.push(title);
      } else if (isWhollySent(uid, attemptId)) dropSitting(uid, attemptId);
      else sendNow(uid, attemptId);
    } catch (error) {
      console.warn('an exam was not ended', error);
    }
  }
  return ended;
}

function isUnsubmittedAndOver(uid: string, attemptId: string): boolean {
  const sitting = readSitting(uid, attemptId);
  return sitting !== null && sitting.submitted_at === null && isOver(sitting, examNow());
}

function isWhollySent(uid: string, attemptId: string): boolean {
  const sitting = readSitting(uid, attemptId);
  return sitting !== null && sitting.submitted_at !== null && !hasUnsent(sitting);
}
