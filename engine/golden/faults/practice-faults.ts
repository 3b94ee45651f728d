/** What a strict tutor would strike out of a set of practice questions. */
import type { Question } from '@akada/domain/practice/schemas';
import { GAP } from '../../src/cards/card.ts';
import { folded, type GoldenText, wordsOf } from '../read-golden.ts';
import { ordersIn } from './language-faults.ts';
import { bodyOf } from './layout.ts';

/** The share of an answer's words that the text must have; a few only join them. */
const LEAST_SHARE = 0.8;
/** A right option that is this much longer than every other one shows that it is right. */
const MOST_LONGER = 3;

/** @returns a sentence for each fault, with the question */
export function practiceFaults(questions: readonly Question[], golden: GoldenText): string[] {
  const body = bodyOf(golden.text);
  const words = new Set(wordsOf(body));
  const seen = new Set<string>();
  const isInText = (answer: string) => {
    const own = wordsOf(answer);
    return (
      folded(body).includes(folded(answer)) ||
      own.filter((word) => words.has(word)).length >= own.length * LEAST_SHARE
    );
  };
  return questions.flatMap((question) => {
    const shown = JSON.stringify(question);
    const key = `${question.kind} ${folded(question.prompt)}`;
    const isKnown = seen.has(key) && question.kind !== 'match';
    seen.add(key);
    const faults = [
      ...(isKnown ? ['asked twice'] : []),
      ...(rightAnswers(question).every(isInText) ? [] : ['the key is not in the text']),
      ...(isInText(question.source) ? [] : ['the source is not in the text']),
      ...kindFaults(question),
      ...ordersIn(shown, golden),
    ];
    return faults.map((fault) => `${fault}: ${question.prompt}`);
  });
}

function rightAnswers(question: Question): string[] {
  switch (question.kind) {
    case 'choice':
      // In 'which of these is not one of them', the others are in the list.
      return [question.options[question.key] ?? ''];
    case 'true_false':
      return [question.key ? question.prompt : (question.corrected ?? '')].map((text) =>
        text.replace(/^The (?:term|answer to) “|” means “|” fits this description: “|”\.?$/g, ' '),
      );
    case 'cloze':
      return question.answers.slice(0, 1);
    case 'match':
      return question.pairs.flatMap(({ left, right }) => [left, right]);
    case 'short':
      return [...question.points];
  }
}

function kindFaults(question: Question): string[] {
  switch (question.kind) {
    case 'choice': {
      const right = question.options[question.key] ?? '';
      const others = question.options.filter((_, index) => index !== question.key);
      const sets = question.options.map((option) => new Set(wordsOf(option)));
      const isContained = sets.some((own, index) =>
        sets.some((other, at) => at !== index && own.size > 0 && [...own].every((word) => other.has(word))),
      );
      return [
        ...(others.every((option) => right.length > option.length * MOST_LONGER && right.length > 40)
          ? ['the right option is the longest by far']
          : []),
        ...(isContained && !/[=×+]/.test(right) ? ['an option contains another one'] : []),
      ];
    }
    case 'true_false': {
      const { key, prompt, corrected } = question;
      const isCorrected = key ? corrected === undefined : corrected !== undefined && corrected !== prompt;
      return isCorrected ? [] : ['a false statement without its correction'];
    }
    case 'cloze': {
      const rest = question.prompt.replace(GAP, ' ');
      const isShown = question.answers.some(
        (answer) => folded(rest).includes(folded(answer)) && answer.length > 3,
      );
      return isShown ? ['the answer is in the sentence'] : [];
    }
    case 'match': {
      const isShown = question.pairs.some(({ left, right }) => {
        const own = new Set(wordsOf(right));
        return left.length > 3 && wordsOf(left).every((word) => own.has(word));
      });
      return isShown ? ['a pair that shows itself'] : [];
    }
    case 'short':
      return question.points.some((point) => folded(point) === '') ? ['an empty point'] : [];
  }
}
