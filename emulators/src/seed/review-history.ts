/** Reviews the demo student's cards as the app does, so that the log, the schedules and the counts agree. */
import { newCard, rateCard } from '@akada/domain/cards/card';
import { queueOf } from '@akada/domain/cards/decks';
import { daySpan, queueAt } from '@akada/domain/cards/queue';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, ReviewSitting } from '@akada/domain/cards/schemas';
import { formatReview } from '@akada/domain/cards/sittings';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { DEMO_DECKS, type DemoCard, type DemoDeck } from './deck-cards.ts';
import { SITTING_DAYS_AGO, sittingId, timeOf } from './points-data.ts';

/** In minutes after midnight. */
const MAKING = 15 * 60;
const SITTING_START = 16 * 60 + 30;

const SECONDS_EACH = 14;

/** The demo student's cards and sittings, by id. */
export interface ReviewHistory {
  cards: Map<string, Card>;
  sittings: Map<string, ReviewSitting>;
}

/** A card, and what is known of it beforehand. */
interface Scripted {
  id: string;
  card: Card;
  facts: DemoCard;
  deck: DemoDeck;
  /** How often it was reviewed. */
  reviews: number;
}

/** When the demo student reviewed last. */
export function reviewTime(now: Date): Date {
  return timeOf(SITTING_DAYS_AGO.at(-1) ?? 0, SITTING_START, now);
}

/** When a deck was made, or a card that was added to it. */
export function makingTime(daysAgo: number, now: Date): Date {
  return timeOf(daysAgo, MAKING, now);
}

/** The cards after all sittings. Each sitting reviewed what was due. */
export function reviewHistory(now: Date): ReviewHistory {
  const cards = DEMO_DECKS.flatMap((deck) => newCards(deck, now));
  const sittings = new Map(
    SITTING_DAYS_AGO.map((daysAgo) => {
      const inUse = cards.filter(({ deck, facts, reviews }) => {
        const isOpen = deck.madeDaysAgo >= daysAgo && daysAgo > (deck.archivedDaysAgo ?? -1);
        const isTakenOut = facts.suspended && reviews >= (facts.ratings?.length ?? 0);
        return isOpen && facts.ratings && !isTakenOut;
      });
      return [sittingId(daysAgo), review(inUse, timeOf(daysAgo, SITTING_START, now))];
    }),
  );
  return { cards: new Map(cards.map((scripted) => [scripted.id, today(scripted)])), sittings };
}

function newCards(deck: DemoDeck, now: Date): Scripted[] {
  return deck.cards.map((facts, index) => {
    const made = makingTime(facts.addedDaysAgo ?? deck.madeDaysAgo, now);
    const card = newCard(facts, deck.id, made.getTime() + index, made);
    return { id: `${deck.id}-${index}`, card, facts, deck, reviews: 0 };
  });
}

/** Reviews what is due and changes the cards. */
function review(cards: readonly Scripted[], started_at: Date): ReviewSitting {
  const lines: string[] = [];
  const day = daySpan(started_at, DEFAULT_ZONE);
  for (let at = started_at; ; at = new Date(at.getTime() + SECONDS_EACH * 1_000)) {
    const queued = cards.map((scripted) => ({ ...scripted.card, id: scripted.id, scripted }));
    const [next] = queueAt(queued, { now: at, day, newLeft: REVIEW_LIMITS.newADay.usual }).ready;
    if (!next) return { started_at, count: lines.length, reviews: lines.join('\n'), updated_at: at };
    const { id, scripted } = next;
    const rating = scripted.facts.ratings?.[scripted.reviews] ?? 'good';
    lines.push(formatReview({ card: id, at, rating, ms: SECONDS_EACH * 1_000, before: scripted.card }));
    scripted.card = { ...scripted.card, ...rateCard(scripted.card, rating, at) };
    scripted.reviews += 1;
  }
}

/** A card's current state, with what the student changed after the reviews. */
function today({ card, facts: { suspended, flagged }, deck }: Scripted): Card {
  const marked = { ...card, ...(suspended && { suspended }), ...(flagged && { flagged }) };
  return { ...marked, queue: queueOf(marked, { archived: deck.archivedDaysAgo !== undefined }) };
}
