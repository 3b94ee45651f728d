/** Chooses the flashcards of a deck: a few correct ones are better than many doubtful ones. */
import type { Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { pick } from './choose.ts';
import { makeCards, roomForGaps } from './make-cards.ts';
import { ACCEPTED } from './score-card.ts';

/** A deck with fewer cards takes cards that are less sure to be good. */
const ENOUGH = 9;

/**
 * The cards of an English text that are surely good, and the best of the others if they are few; all cards of a text in
 * another language.
 *
 * @param most the maximum number
 * @returns the cards in the order of the text
 */
export function makeDeck(source: Source, most: number): EngineCard[] {
  const cards = makeCards(source, source.language === 'en' ? Number.POSITIVE_INFINITY : most);
  if (source.language !== 'en') return cards;
  const isGap = (card: EngineCard) => card.maker === 'gap';
  const chosen = cards.filter((card) => !isGap(card) && card.weight >= ACCEPTED.surely);
  const others = cards
    .filter((card) => card.weight >= ACCEPTED.atAll && !chosen.includes(card))
    .sort((a, b) => b.weight - a.weight);
  for (const card of others) {
    const gaps = chosen.filter(isGap).length;
    const mayAdd = isGap(card)
      ? gaps < roomForGaps(chosen.length - gaps) && (chosen.length < ENOUGH || card.weight >= ACCEPTED.surely)
      : chosen.length < ENOUGH;
    if (mayAdd) chosen.push(card);
  }
  return pick(
    cards.filter((card) => chosen.includes(card)),
    most,
  );
}
