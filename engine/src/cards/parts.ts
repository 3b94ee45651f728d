/** Helpers for making cards from clauses. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asSentence, type CardKind, type EngineCard } from './card.ts';

/** Words that need the previous sentence. */
export const PRONOUN = /\b(?:it|they|them|he|she|him|her|this|these|those|such)\b/i;

export function cardOf(
  kind: CardKind,
  front: string,
  back: string,
  passage: Passage,
  weight: number,
): EngineCard {
  return { kind, front, back: asSentence(back), passage, weight };
}

/** Cuts the clause after the object. */
export function withoutTail(text: string): string {
  return withoutNextClause(text)
    .replace(
      /(?:,\s+(?:as|therefore|thus|hence)|,?\s+(?:since|so that|whereas|while|but|although|though|and that))\s.*$/i,
      '',
    )
    .replace(/[,;:]$/, '');
}

const SECOND_DEED =
  /\s+and\s+(?:(?:also|then|later|soon|finally|eventually)\s+)?(?:became|began|found|gave|took|made|came|went|led|won|fought|built|wrote|brought|bought|sold|sent|met|taught|rose|grew|drew|spoke|fell|ran|chose|overthrew|died)\b.*$/u;

/** The first of two deeds: 'dug a cistern | and found bronze objects'. */
export function withoutSecondDeed(deed: string): string {
  return deed.replace(SECOND_DEED, (tail, at: number) =>
    /\b(?:that|which|who)\b/.test(deed.slice(0, at)) ? tail : '',
  );
}

/** Words that begin a clause of its own, whatever its subject. */
const NEXT = /^(?:but|so|yet|while|whereas|however|therefore|otherwise)\b/i;

/** 'By weathering, | and weathering is of two kinds': a clause about a thing that the words before it name. */
function isAboutSame(next: string, before: string): boolean {
  const [, word = ''] = /^(\p{L}{4,})\s(?:is|are|was|were|has|have|can|may|must)\s/iu.exec(next) ?? [];
  return (
    word !== '' &&
    before
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(word.toLowerCase())
  );
}

/** Cuts the next clause of a sentence: ', and it takes …', ', but discount received is …', '; sheet erosion removes …'. */
export function withoutNextClause(text: string): string {
  for (const { 0: mark, index } of text.matchAll(/;\s+|,\s+|\s+(?=and\s+(?:it|they|this|he|she)\s)/g)) {
    const rest = text.slice(index + mark.length);
    const next = rest.replace(/^(?:and|or)\s+/i, '');
    const opens =
      next !== rest &&
      (/^(?:it|they|this|these|he|she|each|every)\s/i.test(next) ||
        clauseOf(next) !== null ||
        isAboutSame(next, text.slice(0, index)));
    // '; it means that …' explains the same thing.
    const isOwn =
      mark.startsWith(';') &&
      !/^it means\b/i.test(rest) &&
      (/^(?:it|they|he|she|this|that of|its|their|his|her|the (?:first|second|other|former|latter))\s/i.test(
        rest,
      ) ||
        clauseOf(rest) !== null);
    if (opens || isOwn || NEXT.test(rest)) return text.slice(0, index);
  }
  return text;
}

/** Whether 'to' begins what somebody or something is made to do: 'ions to leave the cell'. */
export function hasInfinitive(text: string): boolean {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ text: word }) => word === 'to');
  return at > 0 && tokens[at + 1]?.pos === 'VERB';
}
