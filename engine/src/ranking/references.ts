/** Finds the unit that a sentence on 'he', 'it' or 'they' continues. */
import type { Unit } from './units.ts';

/** A pronoun at the start of a sentence, or behind a time or place, with its forms. */
const PRONOUN =
  /^(?:(?:in|at|on|from|after|before|during)\s[^,.;]{2,30}?,?\s)?(?:(?<he>he|his)|(?<she>she|her)|(?<it>it|its)|(?<they>they|their))\s/i;

/** What a sentence refers to if the one before it opens on the same pronoun: 'He …' behind 'Shaka … . He …'. */
export function sharedReference(before: Unit | null, text: string): Unit | null {
  if (!before?.isOpen) return null;
  const [own, other] = [text, before.passage.text].map(pronounOf);
  return own !== undefined && own === other ? before.after : null;
}

function pronounOf(text: string): string | undefined {
  return Object.entries(PRONOUN.exec(text)?.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
}

export function chainLength(unit: Unit): number {
  return unit.text.length + (unit.after ? chainLength(unit.after) : 0);
}

/** What a next sentence refers to: the sentence itself, or its second half 'A; B'. */
export function referenceOf(unit: Unit): Unit {
  const isClause = unit.tail === null || unit.tail === 'second' || unit.tail === 'also';
  return isClause || unit.after === null ? unit : referenceOf(unit.after);
}
