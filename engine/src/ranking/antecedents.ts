/** Finds the sentence that introduced what a later one calls 'the bottle', 'the defendants' or 'in the same year'. */
import { NAME_OF_CASE } from './cases.ts';
import type { Unit } from './units.ts';

/** What ends the words behind 'The' among which the thing is: 'the dark bottle was'. */
const END =
  /^(?:that|which|who|with|from|when|where|than|then|into|also|have|were|does|must|will|both|same)$/;
/** Who and what is in a case, and who decides it. */
const OF_A_CASE =
  /^(?:It was (?:held|decided)|(?:The|Their|His|Her) (?:\p{L}+ )?(?:defendants?|plaintiffs?|claimants?|respondents?|appellants?|applicants?|accused|employers?|council|club|hospital|owners?|sellers?|buyers?|manufacturers?|shop|company|courts?|judges?|House of Lords|Privy Council|Lordships))\b/u;
/** 'In the same year' means nothing without the year before it. */
const SAME_TIME =
  /^(?:In|At|On|By|During) (?:\p{L}+ (?:of )?)?(?:that|the same) (?:year|month|day|time|date)\b/u;
const YEAR = /\b1[0-9]{3}\b|\b20\d\d\b/;

/**
 * @param before the units of the same paragraph that are before the sentence
 * @returns the unit without which the sentence misleads; null if it needs none
 */
export function antecedentOf(text: string, before: readonly Unit[]): Unit | null {
  const last = (pattern: RegExp) => before.findLast((unit) => pattern.test(unit.text)) ?? null;
  if (SAME_TIME.test(text)) return last(YEAR);
  if (OF_A_CASE.test(text) && !NAME_OF_CASE.test(text)) return last(NAME_OF_CASE);
  const [, words = ''] = /^The ((?:\p{Ll}+\s){1,3})/u.exec(text) ?? [];
  for (const noun of words.trim().split(' ')) {
    if (END.test(noun)) break;
    if (noun.length < 4) continue;
    // A pattern for each noun would cost most of the time.
    if (!before.some((unit) => unit.text.includes(noun))) continue;
    const found = last(new RegExp(`\\ban? (?:[\\p{Ll}-]+\\s){0,2}${noun}\\b`, 'iu'));
    if (found) return found;
  }
  return null;
}
