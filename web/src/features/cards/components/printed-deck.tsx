import type { Card } from '@akada/domain/cards/schemas';
import { createPortal } from 'react-dom';
import { CardText } from '@/ui/card-text.tsx';
import './printed-deck.css';

/** What a deck prints: one row for each card. Only paper shows it, instead of the page. */
export function PrintedDeck({
  title,
  cards,
}: {
  title: string;
  cards: readonly Pick<Card, 'front' | 'back' | 'format'>[];
}) {
  return createPortal(
    <article className="printed-deck">
      <h1>{title}</h1>
      {cards.map(({ front, back, format }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards can be equal and never move
        <section key={index}>
          <div>
            <CardText format={format}>{front}</CardText>
          </div>
          <div>
            <CardText format={format}>{back}</CardText>
          </div>
        </section>
      ))}
    </article>,
    document.body,
  );
}
