import type { CardText } from '@akada/domain/ai/result-schemas';
import { earliestDue, newCard, rateCard } from '@akada/domain/cards/card';
import { type CardCounts, countCards } from '@akada/domain/cards/counts';
import type { Rating } from '@akada/domain/cards/memory';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { timeOf } from './points-data.ts';

/** The id of the deck. */
export const DEMO_DECK = 'titration';

const MADE_DAYS_AGO = 4;
const REVIEWED_DAYS_AGO = 2;

/** Every card was reviewed once. The cards rated `good` have been due again since yesterday. */
const CARDS: readonly (CardText & { rating: Rating })[] = [
  {
    front: 'What is the end point of a titration?',
    back: 'The moment at which the indicator changes colour permanently.',
    rating: 'easy',
  },
  {
    front: 'What is a standard solution?',
    back: 'A solution of which the concentration is known exactly.',
    source: 'A standard solution is a solution of which the concentration is known exactly.',
    page: 2,
    rating: 'good',
  },
  {
    front: 'Which indicator suits a strong acid and a weak base?',
    back: 'Methyl orange: red in the acid, yellow in the base.',
    source:
      'For a strong acid and a weak base, use methyl orange: it is red in the acid and yellow in the base.',
    rating: 'good',
  },
  {
    front: 'What is measured with a burette?',
    back: 'The volume of the solution that is run in: the titre.',
    rating: 'easy',
  },
  {
    front: 'What are concordant titres?',
    back: 'Titres that agree closely. The mean is taken of them alone.',
    rating: 'good',
  },
  {
    front: 'How many moles are in 25.0 cm³ of a solution of 0.100 mol/dm³?',
    back: '0.00250 mol: the volume in dm³ times the concentration.',
    rating: 'easy',
  },
];

/** When the demo student reviewed the deck. */
export function reviewTime(now: Date): Date {
  return timeOf(REVIEWED_DAYS_AGO, 16 * 60 + 30, now);
}

/** The demo student's deck. Half of its cards are due. */
export function demoDeck(now: Date): { deck: Deck; cards: Card[]; counts: CardCounts } {
  const created_at = timeOf(MADE_DAYS_AGO, 15 * 60, now);
  const cards = CARDS.map(({ rating, ...text }, index) => {
    const card = newCard(text, DEMO_DECK, created_at.getTime() + index, created_at);
    return { ...card, ...rateCard(card, rating, reviewTime(now)) };
  });
  const counts = countCards(cards, DEFAULT_ZONE);
  return {
    deck: {
      title: 'Titration',
      subject: 'Chemistry',
      color: 'blue',
      cards: cards.length,
      next_due: earliestDue(cards),
      ...counts,
      created_at,
    },
    counts,
    cards,
  };
}
