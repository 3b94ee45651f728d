/** Corrects words of a question that are misspelled words of the notes. */
import { editDistance } from '@akada/domain/practice/edit-distance';
import { listingOf } from '../reading/nlp.ts';
import type { Source } from '../reading/source.ts';

/** One letter of such a word may be wrong, and two of a long one. */
const WORD = /\p{L}{5,}/gu;
const LONG = 9;

const known = new WeakMap<Source, ReadonlySet<string>>();

/** The words of the notes and their headings, in small letters. */
function wordsOf(source: Source): ReadonlySet<string> {
  const before = known.get(source);
  if (before) return before;
  const texts = [
    ...source.passages.map(({ text }) => text),
    ...source.sections.map(({ heading }) => heading ?? ''),
  ];
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
  known.set(source, words);
  return words;
}

/**
 * A question with each misspelled word as the notes spell it. A word that a dictionary or the notes have stays, and so does
 * one that two words of the notes are equally close to.
 */
export function spelledAsInNotes(source: Source, question: string): string {
  if (source.language !== 'en') return question;
  const words = wordsOf(source);
  return question.replace(WORD, (word) => {
    const typed = word.toLowerCase();
    if (words.has(typed) || listingOf(typed) !== 'unknown') return word;
    return meantBy(typed, words) ?? word;
  });
}

function meantBy(typed: string, words: ReadonlySet<string>): string | null {
  const most = typed.length >= LONG ? 2 : 1;
  const near = [...words].flatMap((word) => {
    if (word[0] !== typed[0]) return [];
    const wrong = editDistance(typed, word, most);
    return wrong <= most ? [{ word, wrong }] : [];
  });
  const least = Math.min(...near.map(({ wrong }) => wrong));
  const [best, ...others] = near.filter(({ wrong }) => wrong === least);
  return best && others.length === 0 ? best.word : null;
}
