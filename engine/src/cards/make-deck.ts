/** Chooses the flashcards of a deck: a few correct ones are better than many doubtful ones. */
import type { Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { pick } from './choose.ts';
import { makeCards } from './make-cards.ts';
import { ACCEPTED } from './score-card.ts';

/** A deck with fewer cards takes cards that are less sure to be good. */
const ENOUGH = 8;
/** The share of bad cards that a deck may be expected to have. */
const MOST_BAD = 0.27;
/** Gaps are the weaker kind of card; the largest share of them in a long deck. */
const MOST_GAPS = 0.4;

/**
 * The cards of an English text that are surely good, and the best of the others if they are few, as long as nearly all
 * cards of the deck can be expected to be good; all cards of a text in another language.
 *
 * @param most the maximum number
 * @returns the cards in the order of the text
 */
export function makeDeck(source: Source, most: number): EngineCard[] {
  const cards = makeCards(source, source.language === 'en' ? Number.POSITIVE_INFINITY : most);
  if (source.language !== 'en') return cards;
  const byWeight = [...cards].sort((a, b) => b.weight - a.weight);
  const chosen: EngineCard[] = [];
  let bad = 0;
  const add = (card: EngineCard) => {
    const least = chosen.length < ENOUGH ? ACCEPTED.atAll : ACCEPTED.surely;
    const share = (bad + 1 - card.weight) / (chosen.length + 1);
    if (card.weight < least || (card.weight < ACCEPTED.surely && share > MOST_BAD)) return;
    chosen.push(card);
    bad += 1 - card.weight;
  };
  for (const card of byWeight) if (!isGap(card)) add(card);
  const others = chosen.length;
  for (const card of byWeight)
    if (isGap(card) && chosen.length - others < gapsAmong(others, chosen.length)) add(card);
  return pick(
    cards.filter((card) => chosen.includes(card)),
    most,
  );
}

function isGap({ maker }: EngineCard): boolean {
  return maker === 'gap';
}

/** A short deck may have as many gaps as other cards. */
function gapsAmong(others: number, all: number): number {
  return all < ENOUGH ? others : Math.floor((others * MOST_GAPS) / (1 - MOST_GAPS));
}
