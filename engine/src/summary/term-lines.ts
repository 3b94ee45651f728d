/** The lines of the terms in a cram sheet: 'Osmosis: the movement of water …' */
import type { EngineCard } from '../cards/card.ts';
import { isCutWrongly } from '../cards/cut-faults.ts';
import { withoutNextClause } from '../cards/parts.ts';
import { isClear } from '../cards/question-checks.ts';
import { withoutSecondPredicate } from '../cards/second-predicate.ts';
import { definedTerm } from '../cards/text-topics.ts';
import { isWeakDefinition } from '../cards/weak-definitions.ts';
import { capital } from '../text/text.ts';

/** 'Two of the sites were a storehouse and a burial chamber': some of several things have no meaning to learn. */
const SOME_OF = /^(?:one|two|three|four|five|six|some|many|most|several|a few) of\b/i;
/** 'A good example of endogamy' and 'the oldest fibre' don't say what a thing is; '… and the upper point that of steam' is another. */
const NO_MEANING =
  /^an? (?:\p{L}+ )?examples? of\b|^the (?:\p{L}{3,}est|most \p{L}+) |\band (?:the )?(?:\p{L}+ ){1,4}(?:that|those) (?:of|which)\b|, and \p{L}+ that\b/iu;
/** 'The fourth is the receipt' names no term. */
const IS_PLACE = /^(?:first|second|third|fourth|fifth|sixth|last|next|other)(?: one)?$/i;
/** 'Punishment: …' doesn't say of what, and 'Correction: …' says what to do. */
const LABEL =
  /^(?:aim|answer|cause|control|correction|effect|example|function|ingredients?|meaning|note|penalty|prevention|proof|punishment|reason|remedy|result|solution|treatment|use)(?:$|:\s)/i;
/** 'Historians therefore call it the ship of the desert.' */
const NICKNAME = /\b(?:call|calls|called) (?:it|him|her|them) the\b/i;

/** 'Osmosis: the movement of water …'; null if the card has no term to show. */
export function termLine(card: EngineCard): string | null {
  const { front, back, passage } = card;
  const sentence = passage.quote ?? passage.text;
  const isFaulty = isCutWrongly(card) || isWeakDefinition(card) || !isClear(card);
  const [term] = isFaulty || /\bexplain “/i.test(front) ? [] : definedTerm(front, back);
  if (!term || SOME_OF.test(term) || IS_PLACE.test(term) || /^["“]/.test(sentence)) return null;
  if (LABEL.test(term) || LABEL.test(back) || NO_MEANING.test(back) || NICKNAME.test(sentence)) return null;
  const meaning = / called\?$/.test(front)
    ? front.replace(/^What (?:is|are) /, '').replace(/ called\?$/, '')
    : back;
  const plain = meaning
    .replace(/\.$/, '')
    // 'Permanence means that a civil servant …'
    .replace(/^that (?!which\b|of\b)/i, '')
    .replace(/^This (?=(?:occurs|happens|arises|is)\b)/, '')
    .replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (letter) => letter.toLowerCase());
  const more = meaning === back ? saidAfter(plain, sentence) : '';
  return `${capital(term)}: ${[plain, more].filter(Boolean).join('; ')}`;
}

/** What else the sentence of a term says of it: 'takes place in the cytoplasm'. */
function saidAfter(meaning: string, sentence: string): string {
  const at = sentence.toLowerCase().indexOf(meaning.toLowerCase());
  const after = at === -1 ? '' : withoutNextClause(sentence.slice(at + meaning.length).replace(/\.$/, ''));
  const [, said = ''] = /^,?\sand\s(.+)$/.exec(after) ?? [];
  return withoutSecondPredicate(`${meaning}${after}`) === meaning ? said : '';
}
