/** Finds the words of a question that only say where all of its notes take place: '… in West Africa'. */
import { fold, rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import type { Index } from './search.ts';

/** A place or time at the end of a question. */
const AT_END = /\b(?:in|at|among|during|across) (?:the )?((?:\p{L}+ ){0,2}\p{L}+)\W*$/u;
/** What the notes are about is in so many passages, and in this share of them. */
const LEAST = { count: 3, share: 0.05 } as const;

const COUNTRY = rootsOf('country', 'en').map(meaningOf);

/** The roots of the setting that a question names; empty if it names none, or one that only some of the notes are about. */
export function settingIn(index: Index, { text }: Question): readonly string[] {
  if (index.source.language !== 'en') return [];
  if (/\b(?:in|into|to) (?:the|this|our) country\W*$/i.test(text)) return COUNTRY;
  const [, phrase = ''] = AT_END.exec(fold(text)) ?? [];
  const roots = rootsOf(phrase, 'en').map(meaningOf);
  // Only a name says where all of it takes place; 'in the study' says what is asked about.
  const name = phrase.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  if (!index.units.some(({ passage }) => passage.text.includes(name))) return [];
  const least = Math.max(LEAST.count, index.units.length * LEAST.share);
  return roots.every((root) => (index.counts.get(root) ?? 0) >= least) ? roots : [];
}
