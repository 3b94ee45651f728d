/** Titles of results. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord } from '@akada/domain/text/text';
import { GENERIC_NAME } from '../plan/topics.ts';
import type { Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { STOPWORDS } from '../words/word-lists.ts';

/** Shorter words say little about the subject of a text. */
const LEAST_LETTERS = 4;
const MOST_WORDS = 3;
/** Some documents begin with the name of their file. */
const FILE_ENDING = /\.(?:pdf|docx?|pptx?|txt|md)$/i;

/** A title such as 'Summary: Osmosis'; only the kind for a text without words. */
export function titleOf(kind: string, source: Source): string {
  const name = nameOf(source);
  return cutAtWord(name ? `${kind}: ${name}` : kind, AI_LIMITS.title);
}

/**
 * What a text is about, such as 'Osmosis': its first heading, or the one above it if that has several parts or the first
 * says nothing, or else its most frequent words; '' without words. 'What it is' and 'Introduction' name a part of any text.
 */
export function nameOf({ sections, passages, language }: Source): string {
  const first = passages[0]?.section ?? 0;
  const at = sections.findIndex((section, index) => section.heading !== null && index >= first);
  const stopwords = STOPWORDS[language];
  const isTelling = (heading: string) =>
    !GENERIC_NAME.test(heading) && wordsOf(heading).some((word) => !stopwords.has(word));
  const up = headingsUp(sections, at);
  // One of several parts: a heading above them says what the text is about.
  const names = [
    ...up.filter((place) => !hasSibling(sections, place)),
    ...up.filter((place) => hasSibling(sections, place)),
  ].map((place) => sections[place]?.heading ?? '');
  const name = names.find(isTelling) ?? topWords(passages.map(({ text }) => text).join('\n'), stopwords);
  return cutAtWord(name.replace(FILE_ENDING, ''), AI_LIMITS.title);
}

/** The places of a heading and of those above it, from the inside out. */
function headingsUp(sections: Source['sections'], at: number): number[] {
  const found: number[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let place = at; place >= 0; place -= 1) {
    const section = sections[place];
    if (!section || section.heading === null || section.level >= level) continue;
    level = section.level;
    found.push(place);
  }
  return found;
}

/** Whether a section that has one above it is followed by another part of that. */
function hasSibling(sections: Source['sections'], at: number): boolean {
  const level = sections[at]?.level ?? 0;
  const next = sections.slice(at + 1).find((section) => section.level <= level);
  return next?.level === level;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];

function topWords(text: string, stopwords: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (word.length >= LEAST_LETTERS && !stopwords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const best = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_WORDS);
  return capital(best.map(([word]) => word).join(', '));
}
