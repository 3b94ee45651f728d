import { CARD_LIMITS } from '@akada/domain/ai/ai';
import { newCard } from '@akada/domain/cards/card';
import { CARD_TAG_LIMITS, DECK_COLORS, DECK_LIMITS } from '@akada/domain/cards/decks';
import {
  type Card,
  cardSchema,
  type Deck,
  type DeckCard,
  deckCardSchema,
  deckSchema,
  QUEUES,
} from '@akada/domain/cards/schemas';
import { collectionPaths, deckCardsPath } from '@akada/domain/documents/paths';
import { AI_FILE_CASES } from '../support/rules/ai-file-cases.ts';
import { OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  booleanCases,
  choiceCases,
  type FieldCase,
  invalid,
  linesCases,
  merged,
  notOfType,
  onlyRules,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { ABSENT, type Fields, INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { instantCases } from '../support/rules/time-cases.ts';
import { dueDaysCases } from './reviews.ts';

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
  ...textCases('title', DECK_LIMITS.title),
  ...textCases('subject', DECK_LIMITS.subject),
  ...choiceCases('color', DECK_COLORS),
  ...booleanCases('archived'),
  ...choiceCases('state', ['importing']),
  ...dueDaysCases('due'),
  ...wholeNumberCases('new', -99_999, 99_999),
  valid('every optional field', { subject: 'Biology', color: 'red', archived: true, state: 'importing' }),
  valid('counts of its cards', { due: { '2026-03-01': 2 }, new: 1 }),
  ...wholeNumberCases('cards', 0, DECK_LIMITS.cards),
  ...AI_FILE_CASES,
  ...instantCases('next_due'),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
];
const onCreate: readonly FieldCase[] = [
  onlyRules(invalid('a created_at in the past', { created_at: AT })),
  onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
];
const onUpdate: readonly FieldCase[] = [
  invalid('a title and an extra field', { title: 'Cells', [INTRUDER]: true }),
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
    'one',
    7,
    AT,
  ),
  queue: 'review',
  stability: 2.3065,
  difficulty: 2.118,
  reps: 1,
  state: 2,
  last_review: AT,
};
/** The same card as apps of releases before stored version 7 write it. */
export const DECK_CARD: DeckCard = deckCardSchema.parse(
  Object.fromEntries(Object.entries(CARD).filter(([field]) => field in deckCardSchema.shape)),
);
const cards = collectionPaths.cards(OWNER);
const deckCards = deckCardsPath(OWNER, 'one');

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

/** The fields of a card, wherever it is. */
const deckCardFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an extra field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(
    Object.keys(DECK_CARD).filter((field) => field !== 'source' && field !== 'page'),
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
const cardFields: readonly FieldCase[] = [
  ...deckCardFields,
  valid('the fields of a new card', { ...newCard(CARD, 'one', CARD.position, AT) }),
  ...without(['deck_id', 'queue', 'position'], []),
  valid('the id of another deck', { deck_id: 'two' }),
  valid('an id of an earlier release', { deck_id: 'Ọ̀kan 1' }),
  ...['', '.', 'a/b', '__a__', 'd'.repeat(1_501)].map((deck_id) =>
    invalid(`the id ${JSON.stringify(deck_id.slice(0, 8))} of ${deck_id.length} characters`, { deck_id }),
  ),
  ...notOfType('deck_id', { 'a number': 1, 'a list': ['one'] }),
  ...QUEUES.map((queue) => valid(`the queue ${queue}`, { queue })),
  invalid('an unknown queue', { queue: INTRUDER }),
  ...['suspended', 'flagged'].flatMap(booleanCases),
  ...choiceCases('format', ['markdown']),
  ...linesCases('tags', CARD_TAG_LIMITS.tags, CARD_TAG_LIMITS.tag, { tags: true }),
  ...notOfType('queue', { 'a number': 1, 'a list': ['new'] }),
];
const CHANGE = { page: 'p1', number: 7, at: AT };
const changed = (change: Fields) => ({ last_change: merged(CHANGE, change) });
/** The last change of a card that is put back after it was deleted. */
const lastChangeFields: readonly FieldCase[] = [
  valid('a last change', changed({})),
  ...['', 'a/b', 7].map((page) => invalid(`the page ${JSON.stringify(page)}`, changed({ page }))),
  ...[-1, 0.5, '7'].map((number) => invalid(`the number ${JSON.stringify(number)}`, changed({ number }))),
  ...[new Date('1999-12-31'), '2026-03-01'].map((at) =>
    invalid(`a change at ${JSON.stringify(at)}`, changed({ at })),
  ),
  ...Object.keys(CHANGE).map((field) => invalid(`no ${field} of its change`, changed({ [field]: ABSENT }))),
  invalid('an extra field in its change', changed({ [INTRUDER]: true })),
  ...notOfType('last_change', { 'a text': 'p1', 'a number': 7, 'a list': [CHANGE] }),
];
/** A card has the same position for ever. Nothing has changed it yet. */
const onCardUpdate: readonly FieldCase[] = [
  valid('the same position', { position: CARD.position }),
  invalid('a later position', { position: CARD.position + 1 }),
  invalid('an earlier position', { position: CARD.position - 1 }),
  valid('a first change now', changed({ at: SERVER_TIME })),
  invalid('a first change in the past', changed({})),
];
/** Changes of a card that the seventh change of a page was the last to save. */
const onNextChange: readonly FieldCase[] = [
  valid('a later change of the same page', changed({ number: 8, at: SERVER_TIME })),
  valid('a change of another page', changed({ page: 'p2', number: 1, at: SERVER_TIME })),
  valid('the same last change', changed({})),
  valid('no last change', { last_change: ABSENT }),
  invalid('its last change, sent again', changed({ at: SERVER_TIME })),
  invalid('an earlier change, sent again', changed({ number: 6, at: SERVER_TIME })),
  invalid('a later change at a time of the past', changed({ number: 8 })),
];
const newCardFields = [...cardFields, ...countCases('position'), ...lastChangeFields];
const cardCreates = writeCases('a card', cards, { ...CARD }, newCardFields);
const cardUpdates = writeCases('a card', cards, { ...CARD }, [...cardFields, ...onCardUpdate]);
const CHANGED_CARD = { ...CARD, last_change: CHANGE };
const nextChanges = writeCases('a card with a last change', cards, CHANGED_CARD, onNextChange, 'next-');
const deckCardWrites = writeCases('a card below its deck', deckCards, { ...DECK_CARD }, deckCardFields);

export const fixtures = {
  ...Object.fromEntries(['one', 'old'].map((id) => [`${decks}/${id}`, { ...DECK }])),
  ...Object.fromEntries(['one', 'old'].map((id) => [`${cards}/${id}`, { ...CARD }])),
  ...Object.fromEntries(['one', 'old'].map((id) => [`${deckCards}/${id}`, { ...DECK_CARD }])),
  ...updated.fixtures,
  ...cardUpdates.fixtures,
  ...nextChanges.fixtures,
  ...deckCardWrites.fixtures,
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
  ...ownCollectionCases({
    noun: 'a card below its deck',
    nouns: 'the cards below a deck',
    collection: deckCards,
    data: DECK_CARD,
    change: { reps: 2 },
  }),
];
export const creates = [...created.creates, ...cardCreates.creates, ...deckCardWrites.creates];
const updates = [
  ...updated.updates,
  ...cardUpdates.updates,
  ...deckCardWrites.updates,
  ...nextChanges.updates,
];
/** The cases that compare with the stored deck or card. */
export const onlyUpdates = [
  ...updated.updates.slice(-onUpdate.length),
  ...cardUpdates.updates.slice(-onCardUpdate.length),
  ...nextChanges.updates,
];

if (import.meta.vitest) {
  testRules('decks and cards', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('deckSchema', deckSchema, { ...DECK }, onEveryWrite);
  testSchemaAgrees('cardSchema', cardSchema, { ...CARD }, newCardFields);
  testSchemaAgrees('deckCardSchema', deckCardSchema, { ...DECK_CARD }, deckCardFields);
}
