/** Prepares the start of a sentence for parsing. */
import { listingOf, type Token } from '../reading/nlp.ts';

/** The tagger takes every capitalised word for a name, so a common first word is tagged in lower case. */
export function withoutCapital(text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}+/u.exec(text) ?? [];
  return first !== '' && listingOf(first) === 'word' ? first.toLowerCase() + text.slice(first.length) : text;
}

/** The index where the main clause begins; null if that is unclear. */
export function leadEnd(tokens: readonly Token[]): number | null {
  const [first] = tokens;
  if (!first) return null;
  const opens =
    ['ADP', 'SCONJ'].includes(first.pos) ||
    /^(?:when|where|if|to|once|as|in|although|because|since)$/i.test(first.text);
  if (!opens) return 0;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma === -1 || comma > 24 ? null : comma + 1;
}
