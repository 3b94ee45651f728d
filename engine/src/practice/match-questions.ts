/** Questions that match the terms of a section with their meanings. */
import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { oneLine } from './choice.ts';
import type { Definition } from './definition.ts';
import { headingOver, type Material, originOf } from './material.ts';
import { shuffled } from './random.ts';
import { areDistinct, areNamesOfOne, repeatedWords } from './terms.ts';
import { titled } from './titled.ts';

const MOST_PAIRS = 4;

/** The definitions of one section that can be matched; empty with too few. */
export function matchable(definitions: readonly Definition[], material: Material): Definition[] {
  const { source, text, random } = material;
  const chosen: Definition[] = [];
  for (const one of shuffled(definitions, random)) {
    if (chosen.length === MOST_PAIRS) break;
    const fits = one.meaning.length <= QUESTION_LIMITS.side && one.term.length <= QUESTION_LIMITS.side;
    const isFree = [...chosen, one].every(({ term }) => repeatedWords(term, one.meaning).length === 0);
    const isDistinct = chosen.every(
      (other) =>
        one.isMeaning === other.isMeaning &&
        one.isPerson === other.isPerson &&
        repeatedWords(one.term, other.meaning).length === 0 &&
        areDistinct(one.term, other.term, source.language) &&
        !areNamesOfOne(one.term, other.term, text) &&
        areDistinct(one.meaning, other.meaning, source.language),
    );
    if (isFree && fits && isDistinct) chosen.push(one);
  }
  return chosen.length >= QUESTION_LIMITS.minPairs ? chosen : [];
}

/** @param chosen from {@link matchable} */
export function termMatch(chosen: readonly Definition[], material: Material): Question | null {
  const [first] = chosen;
  if (!first) return null;
  const pairs = chosen.map(({ term, meaning }) => ({ left: titled(term), right: titled(meaning) }));
  const { topic, ...origin } = originOf(first.passage, material.source);
  const isUnder =
    topic !== undefined && chosen.every(({ passage }) => headingOver(passage, material.source) !== null);
  const what = first.isPerson ? 'person' : 'term';
  return {
    kind: 'match',
    prompt: `${isUnder ? `${topic}: match` : 'Match'} each ${what} with the right ${first.isMeaning && !first.isPerson ? 'meaning' : 'description'}.`,
    pairs,
    why: oneLine(pairs.map(({ left, right }) => `${left}: ${right}.`).join(' ')),
    ...origin,
    ...(topic !== undefined && { topic }),
  };
}
