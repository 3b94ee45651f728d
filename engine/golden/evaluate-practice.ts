import type { Question } from '@akada/domain/practice/schemas';
import { makePractice, sectionEvidence } from '../src/practice/make-practice.ts';
import type { Evidence } from '../src/practice/second-pass/evidence.ts';
import { reachesKey } from '../src/practice/second-pass/reaches-key.ts';
import { readSource } from '../src/reading/read-source.ts';
import { BARS, percent, type ToolReport } from './bars.ts';
import { needsCards } from './evaluate-cards.ts';
import { practiceFaults } from './faults/practice-faults.ts';
import type { GoldenKey } from './practice/key.ts';
import { folded, type GoldenText } from './read-golden.ts';

/** What the app asks for, and two draws, so that one lucky set doesn't count. */
const MOST = 20;
const SEEDS = [1, 2];

/** What misses a bar or is wrong in the questions of a text. */
export function practiceFailures(questions: readonly Question[], golden: GoldenText): string[] {
  const kinds = new Set(questions.map(({ kind }) => kind)).size;
  const isEnough = questions.length >= BARS.practice.least;
  const selfMarked = questions.filter(({ kind }) => kind === 'short').length;
  return [
    ...(needsCards(golden) && !isEnough
      ? [`${questions.length} questions, fewer than ${BARS.practice.least}`]
      : []),
    ...(isEnough && golden.language === 'English' && kinds < BARS.practice.kinds
      ? [`${kinds} kinds of questions, fewer than ${BARS.practice.kinds}`]
      : []),
    ...(isEnough && selfMarked > questions.length * BARS.selfMarked
      ? [`${selfMarked} of ${questions.length} questions are marked by the student`]
      : []),
    ...practiceFaults(questions, golden),
  ];
}

/** The questions of each text. */
export function evaluatePractice(texts: readonly GoldenText[]): ToolReport {
  const results = texts.map((golden) => {
    const source = readSource([{ text: golden.text }]);
    const sets = SEEDS.map((seed) => makePractice(source, { most: MOST }, seed));
    const failures = [...new Set(sets.flatMap((questions) => practiceFailures(questions, golden)))];
    return { golden, questions: sets[0] ?? [], failures };
  });
  const count = (questions: readonly Question[], kind: Question['kind']) =>
    questions.filter((question) => question.kind === kind).length;
  return {
    tool: 'Practice',
    rows: results.map(({ golden, questions, failures }) => ({
      text: golden.name,
      questions: questions.length,
      choice: count(questions, 'choice'),
      'true or false': count(questions, 'true_false'),
      gaps: count(questions, 'cloze'),
      matching: count(questions, 'match'),
      short: count(questions, 'short'),
      least: needsCards(golden) ? BARS.practice.least : '–',
      failures: failures.length,
    })),
    failures: results.flatMap(({ golden, failures }) =>
      failures.map((failure) => `${golden.name}: ${failure}`),
    ),
    details: [],
  };
}

/** Read texts: several keys share one, and each is asked about it several times. */
const readTexts = new Map<string, ReturnType<typeof readSource>>();

function readOnce(text: string): ReturnType<typeof readSource> {
  const read = readTexts.get(text) ?? readSource([{ text }]);
  readTexts.set(text, read);
  return read;
}

/**
 * Whether the second pass reaches a key, from the section of its source.
 *
 * @param reaches the method of the second pass
 *
 * @throws Error if the text doesn't have the source
 */
export function isKept(
  { text, source, question }: GoldenKey,
  texts: readonly GoldenText[],
  reaches: (question: Question, evidence: Evidence) => boolean = reachesKey,
): boolean {
  const read = readOnce(texts.find(({ name }) => name === text)?.text ?? '');
  const passage = read.passages.find((one) => folded(one.text).includes(folded(source)));
  if (!passage) throw new Error(`${text} doesn't have the source “${source}”.`);
  const whole: Question = { ...question, why: source, source: passage.text };
  return reaches(whole, sectionEvidence(read, passage.section));
}

/** How many wrong keys the second pass catches, and how many right ones it keeps. */
export function evaluateKeys(
  wrong: readonly GoldenKey[],
  right: readonly GoldenKey[],
  texts: readonly GoldenText[],
): ToolReport {
  const missed = wrong.filter((key) => isKept(key, texts));
  const lost = right.filter((key) => !isKept(key, texts));
  const [caught, kept] = [wrong.length - missed.length, right.length - lost.length];
  return {
    tool: 'Keys of questions',
    rows: [
      {
        keys: 'wrong',
        all: wrong.length,
        'as they should be': caught,
        share: percent(caught / wrong.length),
      },
      { keys: 'right', all: right.length, 'as they should be': kept, share: percent(kept / right.length) },
    ],
    failures: [
      ...(caught < wrong.length * BARS.caught
        ? [`${percent(caught / wrong.length)} of the wrong keys caught, under ${percent(BARS.caught)}`]
        : []),
      ...(kept < right.length * BARS.kept
        ? [`${percent(kept / right.length)} of the right keys kept, under ${percent(BARS.kept)}`]
        : []),
    ],
    details: [
      ...missed.map(({ text, question }) => `wrong, but kept: ${text}: ${question.prompt}`),
      ...lost.map(({ text, question }) => `right, but dropped: ${text}: ${question.prompt}`),
    ],
  };
}
