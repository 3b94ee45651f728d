import { BARS, percent, type ToolReport } from './bars.ts';
import { pointFaults } from './faults/point-faults.ts';
import { folded, type GoldenQuestions, type GoldenText } from './read-golden.ts';
import { answerLines } from './run-tools.ts';

/** 'What is the difference between …' asks for no concept. */
const DEFINITION = /^What (?:is|are) (?:an? |the )?((?!difference|name|cause|main)[^,?]{3,40})\?$/;

interface Answered {
  name: string;
  asked: number;
  right: number;
  /** The right sentence comes first. */
  first: number;
  unanswerable: number;
  refused: number;
  wrong: readonly string[];
  faults: readonly string[];
}

/** Asks the golden questions in a chat about their text. */
export function evaluateChat(texts: readonly GoldenText[]): ToolReport {
  const results = texts.flatMap((golden) =>
    golden.questions ? [ask('chat', golden, golden.questions)] : [],
  );
  return reportOf('Chat', results, BARS.answered);
}

/** Asks the explainer for the concepts that the golden questions ask to define. */
export function evaluateExplainer(texts: readonly GoldenText[]): ToolReport {
  const results = texts.flatMap((golden) =>
    golden.questions ? [ask('explainer', golden, conceptsIn(golden.questions))] : [],
  );
  return reportOf(
    'Explainer',
    results.filter(({ asked, unanswerable }) => asked + unanswerable > 0),
    BARS.explained,
  );
}

function conceptsIn({ answerable, unanswerable }: GoldenQuestions): GoldenQuestions {
  const conceptOf = (question: string) => DEFINITION.exec(question)?.[1] ?? null;
  return {
    answerable: answerable.flatMap(({ question, answer, after }) => {
      const concept = conceptOf(question);
      return concept === null || after !== undefined ? [] : [{ question: concept, answer }];
    }),
    unanswerable: unanswerable.flatMap((question) => conceptOf(question) ?? []),
  };
}

/** The place of the right answer among the lines; -1 if it is missing. */
export function placeOfAnswer(lines: readonly string[], answer: string | readonly string[]): number {
  const right = [answer].flat().map(folded);
  return lines.findIndex((line) => right.some((part) => folded(line).includes(part)));
}

function ask(tool: 'chat' | 'explainer', golden: GoldenText, questions: GoldenQuestions): Answered {
  const answers = questions.answerable.map(({ question, answer, after }) => {
    const lines = answerLines(tool, question, golden.text, after);
    return { question, lines, place: placeOfAnswer(lines, answer) };
  });
  const replies = questions.unanswerable.map((question) => ({
    question,
    lines: answerLines(tool, question, golden.text),
  }));
  return {
    name: golden.name,
    asked: answers.length,
    right: answers.filter(({ place }) => place >= 0).length,
    first: answers.filter(({ place }) => place === 0).length,
    unanswerable: replies.length,
    refused: replies.filter(({ lines }) => lines.length === 0).length,
    wrong: answers
      .filter(({ place }) => place < 0)
      .map(({ question, lines }) => `${golden.name}: ${question} → ${lines.join(' | ') || 'refused'}`),
    faults: [
      ...replies
        .filter(({ lines }) => lines.length > 0)
        .map(({ question, lines }) => `answers what the notes don't say: ${question} → ${lines.join(' | ')}`),
      ...answers.flatMap(({ lines }) =>
        pointFaults(lines, golden).filter(
          (fault) => fault.startsWith('quotes') || fault.startsWith('English'),
        ),
      ),
    ].map((fault) => `${golden.name}: ${fault}`),
  };
}

function reportOf(tool: string, results: readonly Answered[], bar: number): ToolReport {
  const sum = (figure: 'asked' | 'right') => results.reduce((total, result) => total + result[figure], 0);
  const share = sum('right') / Math.max(1, sum('asked'));
  return {
    tool,
    rows: results.map(({ name, asked, right, first, unanswerable, refused, faults }) => ({
      text: name,
      asked,
      right,
      'right first': first,
      share: asked === 0 ? '–' : percent(right / asked),
      unanswerable,
      refused,
      failures: faults.length,
    })),
    failures: [
      ...(results.length > 0 && share < bar
        ? [`${percent(share)} of all questions, under ${percent(bar)}`]
        : []),
      ...results.flatMap(({ faults }) => faults),
    ],
    details: results.flatMap(({ wrong }) => wrong),
  };
}
