import { newMemory } from '@akada/domain/cards/memory';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import {
  type ReviewSitting,
  type ReviewSummary,
  reviewSittingSchema,
  reviewSummarySchema,
} from '@akada/domain/cards/schemas';
import { formatReview } from '@akada/domain/cards/sittings';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  accessCases,
  OWNER,
  ownCollectionCases,
  type RuleCase,
  writeCases,
} from '../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { openAccounts } from '../support/rules/open-accounts.ts';
import { type Fields, INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { instantCases } from '../support/rules/time-cases.ts';

/** The log of reviews, and how many cards are due on each day. */

const sittings = collectionPaths.reviewSittings(OWNER);
const summary = documentPaths.reviewSummary(OWNER);
const AT = new Date('2026-03-01T08:00:00.000Z');
const { reviews: MOST, characters: LONGEST } = REVIEW_LIMITS.sitting;

const line = formatReview({ card: 'one', at: AT, rating: 'good', ms: 4_000, before: newMemory(AT) });
const lines = (count: number) => ({ count, reviews: Array<string>(count).fill(line).join('\n') });

/** A stored sitting of two reviews. */
export const SITTING: ReviewSitting = { started_at: AT, ...lines(2), updated_at: AT };
const NEW_SITTING = { ...SITTING, updated_at: SERVER_TIME };
const SUMMARY: ReviewSummary = { due: { '2026-03-01': 2 }, new: 1, learned: { '2026-03-01': 1 } };

/** A map with a number of cards for each day. */
export function dueDaysCases(field: string): FieldCase[] {
  return [
    ...[{}, { '2026-03-01': 0 }, { '2026-03-01': 1, '2026-12-31': 99_999 }, { '2099-01-09': -99_999 }].map(
      (days) => valid(`${JSON.stringify(days)} as ${field}`, { [field]: days }),
    ),
    ...[{ today: 1 }, { '1999-03-01': 1 }, { '2026-3-1': 1 }, { '2026-03-01': 1, ' 2026-03-02': 1 }].map(
      (days) => invalid(`${JSON.stringify(days)} as ${field}`, { [field]: days }),
    ),
    ...[100_000, -100_000, 0.5, '1', null, [1], { count: 1 }, true, ''].map((value) =>
      invalid(`${JSON.stringify(value)} on a day of ${field}`, {
        [field]: { '2026-03-01': 1, '2026-03-02': value },
      }),
    ),
    ...[1, '2026-03-01', '', ['2026-03-01'], [], null].map((value) =>
      invalid(`${JSON.stringify(value)} as ${field}`, { [field]: value }),
    ),
  ];
}

/** The fields of a sitting, for creates and updates. */
const sittingFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(SITTING), []),
  ...instantCases('started_at'),
  valid(`${MOST} reviews`, lines(MOST)),
  invalid(`${MOST + 1} reviews`, {
    count: MOST + 1,
    reviews: Array<string>(MOST + 1)
      .fill('x')
      .join('\n'),
  }),
  invalid('one review more than lines', { count: 3 }),
  invalid('one review fewer than lines', { count: 1 }),
  ...notOfType('count', { 'a text': '2', 'a list': [2] }),
  invalid('an empty line', { count: 3, reviews: `${SITTING.reviews}\n` }),
  invalid('no line', { count: 0, reviews: '' }),
  invalid('a letter of another script', { count: 3, reviews: `${SITTING.reviews}\nà` }),
  invalid('a carriage return', { count: 3, reviews: `${SITTING.reviews}\n\r` }),
  valid(`${LONGEST} characters`, { count: 3, reviews: `${SITTING.reviews}\n`.padEnd(LONGEST, 'x') }),
  invalid(`${LONGEST + 1} characters`, {
    count: 3,
    reviews: `${SITTING.reviews}\n`.padEnd(LONGEST + 1, 'x'),
  }),
  ...notOfType('reviews', { 'a number': 7, 'a list of lines': [line, line], 'a boolean': true }),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
];
const ofUpdatedAt: readonly FieldCase[] = [
  onlyRules(invalid('an updated_at in the past', { updated_at: AT })),
  onlyRules(invalid('an updated_at in the future', { updated_at: new Date('2090-01-01') })),
];
const onUpdate: readonly FieldCase[] = [
  valid('the same reviews', { ...lines(2) }),
  valid('one review more', { ...lines(3) }),
  invalid('one review fewer', { ...lines(1) }),
  invalid('another review first', { count: 3, reviews: `x\n${lines(2).reviews}` }),
  invalid('a changed review', { count: 2, reviews: `${line}\n${line.replace('4000', '4001')}` }),
  invalid('a longer last review', { count: 2, reviews: `${SITTING.reviews}0` }),
  invalid('another start', { started_at: new Date(AT.getTime() + 1) }),
];

const created = writeCases('a sitting', sittings, NEW_SITTING, [...sittingFields, ...ofUpdatedAt]);
const updated = writeCases('a sitting', sittings, { ...SITTING }, [
  ...sittingFields
    .filter(({ change }) => !('started_at' in change))
    .map((field) => ({ ...field, change: { updated_at: SERVER_TIME, ...field.change } })),
  ...ofUpdatedAt,
  ...onUpdate.map((field) => ({ ...field, change: { updated_at: SERVER_TIME, ...field.change } })),
]);

const summaryFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without([], Object.keys(SUMMARY)),
  ...['due', 'learned'].flatMap(dueDaysCases),
  ...wholeNumberCases('new', -99_999, 99_999),
];
/** A student has one summary, so each case overwrites it. */
const summaryWrites = summaryFields.map(
  ({ has, change, allowed }): RuleCase => ({
    title: `the owner ${allowed ? 'can' : 'cannot'} save a summary with ${has}`,
    by: 'owner',
    verb: 'create',
    path: summary,
    data: { ...SUMMARY, ...change },
    allowed,
  }),
);

const own = ['owner'] as const;
const what = 'the summary of the owner';
const path = summary;
const data = { ...SUMMARY };
const all = collectionPaths.reviewSummaries(OWNER);

export const fixtures: Record<string, Fields> = {
  ...openAccounts([OWNER]),
  ...Object.fromEntries(['one', 'old'].map((id) => [`${sittings}/${id}`, { ...SITTING }])),
  ...updated.fixtures,
  [summary]: data,
};
export const access = [
  ...ownCollectionCases({
    noun: 'a sitting',
    nouns: 'the sittings',
    collection: sittings,
    data: NEW_SITTING,
    change: { ...lines(3), updated_at: SERVER_TIME },
    ownerCan: ['create', 'update'],
  }),
  ...accessCases([
    { verb: 'get', what, path, for: own },
    { verb: 'list', what, path: all, for: [] },
    { verb: 'count', what, path: all, for: [] },
    { verb: 'create', what, path, data, for: own },
    { verb: 'update', what, path, data: { new: 2 }, for: own },
    { verb: 'delete', what, path, for: [] },
    { verb: 'create', what: 'a summary under another id', path: `${all}/other`, data, for: [] },
  ]),
];
export const writes = [...created.creates, ...updated.updates, ...summaryWrites];

if (import.meta.vitest) {
  testRules('the log and the counts of reviews', fixtures, [...access, ...writes]);
  testSchemaAgrees('reviewSittingSchema', reviewSittingSchema, { ...SITTING }, sittingFields);
  testSchemaAgrees('reviewSummarySchema', reviewSummarySchema, { ...SUMMARY }, summaryFields);
}
