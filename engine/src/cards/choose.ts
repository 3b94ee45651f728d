/** Selects the best cards, without those that aren't good enough. */
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { standsAlone } from './phrases.ts';

/** The longest texts of a card, in characters, as in the domain's `cardSchema`. */
const LONGEST = { front: 240, back: 400 } as const;
/** The final check of a card: whether a strict tutor would accept it. */
export function isSound({ front, back, kind }: EngineCard): boolean {
  const answer = back.replace(/[.\s]+$/, '').toLowerCase();
  const asked = front.toLowerCase();
  if (front.length > LONGEST.front || back.length > LONGEST.back || answer.length < 1) return false;
  const isSpaced = /\p{sc=Latin}/u.test(front);
  if (
    (isSpaced && front.split(/\s+/).length < 3 && !/\?$/.test(front)) ||
    /\b(?:what|why|how) (?:what|why|how|is so|are so)\b/i.test(front)
  )
    return false;
  if (
    kind === 'definition' &&
    /^(?:What|Who|Explain)\b/.test(front) &&
    !/^explain\b|: explain\b/i.test(front) &&
    !standsAlone(back) &&
    !/^(?:a|an|the|any|one)\b/i.test(back) &&
    !/^(?:When|That|If|As|Where|After) (?!(?:it|they|this|is|was|are|were|means)\b)/i.test(back)
  )
    return false;
  // A card whose question contains its answer teaches nothing.
  return kind === 'difference' || kind === 'cause' || !asked.includes(answer);
}

/**
 * Keeps one card per question: the most useful one.
 *
 * @param fold what makes questions the same that are written differently
 */
export function distinct(
  cards: readonly EngineCard[],
  fold: (question: string) => string = (question) => question,
): EngineCard[] {
  const seen = new Map<string, EngineCard>();
  for (const card of cards) {
    const key = fold(card.front.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, ' '));
    const before = seen.get(key);
    if (!before || before.weight < card.weight) seen.set(key, card);
  }
  return [...seen.values()];
}

/** 'Who is Lakunle?' asks the same as 'Who was Lakunle?'. */
export function withoutTense(question: string): string {
  return question.replace(/\b(?:was|are|were)\b/g, 'is');
}

/** Without rows and notes that ask the same: 'Complete the row “copper sulphate”' has two answers then. */
export function withoutSameLabels(cards: readonly EngineCard[]): EngineCard[] {
  const isLabelled = ({ passage }: EngineCard) => passage.kind === 'row' || passage.kind === 'item';
  const passages = new Map<string, Set<Passage>>();
  for (const card of cards.filter(isLabelled))
    passages.set(card.front, (passages.get(card.front) ?? new Set()).add(card.passage));
  return cards.filter((card) => !isLabelled(card) || passages.get(card.front)?.size === 1);
}

/** The best cards in the order of the text, with one from every section before any section gets a second. */
export function pick(cards: readonly EngineCard[], most: number): EngineCard[] {
  const bySection = new Map<number, EngineCard[]>();
  for (const card of [...cards].sort((a, b) => b.weight - a.weight)) {
    bySection.set(card.passage.section, [...(bySection.get(card.passage.section) ?? []), card]);
  }
  const chosen = new Set<EngineCard>();
  for (let round = 0; chosen.size < Math.min(most, cards.length); round += 1) {
    for (const [, own] of bySection) {
      const card = own[round];
      if (card && chosen.size < most) chosen.add(card);
    }
  }
  return cards.filter((card) => chosen.has(card));
}
