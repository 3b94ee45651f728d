/** Checks cards, summaries and cram sheets against the golden texts. */
import { type EngineCard, GAP } from '../src/cards/card.ts';
import { makeCards } from '../src/cards/make-cards.ts';
import { readSource } from '../src/reading/read-source.ts';
import type { Source } from '../src/reading/source.ts';
import { makeCramSheet } from '../src/summary/make-cram-sheet.ts';
import { makeSummary } from '../src/summary/make-summary.ts';
import { folded, type GoldenText } from './read-golden.ts';

export interface TextScore {
  name: string;
  about: string;
  isLast: boolean;
  words: number;
  cards: number;
  /** Cards with a gap. */
  gaps: number;
  /** The share of a section's key sentences, from 0 to 1, as the mean of all sections; null for a text without marks. */
  inSummary: number | null;
  inCramSheet: number | null;
  /** Key sentences that are missing from the summary or the cram sheet. */
  missing: string[];
  /** What a tutor would strike out, with the reasons. */
  faults: string[];
}

const MOST_CARDS = 30;

export function scoreText({ name, about, isLast, text, key }: GoldenText): TextScore {
  const source = readSource([{ text }]);
  const cards = makeCards(source, MOST_CARDS);
  const summary = makeSummary(source);
  const points = summary.flatMap((section) => section.points.map((point) => point.text));
  const sheet = makeCramSheet(source);
  const cram = sheet.flatMap((section) => section.points);
  return {
    name,
    about,
    isLast,
    words: text.split(/\s+/).length,
    cards: cards.length,
    gaps: cards.filter(({ front }) => front.includes(GAP)).length,
    inSummary: coverage(key, points),
    inCramSheet: coverage(key, cram),
    missing: [
      ...missing(key.flat(), points).map((line) => `summary: ${line}`),
      ...missing(key.flat(), cram).map((line) => `cram sheet: ${line}`),
    ],
    faults: [
      ...cards.flatMap((card) =>
        cardFaults(card, text, source).map((fault) => `${fault}: ${card.front} → ${card.back}`),
      ),
      ...duplicates(cards.map(({ front }) => front)).map((front) => `asked twice: ${front}`),
      ...missingSections(
        source,
        summary.map(({ heading }) => heading),
      ),
      ...pointFaults(points, source).map((fault) => `summary, ${fault}`),
      ...pointFaults(cram, source).map((fault) => `cram sheet, ${fault}`),
    ],
  };
}

/** Every section counts the same, so that a long one doesn't hide a short one that was left out. */
function coverage(key: readonly string[][], points: readonly string[]): number | null {
  if (key.length === 0) return null;
  const shares = key.map((lines) => 1 - missing(lines, points).length / lines.length);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The key sentences whose marked words don't occur together in any point. */
function missing(key: readonly string[], points: readonly string[]): string[] {
  const all = points.map(folded);
  return key.filter((line) => {
    const parts = line.split(' … ').map(folded);
    return !all.some((point) => parts.every((part) => point.includes(part)));
  });
}

function cardFaults({ front, back, kind }: EngineCard, text: string, source: Source): string[] {
  const whole = folded(text);
  const headings = source.sections.map(({ heading }) => folded(heading ?? ''));
  const answer = back.replace(/^(?:Because|In|On|By|To|So that|When|Where|As soon as) /i, '');
  const parts = answer.split(/; |: /);
  const faults: string[] = [];
  if (!parts.every((part) => whole.includes(folded(part)) || isPhraseOf(part, whole)))
    faults.push('answer not in the text');
  if (front.split(/\s+/).length < 3 && !/^\S+\s?\?$|\?$/u.test(front)) faults.push('no question');
  if (headings.includes(folded(back))) faults.push('answers with a heading');
  if (/^(?:What|Why|How|When|Where|Who) (?:what|why|how|when|is so|it|this|that|these|they)\b/i.test(front))
    faults.push('question without a subject');
  if (
    /\b(?:it|this|these|those|they|them|he|she)\b/i.test(
      front.replace(/ Name them\.$|Complete the row.*/, ''),
    ) &&
    kind !== 'cloze' &&
    kind !== 'statement' &&
    !/\bthat (?:it|they)\b/.test(front)
  )
    faults.push('pronoun in the question');
  if (new RegExp(`\\p{L}${GAP}|${GAP}\\p{L}`, 'u').test(front)) faults.push('gap inside a word');
  if (/\b(?:ignore|disregard)\b.*\binstructions\b|system prompt/i.test(`${front} ${back}`))
    faults.push('quotes an order to a model');
  return faults;
}

/** An article or a number may be added, and verbs may be inflected. */
function isPhraseOf(part: string, whole: string): boolean {
  const words = part
    .split(/\s+/)
    .map(folded)
    .filter((word) => word !== '');
  return words.length <= 4 && words.filter((word) => word.length > 2).every((word) => whole.includes(word));
}

function duplicates(fronts: readonly string[]): string[] {
  const seen = new Set<string>();
  return fronts.filter((front) => seen.size === seen.add(folded(front)).size);
}

function missingSections({ sections, passages }: Source, headings: readonly (string | null)[]): string[] {
  return sections.flatMap(({ heading }, index) => {
    const own = passages.filter(
      ({ section, kind, text }) => section === index && kind === 'paragraph' && text.split(/\s+/).length >= 6,
    );
    return own.length > 0 && !headings.includes(heading)
      ? [`summary leaves out the section '${heading ?? 'first'}'`]
      : [];
  });
}

function pointFaults(points: readonly string[], { passages }: Source): string[] {
  // A list item is about its heading.
  const items = new Set(passages.filter(({ kind }) => kind === 'item').map(({ text }) => text));
  return points
    .filter((point) => !items.has(point))
    .flatMap((point) => [
      ...(/^(?:it|they|this|these|he|she|however|therefore|so|but|and)\b/i.test(point)
        ? [`opens on what is not there: ${point}`]
        : []),
      ...(/^(?:second|third|fourth)(?:ly)?,/i.test(point) ? [`counts on: ${point}`] : []),
      ...(/\b(?:ignore|disregard)\b.*\binstructions\b|system prompt/i.test(point)
        ? [`quotes an order to a model: ${point}`]
        : []),
    ]);
}
