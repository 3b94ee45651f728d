import type { Attempt, Question } from '@akada/domain/practice/schemas';
import { useEffect, useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { sendAnswers, withScore } from './send-answers.ts';

/**
 * Changes the marks of short answers of an attempt that ended, and its score.
 *
 * @returns a function that takes the change; it sees the newest answers, also long after it was returned
 */
export function useMarks(
  uid: string,
  attempt: Stored<Attempt>,
  questions: readonly Question[],
): (change: (answers: Attempt['answers']) => Attempt['answers']) => void {
  const latest = useRef(attempt.answers);
  useEffect(() => {
    latest.current = attempt.answers;
  }, [attempt.answers]);
  return (change) => {
    latest.current = change(latest.current);
    sendAnswers(uid, attempt.id, withScore(questions, latest.current));
  };
}
