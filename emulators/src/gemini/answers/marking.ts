/** Marks short answers: each key point that a statement in the answer says. */
import { markShortAnswer } from '@akada/engine/practice/mark-short-answer';
import type { Asked } from '../request.ts';

/** An answer as functions/src/ai/tools/marking.ts sends it. */
interface AskedAnswer {
  number: number;
  points: { number: number; point: string }[];
  answer: string;
}

export function answerMarking({ text }: Asked): object {
  const answers = JSON.parse(text) as AskedAnswer[];
  return { marks: answers.map(markOf) };
}

function markOf({ number, points, answer }: AskedAnswer): object {
  const quotes = markShortAnswer(
    points.map(({ point }) => point),
    answer,
  );
  const had = points.flatMap((point, index) => {
    const quote = quotes[index];
    return typeof quote === 'string' ? [{ point: point.number, quote }] : [];
  });
  const missing = points.find((_, index) => quotes[index] === null);
  return {
    number,
    had,
    feedback: missing ? `Not in your answer: ${missing.point}` : 'Your answer has every key point.',
  };
}
