import { AI_LIMITS } from '@akada/domain/ai/ai';
import { notesOf } from '../reading/notes.ts';
import { capital, clipped, isStopword, keysOf, wordsOf } from '../reading/words.ts';
import type { Asked } from '../request.ts';

/** What a thing is called: its first heading, else the words that come most often in its text. */
export function titleOf({ text, pages }: Asked, kind: string): string {
  const source = pages.length > 0 ? pages.map((page) => page.text).join('\n') : text;
  const heading = /^#{1,6}\s+(.+)$/m.exec(source)?.[1];
  const name = heading ? notesOf(heading)[0]?.text : topWords(source);
  return clipped(name ? `${kind}: ${name}` : kind, AI_LIMITS.title);
}

function topWords(text: string): string {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of wordsOf(text)) {
    const key = keysOf(word)[0];
    if (!key || isStopword(word) || word.length < 4) continue;
    const entry = counts.get(key) ?? { word, count: 0 };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  const best = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, 3);
  return capital(best.map(({ word }) => word.toLowerCase()).join(', '));
}
