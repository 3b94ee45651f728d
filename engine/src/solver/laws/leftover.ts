/** Checks that what remains of a problem, without its quantities and its question, can't change its meaning. */
import { NotThisKind } from '../solution.ts';
import { NOUNS } from './nouns.ts';
import type { Topic } from './topic.ts';
import { HARMLESS } from './words.ts';

/** A quantity that is named without a value, and isn't the requested one, may be a second question. */
export function refuseLooseNames(text: string, { variables }: Topic, placed: ReadonlySet<string>): void {
  for (const [name, { names, isKind }] of Object.entries(variables)) {
    if (placed.has(name)) continue;
    const place = isKind
      ? '(?:and|,|;) (?:also )?(?:the |its |his |her )?'
      : '(?<!(?:with|at|of)(?: an?| the)? )';
    if (new RegExp(`${place}\\b(?:${names})(?![A-Za-z])`, 'i').test(text)) throw new NotThisKind(name);
  }
}

/** Verbs that follow a name at the start of a sentence. In 'Neglect air resistance', the first word isn't a name. */
const VERB = /^ (?:[a-z]+s|[a-z]+ed|bought|sold|lent|got|ran|drove|rode|has|had|made)(?![a-z])/;

/** Refuses words that aren't known to be harmless, unless they are names of people or places. */
export function refuseUnknown(text: string, topic: Topic): void {
  const known = new Set(`${HARMLESS} ${NOUNS} ${topic.words}`.split(/\s+/));
  const names = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d][\p{L}\d'^-]*/gu)) {
    if (known.has(word.toLowerCase().replace(/'s$/, ''))) continue;
    const isSentenceStart = /(?:^|[.?!;:]\s*)$/.test(text.slice(0, index));
    const isName =
      /^[A-Z][a-z]{2,}(?:'s)?$/.test(word) &&
      (!isSentenceStart || word.endsWith("'s") || VERB.test(text.slice(index + word.length)));
    if (isName) names.add(word.replace(/'s$/, ''));
    else throw new NotThisKind(word);
  }
  // A symbol that no pattern matched is part of the problem and wasn't understood.
  if (
    names.size > 2 ||
    /(?<![A-Za-z])-|-(?![A-Za-z])/.test(text) ||
    /[=<>≤≥+*/^()%#]/.test(text.replace(/\(\s*;?\s*\)/g, ''))
  )
    throw new NotThisKind('signs');
}
