import { markAttempt, scoreOf } from '@akada/domain/practice/marking';
import type { Attempt, Question } from '@akada/domain/practice/schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { type AttemptChange, changeAttempt } from './api/practices.ts';

/** Answers with what they score. */
export function withScore(
  questions: readonly Question[],
  answers: Attempt['answers'],
): Required<Pick<AttemptChange, 'answers' | 'right' | 'score'>> {
  const marks = markAttempt(questions, answers);
  return { answers, right: marks.right, score: scoreOf(marks) };
}

/** Sends a change of an attempt, and reports if the server refuses it. Offline, it is queued. */
export function sendAnswers(uid: string, id: string, change: AttemptChange): void {
  changeAttempt(uid, id, change).catch((error) => {
    warnWithToast('answers were not sent', error, `Failed to send your answers: ${failureReason(error)}`);
  });
}
