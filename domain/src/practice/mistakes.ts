/** Questions that were answered wrong, and the cards that they become. */
import { CARD_LIMITS } from '../ai/ai.ts';
import type { CardText } from '../ai/result-schemas.ts';
import { cutAtWord } from '../text/text.ts';
import { isAnswered } from './answers.ts';
import { knownWords, markAnswer } from './marking.ts';
import type { Attempt, Question } from './schemas.ts';

/** The title of the deck for cards of questions that were not made from a deck. */
export const MISTAKES_DECK = 'Mistakes';

/**
 * The id of a deck of mistakes, so that two devices without a network mean the same deck.
 *
 * @param number from 1; the next one is used when a deck is full
 */
export function mistakesDeckId(number: number): string {
  return number > 1 ? `mistakes-${number}` : 'mistakes';
}

/** What the ids of cards of wrong answers begin with. */
export const MISTAKE_CARD_PREFIX = 'mistake-';

/**
 * The cards of a deck that questions are made of. A card of a wrong answer is a question already, usually about another
 * card of its deck: it is left out, unless the deck has no other cards.
 */
export function cardsToAsk<C extends { id: string }>(cards: readonly C[]): readonly C[] {
  const own = cards.filter(({ id }) => !id.startsWith(MISTAKE_CARD_PREFIX));
  return own.length > 0 ? own : cards;
}

/** The indexes of the questions that were answered wrong or not at all. */
export function wrongQuestions(questions: readonly Question[], answers: Attempt['answers']): number[] {
  const known = knownWords(questions);
  return questions.flatMap((question, index) => {
    const answer = answers[index];
    return isAnswered(question, answer) && markAnswer(question, answer, known) ? [] : [index];
  });
}

/** Whether a written short answer has no mark yet. */
export function hasUnmarkedAnswer(questions: readonly Question[], answers: Attempt['answers']): boolean {
  const known = knownWords(questions);
  return questions.some((question, index) => {
    const answer = answers[index];
    return isAnswered(question, answer) && markAnswer(question, answer, known) === null;
  });
}

/** The right answer to a question, in words. */
export function rightAnswer(question: Question): string {
  switch (question.kind) {
    case 'choice':
      return question.options[question.key] ?? '';
    case 'true_false':
      return question.key ? 'True' : 'False';
    case 'cloze':
      return question.answers[0] ?? '';
    case 'match':
      return question.pairs.map(({ left, right }) => `${left}: ${right}`).join('\n');
    case 'short':
      return question.points.join('\n');
  }
}

/** A card that asks the same as a question. */
export function toCard(question: Question): CardText {
  const { kind, prompt, source, page } = question;
  const front = kind === 'true_false' ? `True or false? ${prompt}` : prompt;
  const corrected = kind === 'true_false' && question.corrected ? `\n${question.corrected}` : '';
  return {
    front: cutAtWord(front, CARD_LIMITS.front),
    back: cutAtWord(rightAnswer(question) + corrected, CARD_LIMITS.back),
    source: cutAtWord(source, CARD_LIMITS.source),
    ...(page !== undefined && { page }),
  };
}
