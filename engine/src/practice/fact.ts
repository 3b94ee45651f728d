/** The facts of a text that questions are made from. */
import type { EngineCard } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import type { Source } from '../reading/source.ts';
import { shapeOf } from './answer-shape.ts';
import { type Definition, definitionOf } from './definition.ts';
import { type ListFact, listOf } from './list-fact.ts';

/** A card with what its form says of it. */
export interface Fact {
  card: EngineCard;
  definition: Definition | null;
  list: ListFact | null;
  /** Facts with the same shape can lend each other their answers as wrong options; null if none can. */
  shape: string | null;
}

/** 'What were the facts of …?' with what a judge said. */
function isOpinion({ front, back }: EngineCard): boolean {
  return (
    front.startsWith('What were the facts of') &&
    /\b(?:called|held|said|laid down|defined|described)\b/.test(back)
  );
}

/** Enough for any text that a student chooses. */
const MOST = 400;

/** The facts of a source in their order, without the rows of tables. */
export function factsIn(source: Source): Fact[] {
  return makeCards(source, MOST).flatMap((card) => {
    // 'What kind of copy is a backup?' asks for one of several things that the text says of it.
    if (card.passage.kind === 'row' || isOpinion(card) || card.front.startsWith('What kind of ')) return [];
    return {
      card,
      definition: source.language === 'en' ? definitionOf(card) : null,
      list: source.language === 'en' ? listOf(card) : null,
      shape: shapeOf(card.front, card.back),
    };
  });
}
