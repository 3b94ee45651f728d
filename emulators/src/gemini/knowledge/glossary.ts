/** Terms of secondary school: what each is in a sentence, and a second that helps to keep it. */
import { folded, wordsOf } from '../reading/words.ts';
import { SCIENCE_TERMS } from './science-terms.ts';
import { SOCIETY_TERMS } from './society-terms.ts';

export interface Term {
  name: string;
  meaning: string;
  more: string;
}

/** Each line is `name: meaning | more`; names after the first are other words for it. */
export const GLOSSARY: readonly Term[] = `${SCIENCE_TERMS}\n${SOCIETY_TERMS}`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...rest] = line.split(': ');
    const [meaning = '', more = ''] = rest.join(': ').split(' | ');
    return { name, meaning, more };
  });

const BY_NAME: readonly { words: string; term: Term }[] = GLOSSARY.map((term) => ({
  words: comparable(term.name),
  term,
})).sort((a, b) => b.words.length - a.words.length);

/** Everyday words as well: a term only after one of the words that ask for one, or at the beginning. */
const EVERYDAY = new Set(
  'mean mode work base power energy supply demand element force wave reduction reflection speed variable'.split(
    ' ',
  ),
);
const ASKED = /(?:^| |#)(?:is|are|the|a|an|and|of|between|define|explain|describe|by) $|^ $|#$/;

/** The terms that a text names, longest names first, and of one inside another only the longer. */
export function termsIn(text: string): Term[] {
  let rest = ` ${comparable(text)} `;
  const found: { at: number; term: Term }[] = [];
  for (const { words, term } of BY_NAME) {
    const at = rest.indexOf(` ${words} `);
    if (at < 0) continue;
    if (EVERYDAY.has(words) && !ASKED.test(rest.slice(0, at + 1))) continue;
    found.push({ at, term });
    rest = rest.replaceAll(` ${words} `, ` ${'#'.repeat(words.length)} `);
  }
  return found.sort((a, b) => a.at - b.at).map(({ term }) => term);
}

/** Singular and plural are one. */
function comparable(text: string): string {
  return wordsOf(folded(text))
    .map((word) => (word.length > 3 ? word.replace(/([^siu])s$/, '$1') : word))
    .join(' ');
}
