import { addCounts, type CardCounts, countCards, NO_CARDS, nextDue } from '@akada/domain/cards/counts';
import { isDeckOff, NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { Card, Deck, ReviewSitting, ReviewSummary } from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import type { Day } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { lagosDay } from './days.ts';
import { DEMO_DECKS, type DemoDeck } from './deck-cards.ts';
import { makingTime, reviewHistory } from './review-history.ts';

/** The demo student's decks, cards and sittings by id, and the counts of all decks. */
export interface DemoCards {
  decks: Map<string, Deck>;
  cards: Map<string, Card>;
  sittings: Map<string, ReviewSitting>;
  summary: ReviewSummary;
}

/** Two decks in use, with due, new, flagged and suspended cards, and an archived one. */
export function demoCards(now: Date): DemoCards {
  const { cards, sittings } = reviewHistory(now);
  const decks = new Map(DEMO_DECKS.map((deck) => [deck.id, toDeck(deck, cardsOf(deck, cards), now)]));
  const counted = [...decks.values()].filter((deck) => !isDeckOff(deck));
  const counts = counted.map(({ due = {}, new: fresh = 0 }) => ({ due, new: fresh }));
  const summary = { ...counts.reduce(addCounts, NO_CARDS), learned: learnedOn([...sittings.values()]) };
  return { decks, cards, sittings, summary };
}

function cardsOf({ id }: DemoDeck, cards: ReadonlyMap<string, Card>): Card[] {
  return [...cards.values()].filter(({ deck_id }) => deck_id === id);
}

function toDeck(deck: DemoDeck, cards: readonly Card[], now: Date): Deck {
  const { title, subject, color, archivedDaysAgo } = deck;
  const archived = archivedDaysAgo !== undefined;
  const counts = countsInUse(cards);
  return {
    ...{ title, ...(subject && { subject }), ...(color && { color }), ...(archived && { archived }) },
    ...{ cards: cards.length, ...counts },
    next_due: archived ? NOT_DUE : nextDue(counts, { now, zone: DEFAULT_ZONE, newLeft: 1 }),
    created_at: makingTime(deck.madeDaysAgo, now),
  };
}

/** The counts of a deck, which an archived one keeps although its cards wait in no queue. */
function countsInUse(cards: readonly Card[]): CardCounts {
  return countCards(
    cards.map((card) => ({ ...card, queue: queueOf(card, {}) })),
    DEFAULT_ZONE,
  );
}

/** How many new cards were learned on each day. */
function learnedOn(sittings: readonly ReviewSitting[]): Record<Day, number> {
  const learned: Record<Day, number> = {};
  for (const { at, before } of sittings.flatMap(({ reviews }) => parseReviews(reviews))) {
    if (before.reps === 0) learned[lagosDay(at)] = (learned[lagosDay(at)] ?? 0) + 1;
  }
  return learned;
}
