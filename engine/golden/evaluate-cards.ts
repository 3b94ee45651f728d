import { GAP } from '../src/cards/card.ts';
import { BARS, percent, type ToolReport } from './bars.ts';
import { cardFaults } from './faults/card-faults.ts';
import { tableFaults } from './faults/point-faults.ts';
import type { GoldenText } from './read-golden.ts';
import { type CardText, cardsOf } from './run-tools.ts';

/** Whether a text is long enough, with enough facts, that a short set of cards is a failure. */
export function needsCards({ text, key }: Pick<GoldenText, 'text' | 'key'>): boolean {
  return text.trim().split(/\s+/).length >= BARS.cards.words && key.flat().length >= BARS.cards.keySentences;
}

/** What misses a bar or is wrong in the cards of a text. */
export function cardFailures(cards: readonly CardText[], golden: GoldenText): string[] {
  const gaps = cards.filter(({ front }) => front.includes(GAP)).length;
  return [
    ...(needsCards(golden) && cards.length < BARS.cards.least
      ? [`${cards.length} cards, fewer than ${BARS.cards.least}`]
      : []),
    ...(gaps > cards.length * BARS.gaps ? [`${gaps} of ${cards.length} cards have gaps`] : []),
    ...cardFaults(cards, golden),
    ...tableFaults(
      cards.map(({ front, back }) => `${front} ${back}`),
      golden,
    ),
  ];
}

export function evaluateCards(texts: readonly GoldenText[]): ToolReport {
  const results = texts.map((golden) => {
    const cards = cardsOf(golden.text);
    return { golden, cards, failures: cardFailures(cards, golden) };
  });
  return {
    tool: 'Cards',
    rows: results.map(({ golden, cards, failures }) => ({
      text: golden.name,
      words: golden.text.trim().split(/\s+/).length,
      cards: cards.length,
      gaps: cards.filter(({ front }) => front.includes(GAP)).length,
      share: percent(
        cards.length === 0 ? 0 : cards.filter(({ front }) => front.includes(GAP)).length / cards.length,
      ),
      least: needsCards(golden) ? BARS.cards.least : '–',
      failures: failures.length,
    })),
    failures: results.flatMap(({ golden, failures }) =>
      failures.map((failure) => `${golden.name}: ${failure}`),
    ),
    details: [],
  };
}
