/** The cards of a deck as one text, from which the model makes questions: one card on each line. */

/** The two sides of a card. */
interface Sides {
  front: string;
  back: string;
}

const SEPARATOR = '\tA: ';

/**
 * As many cards as fit into a text.
 *
 * @param maxLength of the text, in characters
 */
export function toDeckText(cards: readonly Sides[], maxLength: number): string {
  const lines: string[] = [];
  let left = maxLength;
  for (const { front, back } of cards) {
    const line = `Q: ${onOneLine(front)}${SEPARATOR}${onOneLine(back)}`;
    if (line.length > left) continue;
    lines.push(line);
    left -= line.length + 1;
  }
  return lines.join('\n');
}

/** The cards of such a text; other lines are left out. */
export function parseDeckText(text: string): Sides[] {
  return text.split('\n').flatMap((line) => {
    const [front, back] = line.split(SEPARATOR);
    return front?.startsWith('Q: ') && back !== undefined ? [{ front: front.slice(3), back }] : [];
  });
}

function onOneLine(side: string): string {
  return side.replace(/\s+/g, ' ').trim();
}
