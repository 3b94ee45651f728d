import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Sitting } from '@akada/domain/exam/sitting';
import { scoreOf } from '@akada/domain/practice/marking';
import type { Attempt, QuestionList } from '@akada/domain/practice/schemas';
import { getDoc, getDocFromServer, updateDoc } from 'firebase/firestore';
import { beginAttempt } from '@/firebase/begin-attempt.ts';
import { documentAt, type Stored } from '@/firebase/documents.ts';

/** A mock exam that is about to begin. */
export interface NewExam {
  list: QuestionList;
  title: string;
  minutes: number;
  /** Null for an exam in several subjects. */
  subject: string | null;
}

/**
 * Saves a mock exam and begins it. The oldest sets and attempts are deleted when there are too many.
 *
 * @param now the time by Akada's clock
 * @returns its sitting for this device at once, and a promise that settles when the server has answered
 * @throws RangeError with a message for the student if the questions take too much room
 */
export function startExam(
  uid: string,
  { list, title, minutes, subject }: NewExam,
  now: number,
): { sitting: Sitting; written: Promise<void> } {
  const count = list.questions.length;
  const endsAt = now + minutes * MS_PER_MINUTE;
  const { id, setId, written } = beginAttempt(uid, {
    kind: 'exam',
    set: { title, from: 'exam', made_by: 'device', ...(subject !== null && { subject }) },
    list,
    startedAt: new Date(now),
    endsAt: new Date(endsAt),
  });
  const sitting: Sitting = {
    ...{ attempt_id: id, set_id: setId, title, count },
    ...{ started_at: now, ends_at: endsAt, submitted_at: null, right: null },
    ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
  };
  return { sitting, written };
}

/**
 * Sends what the server lacks of an attempt. Answers are sent one by one, so that those of another device stay. Settles
 * when the server has answered; offline, the write is queued.
 */
export function sendSitting(uid: string, sitting: Sitting): Promise<void> {
  const { unsent, answers, flagged, submitted_at, right, count, moved_by = 0 } = sitting;
  return updateDoc(documentAt(documentPaths.attempt(uid, sitting.attempt_id)), {
    ...Object.fromEntries(unsent.map((index) => [`answers.${index}`, answers[index] ?? ''])),
    flagged: flagged.join(','),
    ...(submitted_at !== null &&
      // By the clock of its start, which can't be changed.
      right !== null && {
        submitted_at: new Date(submitted_at - moved_by),
        right,
        score: scoreOf({ right, count }),
      }),
  });
}

/**
 * Whether an attempt was submitted, as the server has it: another device may have done so.
 *
 * @throws FirebaseError without a network
 */
export async function isSubmitted(uid: string, attemptId: string): Promise<boolean> {
  const attempt = await getDocFromServer(documentAt(documentPaths.attempt(uid, attemptId)));
  return attempt.exists() && attempt.get('submitted_at') !== null;
}

/** The sitting of an attempt that was begun on another device, or that this device has removed. */
export function toSitting(attempt: Stored<Attempt>): Sitting {
  return {
    ...{ attempt_id: attempt.id, set_id: attempt.set_id, title: attempt.title, count: attempt.count },
    started_at: attempt.started_at.getTime(),
    ends_at: (attempt.ends_at ?? attempt.started_at).getTime(),
    submitted_at: attempt.submitted_at?.getTime() ?? null,
    right: attempt.submitted_at ? attempt.right : null,
    answers: attempt.answers,
    flagged: attempt.flagged === '' ? [] : attempt.flagged.split(',').map(Number),
    ...{ at: 0, unsent: [], has_unsent_state: false },
  };
}

/** The questions of a set as JSON; '' if there is no such set. From the cache without a network. */
export async function fetchQuestions(uid: string, setId: string): Promise<string> {
  const set = await getDoc(documentAt(documentPaths.questionSet(uid, setId)));
  return String(set.get('questions') ?? '');
}
