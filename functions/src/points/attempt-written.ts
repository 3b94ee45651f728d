import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { tolerant } from '@akada/domain/documents/tolerant';
import { ledgerKeys } from '@akada/domain/points/points';
import { isPayablePractice } from '@akada/domain/practice/paid-practice';
import {
  attemptSchema,
  type Question,
  type QuestionSet,
  questionListSchema,
  questionSetSchema,
} from '@akada/domain/practice/schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { parseData, parseDocument } from '../lib/documents.ts';
import { award } from './award.ts';

/**
 * Awards points for a submitted attempt at a question set, practice or exam, once a day for each set: to repeat a set on
 * another day is good practice, to click through it again and again is not. The answers are marked here, because the
 * device stored its own marks.
 */
export const attemptWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (!after?.submitted_at || before?.submitted_at) return;
  const attempt = parseData(attemptSchema, documentPaths.attempt(uid, id), after);
  const setRead = await deps.db.doc(documentPaths.questionSet(uid, attempt.set_id)).get();
  const set = parseDocument(questionSetSchema, setRead);
  if (!set || !isPayablePractice(attempt, questionsOf(set), at)) return;
  const key = (day: Day) => ledgerKeys.practice(attempt.set_id, day);
  await award(deps, { uid, action: 'practice_done', key, at });
};

/** The questions of a set; none if they can't be read: the rules don't check what their text says. */
function questionsOf({ questions }: QuestionSet): readonly Question[] {
  try {
    return tolerant(questionListSchema).parse(JSON.parse(questions)).questions;
  } catch {
    return [];
  }
}
