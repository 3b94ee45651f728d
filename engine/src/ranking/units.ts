/** Passages that make sense alone: one that begins with a pronoun is joined with the sentence before it. */

import { needsContext } from '../cards/phrases.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';

/** A longer pair is too long for a summary; characters. */
const LONGEST_PAIR = 420;
/** Connectives that can be removed without changing the meaning of the rest. */
const LOOSE =
  /^(?:however|therefore|thus|hence|moreover|furthermore|also|in addition|in fact|consequently|as a result|for example|for instance|similarly|likewise|in contrast|by contrast|on the other hand|finally|overall|in conclusion|in summary|generally|usually),?\s+(?=\p{Lu}|\p{Ll})/iu;

/** The passages of a source. One that can't be understood alone is joined with the passage before it, or left out. */
export function withUnits(source: Source): Source {
  if (source.language !== 'en') return source;
  const passages: Passage[] = [];
  for (const [index, passage] of source.passages.entries()) {
    if (passage.kind !== 'paragraph') {
      passages.push(passage);
      continue;
    }
    const loose = passage.text.replace(LOOSE, '');
    const text = capital(loose);
    if (!needsContext(text)) {
      passages.push({ ...passage, text });
      continue;
    }
    const before = source.passages[index - 1];
    const last = passages.at(-1);
    const isSpoken = /^(?:we|you|i)\b/i.test(text);
    const isNext =
      !isSpoken &&
      before?.kind === 'paragraph' &&
      before.section === passage.section &&
      last?.text.endsWith(before.text.replace(LOOSE, '').slice(-40));
    if (isNext && last && last.text.length + passage.text.length < LONGEST_PAIR)
      passages[passages.length - 1] = { ...last, text: `${last.text} ${passage.text}` };
  }
  return { ...source, passages };
}
