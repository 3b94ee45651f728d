/** Finds what a question is about, so that 'what is it?' and 'give an example' after it can be answered. */
import { findTopic } from '../explanation/topic.ts';
import type { Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import { indexOf } from './search.ts';

const AFTER_AUXILIARY =
  /\b(?:do|does|did|can|could|is|are|was|were|has|have|had|should|would|if|when) (?:not )?(?:the |an? )?(.+?)\W*$/i;
const MOST_WORDS = 4;

/** The term that a question is about and that the notes explain; null without one. */
export function subjectOf(source: Source, { subject, kind, text }: Question): string | null {
  if (kind === 'definition') return subject;
  const words = (AFTER_AUXILIARY.exec(text)?.[1] ?? '').split(/\s+/).filter((word) => word !== '');
  const index = indexOf(source);
  const isKnown = (phrase: string) => {
    const roots = rootsOf(phrase, source.language).map(meaningOf);
    return roots.length > 0 && roots.every((root) => index.words.has(root));
  };
  const sizes = [4, 3, 2, 1].filter((size) => size <= Math.min(MOST_WORDS, words.length));
  const phrases = sizes.map((size) => words.slice(0, size).join(' ')).filter(isKnown);
  return phrases.find((phrase) => findTopic(source, phrase) !== null) ?? null;
}
