/** The demo student's practices and mock exams. */
import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import { fromMatches, fromShortAnswer } from '@akada/domain/practice/answers';
import { markAttempt, scoreOf } from '@akada/domain/practice/marking';
import type { StoredKind } from '@akada/domain/practice/practice';
import { toQuestionText } from '@akada/domain/practice/question-list';
import type { Attempt, Question, QuestionSet, StoredCount } from '@akada/domain/practice/schemas';
import { CELLS_DECK, DEMO_DECK } from './deck-cards.ts';
import { EXAM_DAYS_AGO, examId, timeOf } from './points-data.ts';
import { CELL_QUESTIONS, EXAM_QUESTIONS, TITRATION_QUESTIONS } from './practice-questions.ts';

/** In minutes after midnight. */
const START = 17 * 60;
const EXAM_MINUTES = 15;

/** A finished practice or mock exam; questions by their indexes. */
interface Finished {
  id: string;
  kind: Attempt['kind'];
  title: string;
  questions: readonly Question[];
  daysAgo: number;
  /** How long the student worked on it. */
  minutes: number;
  wrong: readonly number[];
  blank?: readonly number[];
  /** The deck that the questions were made from. */
  deck_id?: string;
}

/** How each mock exam went, the first one first. */
const EXAMS = [
  { minutes: 15, wrong: [0, 4, 6, 9, 10, 13, 16], blank: [18, 19] },
  { minutes: 13, wrong: [4, 13, 17] },
];

/** Two practices of fewer than 10 questions, which earn no points, and two mock exams, which did. */
const FINISHED: readonly Finished[] = [
  ...EXAMS.map((exam, index) => {
    const daysAgo = EXAM_DAYS_AGO[index] ?? 0;
    const facts = {
      kind: 'exam',
      title: 'Mock exam: Biology, Chemistry',
      questions: EXAM_QUESTIONS,
    } as const;
    return { id: examId(daysAgo), daysAgo, ...facts, ...exam };
  }),
  {
    ...{ id: 'practice-cells', kind: 'practice', title: 'Cell biology', questions: CELL_QUESTIONS },
    ...{ daysAgo: 5, minutes: 6, wrong: [2, 4, 6], deck_id: CELLS_DECK },
  },
  {
    ...{ id: 'practice-titration', kind: 'practice', title: 'Titration', questions: TITRATION_QUESTIONS },
    ...{ daysAgo: 1, minutes: 4, wrong: [3], deck_id: DEMO_DECK },
  },
];

/** Question sets and the attempts at them, by id, and the number of each. */
export interface DemoPractice {
  sets: Map<string, QuestionSet>;
  attempts: Map<string, Attempt>;
  counts: Map<StoredKind, StoredCount>;
}

/** What the demo student has practised. An attempt has the id of its set. */
export function demoPractice(now: Date): DemoPractice {
  const count = { stored: FINISHED.length, last_id: FINISHED.at(-1)?.id ?? '' };
  return {
    sets: new Map(FINISHED.map((finished) => [finished.id, setOf(finished, now)])),
    attempts: new Map(FINISHED.map((finished) => [finished.id, attemptOf(finished, now)])),
    counts: new Map([
      ['question_sets', count],
      ['attempts', count],
    ]),
  };
}

function setOf({ kind, title, questions, deck_id, daysAgo }: Finished, now: Date): QuestionSet {
  return {
    ...{ title, from: kind === 'exam' ? 'exam' : 'deck', made_by: 'device', ...(deck_id && { deck_id }) },
    ...{ count: questions.length, questions: toQuestionText({ questions: [...questions] }) },
    created_at: timeOf(daysAgo, START, now),
  };
}

function attemptOf(finished: Finished, now: Date): Attempt {
  const { id, kind, title, questions, daysAgo, minutes } = finished;
  const answers = answersOf(finished);
  const marks = markAttempt(questions, answers);
  const started_at = timeOf(daysAgo, START, now);
  const after = (passed: number) => new Date(started_at.getTime() + passed * MS_PER_MINUTE);
  return {
    ...{ set_id: id, kind, title, count: questions.length, answers, flagged: '', started_at },
    ...{ ends_at: kind === 'exam' ? after(EXAM_MINUTES) : null, submitted_at: after(minutes) },
    ...{ right: marks.right, score: scoreOf(marks), created_at: started_at },
    ...(kind === 'practice' && { seconds: minutes * 60 }),
  };
}

function answersOf({ questions, wrong, blank = [] }: Finished): Attempt['answers'] {
  const answered = questions.flatMap((question, index) =>
    blank.includes(index) ? [] : [[index, answerOf(question, !wrong.includes(index))] as const],
  );
  return Object.fromEntries(answered);
}

/** A right or wrong answer as an attempt stores it. */
function answerOf(question: Question, isRight: boolean): string {
  switch (question.kind) {
    case 'choice':
      return String(isRight ? question.key : (question.key + 1) % question.options.length);
    case 'true_false':
      return String(question.key === isRight);
    case 'cloze':
      return (isRight && question.answers[0]) || 'diffusion';
    case 'match': {
      const rights = question.pairs.map((_, index) => index);
      return fromMatches(isRight ? rights : rights.toReversed());
    }
    case 'short':
      return fromShortAnswer({ text: question.points[0] ?? '', isRight });
  }
}
