import type { CardText } from '@akada/domain/ai/result-schemas';
import { FormulaText } from '@/ui/formula-text.tsx';

/** Where a card's answer comes from; nothing for a card of an earlier release. A long sentence is cut to four lines. */
export function CardSource({ card: { source, page } }: { card: CardText }) {
  if (source === undefined && page === undefined) return null;
  const place = page === undefined ? 'From your notes' : `From your notes, p. ${page}`;
  return (
    <div className="line-clamp-4 text-sm text-ink-soft">
      <FormulaText>{source === undefined ? place : `${place}: “${source}”`}</FormulaText>
    </div>
  );
}
