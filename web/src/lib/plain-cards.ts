import type { ExportedText } from '@akada/domain/cards/deck-export';
import type { Card } from '@akada/domain/cards/schemas';

/**
 * Cards with plain text on both sides, and for those in Markdown also what their sides are in other forms. What reads
 * Markdown is loaded only for such cards.
 */
export async function withPlainText<T extends Card>(cards: readonly T[]): Promise<(T & ExportedText)[]> {
  if (cards.every(({ format }) => format === undefined)) return [...cards];
  const { cardToHtml, cardToPlainText } = await import('./card-forms.ts');
  return cards.map((card) => {
    const { front, back, format } = card;
    if (format === undefined) return card;
    return {
      ...card,
      ...{ front: cardToPlainText(front), back: cardToPlainText(back) },
      html: { front: cardToHtml(front), back: cardToHtml(back) },
      markdown: { front, back },
    };
  });
}
