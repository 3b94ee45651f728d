/** Turns the engine's cards into the cards of a deck. */
import { CARD_LIMITS } from '@akada/domain/ai/ai';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { cutAtWord } from '@akada/domain/text/text';
import type { EngineCard } from './card.ts';

/**
 * A card with the sentence that its answer was taken from, as the student wrote it, and the page of the PDF.
 *
 * @returns without `source` if no single sentence holds the answer, as for a list made from several bullets
 */
export function toCardText({ front, back, passage }: EngineCard): CardText {
  const sentence = passage.quote ?? passage.text;
  return {
    ...{ front, back },
    ...(holds(sentence, back) && { source: cutAtWord(sentence, CARD_LIMITS.source) }),
    ...(passage.page !== undefined && { page: passage.page }),
  };
}

/** Shorter words are often our own: 'because', 'the'. */
const LEAST_LETTERS = 5;
/** The share of an answer's words that its sentence must have; the rest may be inflected or added. */
const LEAST_SHARE = 0.5;

function holds(sentence: string, answer: string): boolean {
  const written = new Set(wordsIn(sentence));
  const words = wordsIn(answer).filter((word) => word.length >= LEAST_LETTERS);
  return words.filter((word) => written.has(word)).length >= words.length * LEAST_SHARE;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
