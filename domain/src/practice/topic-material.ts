/** Finds what of a student's own material is about a topic, such as one of a study plan (docs/product.md, Practice). */
import { isSameNoun, wordsOf } from './normalize.ts';

/** Something that questions can be made from. */
export interface TopicMaterial {
  kind: 'note' | 'deck' | 'file';
  id: string;
  title: string;
}

/** Material with what is known of its content. */
export interface SearchedMaterial extends TopicMaterial {
  /** The content of a note. */
  text?: string;
  /** What a deck is filed under. */
  subject?: string;
}

/** Words that say nothing about a topic. */
const COMMON = new Set([
  ...['and', 'for', 'with', 'from', 'into', 'its', 'their', 'des', 'les', 'pour'],
  ...[
    'introduction',
    'revision',
    'review',
    'topic',
    'topics',
    'chapter',
    'unit',
    'part',
    'week',
    'note',
    'notes',
  ],
]);
const LEAST_LETTERS = 3;
/** A study plan may join topics: 'Osmosis; Diffusion'. */
const SEPARATOR = /[;\n]/;

/**
 * The material that is about a topic: more than half of the topic's words are in its title, in what it is filed under, or
 * together with its title in one paragraph. What is named after the topic comes first, then what says most about it.
 */
export function findTopicMaterial(topic: string, material: readonly SearchedMaterial[]): TopicMaterial[] {
  const topics = topic
    .split(SEPARATOR)
    .map(tellingWords)
    .filter((words) => words.length > 0);
  const scored = material.map(({ kind, id, title, text = '', subject = '' }) => ({
    found: { kind, id, title },
    named: Math.max(0, ...topics.map((words) => shareIn(words, [...wordsOf(title), ...wordsOf(subject)]))),
    paragraphs: paragraphsAbout(topics, title, text),
  }));
  return scored
    .filter(({ named, paragraphs }) => isMost(named) || paragraphs > 0)
    .sort(
      (one, other) =>
        Number(isMost(other.named)) - Number(isMost(one.named)) ||
        other.paragraphs - one.paragraphs ||
        other.named - one.named,
    )
    .map(({ found }) => found);
}

function tellingWords(topic: string): string[] {
  const words = wordsOf(topic);
  const telling = words.filter(
    (word) => (word.length >= LEAST_LETTERS || /\d/.test(word)) && !COMMON.has(word),
  );
  return telling.length > 0 ? telling : words;
}

function isMost(share: number): boolean {
  return share > 0.5;
}

function shareIn(wanted: readonly string[], words: readonly string[]): number {
  const known = new Set(words);
  const isIn = (word: string) => known.has(word) || [...known].some((other) => isSameNoun(word, other));
  return wanted.filter(isIn).length / wanted.length;
}

/** How many paragraphs of a text are about a topic. Each must have a word of it, and not only the title. */
function paragraphsAbout(topics: readonly string[][], title: string, text: string): number {
  const named = wordsOf(title);
  return text
    .split(/\n+/)
    .map(wordsOf)
    .filter((words) =>
      topics.some((wanted) => shareIn(wanted, words) > 0 && isMost(shareIn(wanted, [...words, ...named]))),
    ).length;
}
