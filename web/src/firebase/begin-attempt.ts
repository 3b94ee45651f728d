import { collectionPaths } from '@akada/domain/documents/paths';
import { STORED_KINDS } from '@akada/domain/practice/practice';
import { toQuestionText } from '@akada/domain/practice/question-list';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { serverTimestamp, writeBatch } from 'firebase/firestore';
import { deleteSurplus } from './delete-surplus.ts';
import { newDocumentIn } from './documents.ts';
import { firestore } from './firestore.ts';
import { countStored } from './stored-counts.ts';

/** Questions, and an attempt at them that begins. */
interface NewAttempt {
  kind: Attempt['kind'];
  set: Omit<QuestionSet, 'count' | 'questions' | 'created_at'>;
  list: QuestionList;
  startedAt: Date;
  /** Null without a time limit. */
  endsAt: Date | null;
}

/**
 * Saves a set of questions and begins an attempt at it. The oldest sets and attempts are deleted when there are too many.
 *
 * @returns the ids at once, and a promise that settles when the server has answered
 * @throws RangeError with a message for the student if the questions take too much room
 */
export function beginAttempt(
  uid: string,
  { kind, set, list, startedAt, endsAt }: NewAttempt,
): { id: string; setId: string; written: Promise<void> } {
  const questions = toQuestionText(list);
  const count = list.questions.length;
  const setDocument = newDocumentIn(collectionPaths.questionSets(uid));
  const attemptDocument = newDocumentIn(collectionPaths.attempts(uid));
  const batch = writeBatch(firestore())
    .set(setDocument, {
      ...({ ...set, count, questions } satisfies Omit<QuestionSet, 'created_at'>),
      created_at: serverTimestamp(),
    })
    .set(attemptDocument, {
      ...({
        ...{ set_id: setDocument.id, kind, title: set.title, count, answers: {}, flagged: '' },
        ...{ started_at: startedAt, ends_at: endsAt, submitted_at: null, right: 0, score: 0 },
      } satisfies Omit<Attempt, 'created_at'>),
      created_at: serverTimestamp(),
    });
  countStored(batch, uid, 'question_sets', setDocument.id, 1);
  countStored(batch, uid, 'attempts', attemptDocument.id, 1);
  const written = batch.commit();
  for (const stored of STORED_KINDS) {
    deleteSurplus(uid, stored).catch((error) => console.warn(`the oldest ${stored} were not deleted`, error));
  }
  return { id: attemptDocument.id, setId: setDocument.id, written };
}
