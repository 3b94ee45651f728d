/** Measures how well the engine answers the golden questions on the golden texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { answerQuestion } from '../src/answers/answer-question.ts';
import { readSource } from '../src/reading/read-source.ts';

interface GoldenQuestions {
  /** Written after the method was final, to measure it on questions that it wasn't tuned on. */
  isHeldOut?: boolean;
  /** `answer` is an excerpt of the sentence with the answer, in the words of the notes; any of several will do. */
  answerable: readonly { question: string; answer: string | readonly string[] }[];
  unanswerable: readonly string[];
}

export interface AnswerRow {
  text: string;
  isHeldOut: boolean;
  answerable: number;
  /** Questions answered with the right sentence. */
  answered: number;
  /** Of these, the ones with the right sentence first. */
  answeredFirst: number;
  unanswerable: number;
  refused: number;
  /** Descriptions of the failures, for the report. */
  failures: readonly string[];
}

const FOLDER = new URL('./', import.meta.url);

/** @returns a row for each golden text that has questions, by name */
export function evaluateAnswers(): AnswerRow[] {
  return readdirSync(new URL('questions/', FOLDER))
    .sort()
    .map((file) => evaluate(file.replace(/\.json$/, '')));
}

function evaluate(name: string): AnswerRow {
  const texts = readdirSync(new URL('texts/', FOLDER));
  const file = texts.find((other) => other.replace(/\.\w+$/, '') === name);
  if (file === undefined) throw new Error(`There is no golden text for the questions '${name}'.`);
  const source = readSource([{ text: readFileSync(new URL(`texts/${file}`, FOLDER), 'utf8') }]);
  const golden = JSON.parse(
    readFileSync(new URL(`questions/${name}.json`, FOLDER), 'utf8'),
  ) as GoldenQuestions;
  const failures: string[] = [];
  let [answered, answeredFirst, refused] = [0, 0, 0];
  for (const { question, answer } of golden.answerable) {
    const result = answerQuestion(source, question);
    const texts = result.isEmpty ? [] : result.parts.map((part) => part.text);
    const right = [answer].flat();
    const place = texts.findIndex((text) =>
      right.some((part) => text.toLowerCase().includes(part.toLowerCase())),
    );
    if (place >= 0) answered += 1;
    if (place === 0) answeredFirst += 1;
    if (place < 0) failures.push(`${question} → ${texts.join(' | ') || 'refused'}`);
  }
  for (const question of golden.unanswerable) {
    const result = answerQuestion(source, question);
    if (result.isEmpty) refused += 1;
    else failures.push(`${question} ⇒ ${result.parts.map((part) => part.text).join(' | ')}`);
  }
  return {
    text: file,
    isHeldOut: golden.isHeldOut ?? false,
    answerable: golden.answerable.length,
    answered,
    answeredFirst,
    unanswerable: golden.unanswerable.length,
    refused,
    failures,
  };
}
