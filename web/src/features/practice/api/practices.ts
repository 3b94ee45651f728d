import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { SetOrigin } from '@akada/domain/practice/practice';
import { attemptsQuery } from '@akada/domain/practice/queries';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { updateDoc, writeBatch } from 'firebase/firestore';
import { beginAttempt } from '@/firebase/begin-attempt.ts';
import { documentAt, type Stored } from '@/firebase/documents.ts';
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
  const { id, written } = beginAttempt(uid, {
    kind: 'practice',
    set: {
      ...{ title: cutAtWord(title.trim() || 'Practice', AI_LIMITS.title), from, made_by },
      ...(file && { file }),
      ...(deck_id !== undefined && { deck_id }),
    },
    list,
    startedAt: new Date(),
    endsAt: null,
  });
  return { id, written };
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
