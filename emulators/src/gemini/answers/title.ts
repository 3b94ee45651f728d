import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord } from '@akada/domain/text/text';
import { STOPWORDS } from '@akada/engine/answers/word-lists';
import type { Asked } from '../request.ts';
import { sourceOf } from './answer.ts';
import { capital } from './capital.ts';

/** Shorter words say little about the subject of a text. */
const LEAST_LETTERS = 4;
const MOST_WORDS = 3;

/** The title of a result: the first heading of the text, or else its most frequent words. */
export function titleOf(asked: Asked, kind: string): string {
  const { sections, passages } = sourceOf(asked);
  const heading = sections.find((section) => section.heading !== null)?.heading;
  const name = heading ?? topWords(passages.map(({ text }) => text).join('\n'));
  return cutAtWord(name ? `${kind}: ${name}` : kind, AI_LIMITS.title);
}

function topWords(text: string): string {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? []) {
    if (word.length >= LEAST_LETTERS && !STOPWORDS.en.has(word))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const best = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_WORDS);
  return capital(best.map(([word]) => word).join(', '));
}
