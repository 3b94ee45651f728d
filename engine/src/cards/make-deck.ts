/** Chooses the flashcards of a deck: a few correct ones are better than many doubtful ones. */
import type { Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { leastScoreOf, shapeOf } from './card-shapes.ts';
import { pick } from './choose.ts';
import { worded } from './deck-wording.ts';
import { makeCards } from './make-cards.ts';
import { listsIn } from './parallel.ts';

/**
 * The cards of an English text that are surely good, however few these are: one wrong card spoils a deck. All cards of a
 * text in another language.
 *
 * @param most the maximum number
 * @returns the cards in the order of the text
 */
export function makeDeck(source: Source, most: number): EngineCard[] {
  if (source.language !== 'en') return makeCards(source, most);
  // Of two cards for a sentence, the one that may be in a deck counts.
  const cards = makeCards(source, Number.POSITIVE_INFINITY, (card) => {
    if (card.weight < leastScoreOf(card)) return card.weight;
    // 'Who founded … in 1923?' teaches more than 'When did … found …?'
    const shape = shapeOf(card);
    // What does one thing has one answer; what a thing does may be told elsewhere too.
    if (/^(?:doing|event|happening|happens|object)$/.test(shape)) return 1 + card.weight / 4;
    return /^(?:dated|doer|occasion)$/.test(shape) ? 1 + card.weight / 2 : 1 + card.weight;
  });
  const sure = new Set(
    // The cards of a list have one weight, and only together are they of use.
    listsIn(cards).flatMap((list) => (list.every((card) => card.weight >= leastScoreOf(card)) ? list : [])),
  );
  return pick(cards.filter((card) => sure.has(card)).flatMap(worded), most);
}
