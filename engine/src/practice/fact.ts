/** The facts of a text that questions are made from. */
import type { EngineCard } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import type { Passage, Source } from '../reading/source.ts';
import { shapeOf } from './answer-shape.ts';
import { COMPARED, type Definition, definitionOf } from './definition.ts';
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

/** ', which explains why drinking it leads to …' follows from an answer and is no part of it. */
const CONSEQUENCE = /,\s+which\s+(?:explains?|is why|shows?|leads?|led|results?|means that)\b.*$/iu;

/** 'Erosion = wearing away + removal' in notes whose other lines explain words with '=' is no formula. */
function isShorthand({ kind, back }: EngineCard, { passages }: Source): boolean {
  const explains = ({ text }: Passage) => /^[\p{L}() -]{3,40}\s=\s\p{L}[^=+×*/÷−^]{12,}$/u.test(text);
  return kind === 'formula' && /=.*\b\p{Ll}+ing\b.*\s\+\s/u.test(back) && passages.some(explains);
}

/** Enough for any text that a student chooses. */
const MOST = 400;

/** The facts of a source in their order, without the rows of tables. */
export function factsIn(source: Source): Fact[] {
  return makeCards(source, MOST).flatMap((made) => {
    const card = { ...made, back: made.back.replace(CONSEQUENCE, '.') };
    // 'What kind of copy is a backup?' asks for one of several things that the text says of it.
    if (card.passage.kind === 'row' || isOpinion(card) || card.front.startsWith('What kind of ')) return [];
    if ((card.kind === 'definition' && COMPARED.test(card.back)) || isShorthand(card, source)) return [];
    return {
      card,
      definition: source.language === 'en' ? definitionOf(card) : null,
      list: source.language === 'en' ? listOf(card) : null,
      shape: shapeOf(card.front, card.back),
    };
  });
}
