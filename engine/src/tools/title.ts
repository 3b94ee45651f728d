/** Titles of results. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord } from '@akada/domain/text/text';
import type { Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { STOPWORDS } from '../words/word-lists.ts';

/** Shorter words say little about the subject of a text. */
const LEAST_LETTERS = 4;
const MOST_WORDS = 3;

/** A title such as 'Flashcards: Osmosis': the first heading of the text, or else its most frequent words. */
export function titleOf(kind: string, { sections, passages, language }: Source): string {
  const first = passages[0]?.section ?? 0;
  // A heading right above the first one is the title of the whole text.
  const heading = sections.find((section, index) => section.heading !== null && index >= first)?.heading;
  const name = heading ?? topWords(passages.map(({ text }) => text).join('\n'), STOPWORDS[language]);
  return cutAtWord(name ? `${kind}: ${name}` : kind, AI_LIMITS.title);
}

function topWords(text: string, stopwords: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? []) {
    if (word.length >= LEAST_LETTERS && !stopwords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const best = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_WORDS);
  return capital(best.map(([word]) => word).join(', '));
}
