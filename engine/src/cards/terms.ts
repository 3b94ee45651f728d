/** The terms of a text that a gap can ask for. */
import { listingOf, tokensOf } from '../reading/nlp.ts';

/** Words that are never terms. */
const COMMON = new Set(
  'process example number people person time thing things year years part parts form forms kind kinds type types place point points case cases group groups result results level levels area areas rate body work world country countries government system systems water energy food effect effects cause causes change changes'.split(
    ' ',
  ),
);

/** Whether a term is too common to be asked for. */
export function isTooCommon(term: string): boolean {
  return COMMON.has(term);
}

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** A term in more sentences than these is a topic of the text. */
const MOST_OFTEN = 3;

/**
 * The terms of a text: names, words of headings and definitions, and long nouns that are repeated.
 *
 * @returns terms in lower case, with their weights
 */
export function termsOf(sentences: readonly string[], given: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const names = new Set<string>();
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence);
    for (const [index, { text, pos }] of tokens.entries()) {
      if (!/^\p{L}[\p{L}-]{3,}$/u.test(text)) continue;
      const word = text.toLowerCase();
      counts.set(word, (counts.get(word) ?? 0) + 1);
      // A part of a longer name is no term: 'House' of Lords, Mrs 'Donoghue'.
      const isAlone = [tokens[index - 1], tokens[index + 1]].every(
        (other) => other === undefined || (!/^\p{Lu}/u.test(other.text) && !/^(?:v|of)\.?$/.test(other.text)),
      );
      const isName = listingOf(text) !== 'word' && !/(?:ans|ians|eks|rks|ims|ews|ists)$/.test(word);
      if (pos === 'PROPN' && index > 0 && isAlone && isName && /^\p{Lu}/u.test(text)) names.add(word);
    }
  }
  // A frequent word is the topic of the text, so a gap for it would test nothing.
  const isTopic = (term: string) => term.split(' ').some((word) => (counts.get(word) ?? 0) > MOST_OFTEN);
  const terms = new Map<string, number>();
  for (const name of names) if (!isTopic(name) && !CALENDAR.test(name)) terms.set(name, 0.1);
  for (const term of given) if (!isTopic(term.toLowerCase())) terms.set(term.toLowerCase(), 0.2);
  return terms;
}
