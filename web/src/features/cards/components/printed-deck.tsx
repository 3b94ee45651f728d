import type { CardText } from '@akada/domain/ai/result-schemas';
import { createPortal } from 'react-dom';
import { FormulaText } from '@/ui/formula-text.tsx';
import './printed-deck.css';

/** What a deck prints: one row for each card. Only paper shows it, instead of the page. */
export function PrintedDeck({ title, cards }: { title: string; cards: readonly CardText[] }) {
  return createPortal(
    <article className="printed-deck">
      <h1>{title}</h1>
      {cards.map(({ front, back }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards can be equal and never move
        <section key={index}>
          <div>
            <FormulaText>{front}</FormulaText>
          </div>
          <div>
            <FormulaText>{back}</FormulaText>
          </div>
        </section>
      ))}
    </article>,
    document.body,
  );
}
