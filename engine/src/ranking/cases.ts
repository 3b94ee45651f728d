/** Keeps the facts of a case together with what the court decided: one without the other is of no use. */
import type { Unit } from './units.ts';

/** 'In Donoghue v. Stevenson a friend bought a bottle' names a case, and so do 'Re McArdle' and 'Pinnel's Case'. */
export const NAME_OF_CASE =
  /\p{Lu}[\p{L}.’')]*\sv\.?\s(?:the\s)?\p{Lu}[\p{L}.]|\bRe\s\p{Lu}\p{L}|\p{Lu}\p{L}+['’]s Case\b/u;
const DECIDED =
  /\b(?:enforceable|unenforceable|binding|(?:claim|action|defence|appeal|plea|suit|plaintiff|claimant|and) failed|could (?:not|still) (?:claim|recover|sue|rely)|(?:was|is) (?:not )?(?:good |sufficient |valid )?consideration|free to make|discharged?|recovered|held|liable|decided|decision|upheld|dismissed|allowed|rejected|succeeded|convicted|acquitted|entitled|judgment|guilty|void|valid)\b/i;

/** The facts of each case with the decision: the same unit twice if it gives both. */
export function casesIn(units: readonly Unit[]): (readonly [facts: Unit, decision: Unit])[] {
  return units.flatMap((facts, at) => {
    if (!NAME_OF_CASE.test(facts.text)) return [];
    if (DECIDED.test(facts.text)) return [[facts, facts]];
    const later = units.slice(at + 1);
    const end = later.findIndex(
      ({ text, passage: { kind, section } }) =>
        section !== facts.passage.section || NAME_OF_CASE.test(text) || kind === 'row',
    );
    const decision = later.slice(0, end === -1 ? undefined : end).find(({ text }) => DECIDED.test(text));
    return decision ? [[facts, decision]] : [];
  });
}
