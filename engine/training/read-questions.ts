/** Reads the questions that the model of likely answers is trained on, with what the rules answer to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { placeOfAnswer } from '../golden/evaluate-answers.ts';
import { type GoldenQuestions, goldenTexts } from '../golden/read-golden.ts';
import { spellLikeNotes } from '../src/answers/answer-question.ts';
import { explainConcept } from '../src/answers/explain.ts';
import { type Compared, compareUnits } from '../src/answers/likely-features.ts';
import { type Question, readQuestion } from '../src/answers/question.ts';
import { indexOf } from '../src/answers/search.ts';
import { readSource } from '../src/reading/read-source.ts';
import type { Source } from '../src/reading/source.ts';
import type { TreeExample } from './grow-trees.ts';
import { textOf } from './read-marks.ts';

const QUESTIONS = new URL('questions/', import.meta.url);

/** How much a passage counts that doesn't answer a question without an answer: to refuse is better than to answer wrongly. */
const UNANSWERABLE = 4;

export type Outcome = 'right' | 'wrong' | 'refused';

export interface AskedText {
  name: string;
  isGolden: boolean;
  asked: readonly Asked[];
}

export interface Asked {
  /** An excerpt of the right sentence, or several of which any will do; null if the text has no answer. */
  answer: string | readonly string[] | null;
  question: Question;
  /** What the rules alone answer. */
  byRules: Outcome;
  units: readonly Compared[];
}

/** The English texts with questions: the golden set, and those of `questions/`. Follow-ups are left out. */
export function askedTexts(): AskedText[] {
  const golden = goldenTexts().flatMap(({ name, text, questions, language, isLast }) =>
    questions === null || language !== 'English' || isLast ? [] : [{ name, text, questions, isGolden: true }],
  );
  const others = readdirSync(QUESTIONS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      const questions = JSON.parse(readFileSync(new URL(file, QUESTIONS), 'utf8')) as GoldenQuestions;
      return { name, text: textOf(name), questions, isGolden: false };
    });
  return [...golden, ...others].map(({ name, text, questions, isGolden }) => {
    const source = readSource([{ text }]);
    return {
      ...{ name, isGolden },
      asked: [
        ...questions.answerable
          .filter(({ after }) => after === undefined)
          .map(({ question, answer }) => ask(source, question, answer)),
        ...questions.unanswerable.map((question) => ask(source, question, null)),
      ],
    };
  });
}

function ask(source: Source, text: string, answer: Asked['answer']): Asked {
  const result = explainConcept(source, text, null);
  const lines = result.isEmpty || result.from !== 'notes' ? [] : result.parts.map((part) => part.text);
  const index = indexOf(source);
  const question = spellLikeNotes(index, readQuestion(text, source.language));
  return {
    ...{ answer, question },
    byRules: outcomeOf(lines, answer),
    units: question.roots.length === 0 ? [] : compareUnits(index, question),
  };
}

/** How an answer with these lines is to be judged. */
export function outcomeOf(lines: readonly string[], answer: Asked['answer']): Outcome {
  if (lines.length === 0) return 'refused';
  return [...lines, lines.join(' ')].some((line) => hasAnswer(line, answer)) ? 'right' : 'wrong';
}

/** Whether a line has the excerpt; a row of a table, which the engine writes with its columns, has all of its cells. */
function hasAnswer(line: string, answer: Asked['answer']): boolean {
  return [answer ?? []].flat().some((excerpt) => {
    const cells = excerpt.split(/\s*\|\s*|\t+| {2,}/).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
    return cells.length > 0 && cells.every((cell) => placeOfAnswer([line], cell) >= 0);
  });
}

/** The passages that were compared for a question: positive if they have the answer; without any if none has it. */
export function examplesOf({ answer, units }: Asked): TreeExample[] {
  const has = (text: string) => hasAnswer(text, answer);
  const examples = units
    // A passage whose context has the answer is neither right nor wrong.
    .filter(({ unit }) => has(unit.said) || !has(unit.text))
    .map(({ unit, features }) => ({
      ...{ features, isPositive: has(unit.said) },
      weight: answer === null ? UNANSWERABLE : 1,
    }));
  return answer === null || examples.some(({ isPositive }) => isPositive) ? examples : [];
}
