import type { Card } from '@akada/domain/cards/schemas';
import { FormulaText } from './formula-text.tsx';
import { RichText } from './rich-text.tsx';

interface CardTextProps {
  format: Card['format'] | undefined;
  /** A side of the card. */
  children: string;
}

/** A side of a card: plain text with formulas, or the Markdown of an imported card. */
export function CardText({ format, children }: CardTextProps) {
  if (format === undefined) return <FormulaText>{children}</FormulaText>;
  return (
    <div className="whitespace-normal">
      <RichText isCard>{children}</RichText>
    </div>
  );
}
