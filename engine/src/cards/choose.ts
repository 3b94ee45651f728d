/** Which of the cards made of a text are good enough, and which of these are chosen. */
import type { EngineCard } from './card.ts';
import { standsAlone } from './phrases.ts';

/** What a card may have at most, in characters: as `cardSchema` of domain. */
const LONGEST = { front: 240, back: 400 } as const;
/** The last look at a card: what a strict tutor would strike out. */
export function isSound({ front, back, kind }: EngineCard): boolean {
  const answer = back.replace(/[.\s]+$/, '').toLowerCase();
  const asked = front.toLowerCase();
  if (front.length > LONGEST.front || back.length > LONGEST.back || answer.length < 1) return false;
  if (front.split(/\s+/).length < 3 || /\b(?:what|why|how) (?:what|why|how|is so|are so)\b/i.test(front))
    return false;
  if (
    kind === 'definition' &&
    !/^explain\b|: explain\b/i.test(front) &&
    !standsAlone(back) &&
    !/^(?:a|an|the|any|one)\b/i.test(back)
  )
    return false;
  // An answer that the question gives away teaches nothing.
  return kind === 'difference' || kind === 'cause' || !asked.includes(answer);
}

/** One card for each question: the one that is worth most. */
export function distinct(cards: readonly EngineCard[]): EngineCard[] {
  const seen = new Map<string, EngineCard>();
  for (const card of cards) {
    const key = card.front.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, ' ');
    const before = seen.get(key);
    if (!before || before.weight < card.weight) seen.set(key, card);
  }
  return [...seen.values()];
}

/** The best so many, in the order of the text, with every section in turn before one has its second. */
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
