/** Which definitions may stand beside another one. */
import { isPlural } from '../grammar/verbs.ts';
import { listingOf, tokensOf } from '../reading/nlp.ts';
import { closenessOf } from '../words/lexicon.ts';
import type { Definition } from './definition.ts';
import type { Material } from './material.ts';
import { areDistinct, areNamesOfOne, meaningsIn } from './terms.ts';

/** Other definitions whose terms may stand beside a term as options, the most alike first. */
export function alikeTo(own: Definition, { definitions, text, source, random }: Material): Definition[] {
  const { language } = source;
  const seen = new Set<string>();
  return definitions
    .filter((other) => {
      const key = other.term.toLowerCase();
      if (other === own || seen.has(key)) return false;
      seen.add(key);
      return (
        other.isPerson === own.isPerson &&
        isProperName(other.term) === isProperName(own.term) &&
        other.isMeaning === own.isMeaning &&
        /^to\s/i.test(other.meaning) === /^to\s/i.test(own.meaning) &&
        isPluralTerm(other.term) === isPluralTerm(own.term) &&
        areDistinct(own.term, other.term, language) &&
        !areNamesOfOne(own.term, other.term, text) &&
        areDistinct(own.meaning, other.meaning, language)
      );
    })
    .map((other) => ({ other, rank: likeness(own, other) + random() * 0.5 }))
    .sort((one, another) => another.rank - one.rank)
    .map(({ other }) => other);
}

function isPluralTerm(term: string): boolean {
  const last = tokensOf(term).at(-1);
  // The dictionary has few technical terms: 'macronutrients'.
  return (
    last !== undefined &&
    (isPlural(last) || (/[^siu]s$/.test(last.text) && listingOf(last.text) === 'unknown'))
  );
}

/** 'George Orwell's Animal Farm' is one thing, and no term for things. */
function isProperName(term: string): boolean {
  return /\s\p{Lu}\p{Ll}/u.test(term);
}

function likeness(own: Definition, other: Definition): number {
  const [ownHead, otherHead] = [own, other].map(({ term }) => term.split(/\s+/).at(-1)?.toLowerCase() ?? '');
  const [ownKind, otherKind] = [own, other].map(({ meaning }) => meaningsIn(meaning, 'en')[0] ?? '');
  return (
    (own.passage.section === other.passage.section ? 2 : 0) +
    (ownHead === otherHead ? 2 : 0) +
    (ownHead?.slice(-3) === otherHead?.slice(-3) ? 0.5 : 0) +
    (own.heading === other.heading ? 0.5 : 0) +
    (ownKind === otherKind ? 1 : closenessOf(ownKind ?? '', otherKind ?? ''))
  );
}
