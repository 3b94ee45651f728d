/** The facts of a student's own cards. */
import { type CardKind, type EngineCard, GAP } from '../cards/card.ts';
import { clauseOf } from '../grammar/clause.ts';
import { languageOf } from '../reading/language.ts';
import type { Passage, Source } from '../reading/source.ts';
import { shapeOf } from './answer-shape.ts';
import { type Definition, definitionOf } from './definition.ts';
import type { Fact } from './fact.ts';
import { figureOf } from './figures.ts';
import { listOf } from './list-fact.ts';
import { titled } from './titled.ts';

/** A card of a deck, as the student wrote it or imported it. */
export interface PracticeCard {
  front: string;
  back: string;
  /** The sentence that the card was made from. */
  source?: string;
  page?: number;
  topic?: string;
}

/** A side with more words is a text, and no term. */
const MOST_TERM_WORDS = 5;

/** The cards as a text with a section for each topic, and their facts. */
export function readDeck(cards: readonly PracticeCard[]): { source: Source; facts: Fact[] } {
  const topics = [...new Set(cards.map(({ topic }) => topic ?? null))];
  const passages = cards.map(
    ({ front, back, source, page, topic }): Passage => ({
      kind: 'paragraph',
      text: textOf(front, back),
      ...(source !== undefined && { quote: source }),
      section: topics.indexOf(topic ?? null),
      page,
    }),
  );
  const language = languageOf(passages.map(({ text }) => text).join('\n'));
  const isRepeated = repeatedSides(cards);
  const facts = cards.flatMap((card, index) => {
    const passage = passages[index];
    // Two cards with the same question have two right answers.
    return passage && !isRepeated(card) ? factOf(card, passage) : [];
  });
  return {
    source: {
      ...{ language, passages },
      sections: topics.map((heading) => ({ heading, level: 1, page: undefined })),
    },
    facts,
  };
}

/** Both sides as one text: a gap is filled, and a term is followed by a colon. */
function textOf(front: string, back: string): string {
  if (front.includes(GAP)) return front.replace(GAP, back);
  return /[.?!:]\s*$/.test(front) ? `${front} ${back}` : `${front}: ${back}`;
}

function repeatedSides(cards: readonly PracticeCard[]): (card: PracticeCard) => boolean {
  const folded = (text: string) => text.trim().toLowerCase();
  const counts = new Map<string, number>();
  for (const { front } of cards) counts.set(folded(front), (counts.get(folded(front)) ?? 0) + 1);
  return ({ front }) => (counts.get(folded(front)) ?? 0) > 1;
}

function factOf({ front, back }: PracticeCard, passage: Passage): Fact {
  const [asked, answer] = [front, back].map((text) => text.replace(/\s+/g, ' ').trim()) as [string, string];
  const card: EngineCard = { kind: kindOf(asked, answer), front: asked, back: answer, passage, weight: 0.5 };
  return {
    card,
    definition: definitionOf(card) ?? termOf(card),
    list: listOf(card),
    shape: (asked.includes(GAP) ? null : shapeOf(asked, answer)) ?? looseShape(asked, answer),
  };
}

function kindOf(front: string, back: string): CardKind {
  if (front.includes(GAP)) return 'cloze';
  if (figureOf(back.replace(/^(?:in|on) (?=\d)/i, ''))) return 'date';
  if (/^(?:what|who) (?:is|are|was|were) (?:an? |the )?\S+(?: \S+){0,3}\?$/i.test(front) && wordsIn(back) > 3)
    return 'definition';
  return /^who\b/i.test(front) ? 'person' : 'effect';
}

const DEFINE = /^define\s+/i;
/** Beginnings of questions and orders, which are no terms. */
const ASKS =
  /^(?:what|who|when|where|why|how|which|name|list|state|give|explain|describe|mention|outline|compare|distinguish|differentiate|translate)\b/i;

const SIGNS = /[=÷×√²³½¼⁰-⁹^]|\d\s?[\p{L}°%]+(?:\/\p{L}+)?$/u;

/** 'Enzyme that digests starch' describes 'amylase', though it is short enough for a term. */
function isName(front: string, back: string): boolean {
  return wordsIn(back) <= 2 && wordsIn(front) > wordsIn(back) + 1;
}

/** A card with a term on one side and its meaning on the other. */
function termOf({ front: whole, back, passage, kind }: EngineCard): Definition | null {
  const front = whole.replace(DEFINE, '').replace(/\.$/, '');
  if (/[?]|_{3,}/.test(front) || ASKS.test(front) || kind === 'cloze' || kind === 'date') return null;
  // A formula or a value is no meaning.
  if ([front, back].some((side) => SIGNS.test(side))) return null;
  const isTermFirst = wordsIn(front) <= MOST_TERM_WORDS && !isName(front, back);
  const [term, meaning] = isTermFirst ? [front, back] : [back, front];
  if (wordsIn(term) > MOST_TERM_WORDS || /[:;]/.test(term) || /\.\s+\p{Lu}/u.test(meaning)) return null;
  return {
    ...{ passage, term, subject: null, verb: 'is', isPerson: false, heading: null },
    meaning: meaning.replace(/\.$/, ''),
    isMeaning: clauseOf(titled(meaning)) === null,
  };
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function sizeOf(back: string): string {
  const words = wordsIn(back);
  return words <= 3 ? 'term' : words <= 10 ? 'phrase' : 'sentence';
}

/** Cards of any kind are alike if their questions begin alike and their answers are about as long. */
function looseShape(front: string, back: string): string {
  if (front.includes(GAP)) return `gap: ${sizeOf(back)}`;
  if (SIGNS.test(back) && wordsIn(front) <= MOST_TERM_WORDS) return /^\d/.test(back) ? 'value' : 'formula';
  const [first = '', second = '', third = ''] = front
    .toLowerCase()
    .replace(/\b(?:is|are|was|were|do|does|did|the|an?)\s/g, '')
    .split(/\s+/);
  const start = first === 'what' ? `what ${second} ${third}` : first === 'which' ? `which ${second}` : first;
  const [size, words] = [sizeOf(back), wordsIn(back)];
  const form = words <= 3 && /^\p{Lu}/u.test(back) ? 'name' : /^\p{Lu}{2,}|\d/u.test(back) ? 'sign' : '';
  return `${start}: ${size} ${form}`;
}
