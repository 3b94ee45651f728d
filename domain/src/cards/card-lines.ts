/** Reads pasted lines of 'front ; back' as cards (docs/product.md, Cards). */
import { CARD_LIMITS } from '../ai/ai.ts';
import { mapFormulas } from '../text/formulas.ts';
import { formatCount } from '../text/plural.ts';
import { isBlank, isBroken, UNSUPPORTED_CHARACTER } from '../text/text.ts';
import type { CardSides } from './forms.ts';

/** A line that is no card. */
export interface LineProblem {
  /** Its number, from 1. */
  line: number;
  text: string;
  problem: string;
}

/**
 * Reads one card from each line; blank lines are skipped. The first tab separates front and back, as in cells copied
 * from a spreadsheet, or else the first semicolon that is not part of a formula.
 */
export function readCardLines(text: string): { cards: CardSides[]; problems: LineProblem[] } {
  const cards: CardSides[] = [];
  const problems: LineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (isBlank(line)) continue;
    const sides = splitLine(line);
    const problem = sides ? problemOf(sides) : 'Put a semicolon between front and back.';
    if (sides && problem === null) cards.push(sides);
    else problems.push({ line: index + 1, text: line, problem: problem ?? '' });
  }
  return { cards, problems };
}

function splitLine(line: string): CardSides | null {
  const tab = line.indexOf('\t');
  // Formulas keep their length, so that a place in the masked line is the same place in the line.
  const masked = mapFormulas(line, { formula: (part) => '$'.repeat(part.length), other: (part) => part });
  const at = tab === -1 ? masked.indexOf(';') : tab;
  return at === -1 ? null : { front: line.slice(0, at).trim(), back: line.slice(at + 1).trim() };
}

/** Why these are no sides of a card; null if they are. */
function problemOf(sides: CardSides): string | null {
  for (const side of ['front', 'back'] as const) {
    const { length } = sides[side];
    if (isBlank(sides[side])) return `The ${side} is missing.`;
    if (length > CARD_LIMITS[side])
      return `The ${side} has ${formatCount(length)} characters, ${formatCount(length - CARD_LIMITS[side])} too many.`;
    if (isBroken(sides[side])) return UNSUPPORTED_CHARACTER;
  }
  return null;
}
