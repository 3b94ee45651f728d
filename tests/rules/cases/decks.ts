import { AI_LIMITS } from '@akada/domain/ai/ai';
import { newCard } from '@akada/domain/ai/review';
import type { Card, Deck } from '@akada/domain/ai/schemas';
import { cardsPath, collectionPaths } from '@akada/domain/documents/paths';
import { notOfType, textCases, wholeNumberCases, without } from '../../support/field-cases.ts';
import { instantCases } from '../../support/field-cases-of-time.ts';
import {
  bad,
  type FieldCase,
  INTRUDER,
  OWNER,
  ok,
  SERVER_TIME,
  writeCases,
} from '../../support/rule-cases.ts';
import { ownedAccessCases } from './owned.ts';
import { onlyRules } from './vault-kinds.ts';

/** Decks and their cards, which their owner writes. */

const decks = collectionPaths.decks(OWNER);
const AT = new Date('2026-03-01T08:00:00.000Z');

/** As it is stored, some time after it was kept. */
export const DECK: Deck = { title: 'Osmosis', cards: 12, next_due: AT, created_at: AT };
const KEPT = { ...DECK, created_at: SERVER_TIME };

/** What a deck may and may not hold, whenever it is written. */
const alwaysOfDeck: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  ...without(Object.keys(DECK), []),
  ...textCases('title', AI_LIMITS.title),
  ...instantCases('next_due'),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
];
const sizes = wholeNumberCases('cards', 1, AI_LIMITS.maxCards);

/** What the schema alone can tell of a deck, whoever writes it. */
export const deckFields: readonly FieldCase[] = [...alwaysOfDeck, ...sizes];

const onCreate: readonly FieldCase[] = [
  ...sizes,
  onlyRules(bad('a created_at in the past', { created_at: AT })),
  onlyRules(bad('a created_at to come', { created_at: new Date('2090-01-01') })),
];
const onUpdate: readonly FieldCase[] = [
  bad('a title and a field more', { title: 'Cells', [INTRUDER]: true }),
  ok('the same number of cards', { cards: DECK.cards }),
  bad('a card more', { cards: DECK.cards + 1 }),
  bad('a card less', { cards: DECK.cards - 1 }),
  ok('the same created_at', { created_at: AT }),
  bad('another created_at', { created_at: new Date(AT.getTime() + 1) }),
  bad("the server's time for its created_at", { created_at: SERVER_TIME }),
];

const created = writeCases('a deck', decks, KEPT, [...alwaysOfDeck, ...onCreate]);
const updated = writeCases('a deck', decks, { ...DECK }, [...alwaysOfDeck, ...onUpdate]);

/** A card that was reviewed, and one that was not. */
export const CARD: Card = {
  ...newCard({ front: 'What is osmosis?', back: 'Water through a membrane.' }, AT),
  stability: 2.3065,
  difficulty: 2.118,
  reps: 1,
  state: 2,
  last_review: AT,
};
const cards = cardsPath(OWNER, 'one');

/** A whole number from 0 on. */
const countCases = (field: string): FieldCase[] => [
  ...[0, 1, 36_500].map((value) => ok(`the ${field} ${value}`, { [field]: value })),
  ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].map((value) =>
    bad(`the ${field} ${value}`, { [field]: value }),
  ),
  ...notOfType(field, { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
];

/** A number from 0 to `max`. */
const numberCases = (field: string, max: number): FieldCase[] => [
  ...[0, 0.001, 1, 2.3065, max].map((value) => ok(`the ${field} ${value}`, { [field]: value })),
  ...[-0.001, -1, max + 0.001, max + 1, Number.NaN, Number.POSITIVE_INFINITY].map((value) =>
    bad(`the ${field} ${value}`, { [field]: value }),
  ),
  ...notOfType(field, { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
];

/** What a card may and may not hold. */
export const cardFields: readonly FieldCase[] = [
  ok('every field', {}),
  ok('the memory of a new one', { ...newCard(CARD, AT) }),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which its path says', { user_id: OWNER }),
  ...without(Object.keys(CARD), []),
  ...textCases('front', 500),
  ...textCases('back', 1_000),
  ...instantCases('due'),
  ...numberCases('stability', 36_500),
  ...numberCases('difficulty', 10),
  ...['scheduled_days', 'learning_steps', 'reps', 'lapses'].flatMap(countCases),
  ...[0, 1, 2, 3].map((state) => ok(`the state ${state}`, { state })),
  ...[-1, 4, 0.5, Number.NaN, INTRUDER].map((state) => bad(`the state ${state}`, { state })),
  ...notOfType('state', { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
  ok('no review yet', { last_review: null }),
  // Null is what instantCases would refuse.
  ...instantCases('last_review').filter(({ change }) => change.last_review !== null),
];
const cardWrites = writeCases('a card', cards, { ...CARD }, cardFields);

export const fixtures = {
  ...Object.fromEntries(['one', 'old'].map((id) => [`${decks}/${id}`, { ...DECK }])),
  ...Object.fromEntries(['one', 'old'].map((id) => [`${cards}/${id}`, { ...CARD }])),
  ...updated.fixtures,
  ...cardWrites.fixtures,
};
export const access = [
  ...ownedAccessCases({
    one: 'a deck',
    all: 'the decks',
    collection: decks,
    data: KEPT,
    change: { title: 'x' },
  }),
  ...ownedAccessCases({
    one: 'a card',
    all: 'the cards',
    collection: cards,
    data: CARD,
    change: { reps: 2 },
  }),
];
export const creates = [...created.creates, ...cardWrites.creates];
export const updates = [...updated.updates, ...cardWrites.updates];
/** What only updates can show: the cases of {@link onUpdate}. */
export const onlyUpdates = updated.updates.slice(-onUpdate.length);
