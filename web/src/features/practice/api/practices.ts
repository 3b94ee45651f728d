import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { SetOrigin } from '@akada/domain/practice/practice';
import { attemptsQuery } from '@akada/domain/practice/queries';
import { toQuestionText } from '@akada/domain/practice/question-list';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { deleteSurplus } from '@/firebase/delete-surplus.ts';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { countStored } from '@/firebase/stored-counts.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** Questions that are about to be practised. */
export interface NewPractice {
  title: string;
  from: SetOrigin;
  made_by: QuestionSet['made_by'];
  list: QuestionList;
  file?: AiFile;
  deck_id?: string;
}

/**
 * Saves questions and begins an attempt at them. The oldest sets and attempts are deleted when there are too many.
 *
 * @returns the attempt's id at once, and a promise that settles when the server has answered
 * @throws RangeError with a message for the student if the questions take too much room
 */
export function startPractice(
  uid: string,
  { title, from, made_by, list, file, deck_id }: NewPractice,
): { id: string; written: Promise<void> } {
  const questions = toQuestionText(list);
  const count = list.questions.length;
  const shown = cutAtWord(title.trim() || 'Practice', AI_LIMITS.title);
  const set = newDocumentIn(collectionPaths.questionSets(uid));
  const attempt = newDocumentIn(collectionPaths.attempts(uid));
  const batch = writeBatch(firestore())
    .set(set, {
      ...({ title: shown, from, made_by, count, questions } satisfies Partial<QuestionSet>),
      ...(file && { file }),
      ...(deck_id !== undefined && { deck_id }),
      created_at: serverTimestamp(),
    })
    .set(attempt, {
      ...({
        ...{ set_id: set.id, kind: 'practice', title: shown, count, answers: {}, flagged: '' },
        ...{ started_at: new Date(), ends_at: null, submitted_at: null, right: 0, score: 0 },
      } satisfies Omit<Attempt, 'created_at'>),
      created_at: serverTimestamp(),
    });
  countStored(batch, uid, 'question_sets', set.id, 1);
  countStored(batch, uid, 'attempts', attempt.id, 1);
  const written = batch.commit();
  for (const kind of ['question_sets', 'attempts'] as const) {
    deleteSurplus(uid, kind).catch((error) => console.warn(`the oldest ${kind} were not deleted`, error));
  }
  return { id: attempt.id, written };
}

/** The practices, newest first, in pages of 20. */
export function usePractices(uid: string, onFailure: (error: unknown) => void): Paged<Attempt> {
  return usePaged<Attempt>(attemptsQuery(uid, 'practice'), onFailure);
}

/** An attempt, live; null when it does not exist. */
export function useAttempt(uid: string, id: string): Live<Stored<Attempt> | null> {
  return useLiveDocument<Attempt>(documentPaths.attempt(uid, id));
}

/** The questions of an attempt, live; null when they don't exist. While `id` is null, the state is loading. */
export function useQuestionSet(uid: string, id: string | null): Live<Stored<QuestionSet> | null> {
  return useLiveDocument<QuestionSet>(id && documentPaths.questionSet(uid, id));
}

/** What changes while a student answers. */
export type AttemptChange = Partial<
  Pick<Attempt, 'answers' | 'right' | 'score' | 'seconds' | 'submitted_at' | 'cards_deck'>
>;

/** Changes an attempt. Settles when the server has answered; offline, the write is queued. */
export function changeAttempt(uid: string, id: string, change: AttemptChange): Promise<void> {
  return updateDoc(documentAt(documentPaths.attempt(uid, id)), change);
}

/** Deletes an attempt. Its questions stay until they are too many. */
export function deleteAttempt(uid: string, id: string): Promise<void> {
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.attempt(uid, id)));
  return countStored(batch, uid, 'attempts', id, -1).commit();
}
