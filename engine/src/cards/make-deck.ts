/** Chooses the flashcards of a deck: a few correct ones are better than many doubtful ones. */
import type { Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { pick } from './choose.ts';
import { makeCards } from './make-cards.ts';
import { listsIn } from './parallel.ts';
import { ACCEPTED } from './score-card.ts';

/** A deck with fewer cards takes cards that are less sure to be good: a card for so many words, and no more than eight. */
const ENOUGH = { most: 8, words: 75 } as const;
/** The share of bad cards that a deck may be expected to have. */
const MOST_BAD = 0.2;
/** Gaps are the weaker kind of card; the largest share of them in a long deck. */
const MOST_GAPS = 0.25;

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
  const words = source.passages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const enough = Math.min(ENOUGH.most, Math.ceil(words / ENOUGH.words));
  const chosen: EngineCard[] = [];
  let bad = 0;
  const add = (cards: readonly EngineCard[]) => {
    // All cards of a list have one weight.
    const [{ weight } = { weight: 0 }] = cards;
    const least = chosen.length < enough ? ACCEPTED.atAll : ACCEPTED.surely;
    const badWith = bad + cards.length * (1 - weight);
    const share = badWith / (chosen.length + cards.length);
    if (weight < least || (weight < ACCEPTED.surely && share > MOST_BAD)) return;
    chosen.push(...cards);
    bad = badWith;
  };
  const byWeight = [...cards].sort((a, b) => b.weight - a.weight);
  for (const list of listsIn(byWeight.filter((card) => !isGap(card)))) add(list);
  const others = chosen.length;
  for (const card of byWeight)
    if (isGap(card) && chosen.length - others < gapsAmong(others, chosen.length < enough)) add([card]);
  return pick(
    cards.filter((card) => chosen.includes(card)),
    most,
  );
}

function isGap({ maker }: EngineCard): boolean {
  return maker === 'gap';
}

/** A short deck may have as many gaps as other cards. */
function gapsAmong(others: number, isShort: boolean): number {
  return isShort ? others : Math.floor((others * MOST_GAPS) / (1 - MOST_GAPS));
}
