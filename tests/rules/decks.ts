import { AI_LIMITS, CARD_LIMITS } from '@akada/domain/ai/ai';
import { type Card, cardSchema, type Deck, deckSchema } from '@akada/domain/ai/deck-schemas';
import { newCard } from '@akada/domain/ai/review';
import { cardsPath, collectionPaths } from '@akada/domain/documents/paths';
import { AI_FILE_CASES } from '../support/rules/ai-file-cases.ts';
import { OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { instantCases } from '../support/rules/time-cases.ts';

/** Decks and their cards, which their owner writes. */

const decks = collectionPaths.decks(OWNER);
const AT = new Date('2026-03-01T08:00:00.000Z');

/** A stored deck. */
export const DECK: Deck = { title: 'Osmosis', cards: 12, next_due: AT, created_at: AT };
const NEW_DECK = { ...DECK, created_at: SERVER_TIME };

/** The fields of a deck, for creates and updates. */
const onEveryWrite: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an extra field', { [INTRUDER]: true }),
  ...without(Object.keys(DECK), []),
  ...textCases('title', AI_LIMITS.title),
  ...AI_FILE_CASES,
  ...instantCases('next_due'),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
];
const sizes = wholeNumberCases('cards', 1, AI_LIMITS.maxCards);

/** The cases that the schema can decide without the stored deck. */
const deckFields: readonly FieldCase[] = [...onEveryWrite, ...sizes];

const onCreate: readonly FieldCase[] = [
  ...sizes,
  onlyRules(invalid('a created_at in the past', { created_at: AT })),
  onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
];
const onUpdate: readonly FieldCase[] = [
  invalid('a title and an extra field', { title: 'Cells', [INTRUDER]: true }),
  valid('the same number of cards', { cards: DECK.cards }),
  invalid('one card more', { cards: DECK.cards + 1 }),
  invalid('one card fewer', { cards: DECK.cards - 1 }),
  valid('the same created_at', { created_at: AT }),
  invalid('another created_at', { created_at: new Date(AT.getTime() + 1) }),
  invalid("the server's time as created_at", { created_at: SERVER_TIME }),
];

const created = writeCases('a deck', decks, NEW_DECK, [...onEveryWrite, ...onCreate]);
const updated = writeCases('a deck', decks, { ...DECK }, [...onEveryWrite, ...onUpdate]);

/** A card that has been reviewed. */
export const CARD: Card = {
  ...newCard(
    {
      front: 'What is osmosis?',
      back: 'Water through a membrane.',
      source: 'Osmosis moves water through a membrane.',
      page: 3,
    },
    AT,
  ),
  stability: 2.3065,
  difficulty: 2.118,
  reps: 1,
  state: 2,
  last_review: AT,
};
const cards = cardsPath(OWNER, 'one');

/** A whole number, 0 or more. */
const countCases = (field: string): FieldCase[] => [
  ...[0, 1, 36_500].map((value) => valid(`${value} as ${field}`, { [field]: value })),
  ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].map((value) =>
    invalid(`${value} as ${field}`, { [field]: value }),
  ),
  ...notOfType(field, { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
];

/** A number from 0 to `max`. */
const numberCases = (field: string, max: number): FieldCase[] => [
  ...[0, 0.001, 1, 2.3065, max].map((value) => valid(`${value} as ${field}`, { [field]: value })),
  ...[-0.001, -1, max + 0.001, max + 1, Number.NaN, Number.POSITIVE_INFINITY].map((value) =>
    invalid(`${value} as ${field}`, { [field]: value }),
  ),
  ...notOfType(field, { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
];

/** The fields of a card. */
const cardFields: readonly FieldCase[] = [
  valid('every field', {}),
  valid('the memory state of a new card', { ...newCard(CARD, AT) }),
  invalid('an extra field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(
    Object.keys(CARD).filter((field) => field !== 'source' && field !== 'page'),
    ['source', 'page'],
  ),
  ...textCases('front', CARD_LIMITS.front),
  ...textCases('back', CARD_LIMITS.back),
  ...textCases('source', CARD_LIMITS.source),
  ...wholeNumberCases('page', 1, CARD_LIMITS.page),
  ...instantCases('due'),
  ...numberCases('stability', 36_500),
  ...numberCases('difficulty', 10),
  ...['scheduled_days', 'learning_steps', 'reps', 'lapses'].flatMap(countCases),
  ...[0, 1, 2, 3].map((state) => valid(`the state ${state}`, { state })),
  ...[-1, 4, 0.5, Number.NaN, INTRUDER].map((state) => invalid(`the state ${state}`, { state })),
  ...notOfType('state', { 'a text of digits': '1', 'a list of numbers': [1], 'a boolean': true }),
  valid('no review yet', { last_review: null }),
  // instantCases refuses null, but last_review may be null.
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
  ...ownCollectionCases({
    noun: 'a deck',
    nouns: 'the decks',
    collection: decks,
    data: NEW_DECK,
    change: { title: 'x' },
  }),
  ...ownCollectionCases({
    noun: 'a card',
    nouns: 'the cards',
    collection: cards,
    data: CARD,
    change: { reps: 2 },
  }),
];
export const creates = [...created.creates, ...cardWrites.creates];
const updates = [...updated.updates, ...cardWrites.updates];
/** The cases that compare with the stored deck: those of {@link onUpdate}. */
export const onlyUpdates = updated.updates.slice(-onUpdate.length);

if (import.meta.vitest) {
  testRules('decks and cards', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('deckSchema', deckSchema, { ...DECK }, deckFields);
  testSchemaAgrees('cardSchema', cardSchema, { ...CARD }, cardFields);
}
