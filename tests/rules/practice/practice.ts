import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { MOST_STORED, STORED_KINDS, type StoredKind } from '@akada/domain/practice/practice';
import { attemptSchema, questionSetSchema, storedCountSchema } from '@akada/domain/practice/schemas';
import {
  accessCases,
  batchCase,
  OWNER,
  ownCollectionCases,
  type RuleCase,
} from '../../support/rules/builders.ts';
import { type FieldCase, wholeNumberCases } from '../../support/rules/field-cases.ts';
import { openAccounts } from '../../support/rules/open-accounts.ts';
import { Ago, type Batch, type Fields, INTRUDER, Raised } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import {
  AT,
  allow,
  COUNT,
  deny,
  NOTHING_STORED,
  pathOf,
  type Situation,
  STORED,
  writesOf,
} from './batches.ts';
import { countedOf } from './counting.ts';
import {
  attemptChanges,
  attemptFields,
  countFields,
  newAttemptFields,
  newSetFields,
  setFields,
} from './fields.ts';

const account = { ...newAccount(new Date('2026-01-01T08:00:00.000Z')) };
const STOPPED = { account: { ...account, writes_stopped_until: new Date('2090-01-01') } };
const RESUMED = { account: { ...account, writes_stopped_until: new Ago(1_000) } };

const LONGEST = 'i'.repeat(128);

function situationsOf(kind: StoredKind, fields: readonly FieldCase[]): Situation[] {
  const { create, remove, firstCount, count } = writesOf(kind);
  const save: Situation['writes'] = (uid) => [create(uid), count(uid, 3)];
  return [
    ...fields.map(({ has, change, allowed }) => ({
      ...{ what: `save one of the ${kind} with ${has}`, allowed, ...NOTHING_STORED },
      writes: (uid: string): Batch => [create(uid, change), firstCount(uid)],
    })),
    ...countFields.map(({ has, change, allowed }) => ({
      ...{ what: `save one of the ${kind} and a number of them with ${has}`, allowed, ...NOTHING_STORED },
      writes: (uid: string): Batch => [create(uid), firstCount(uid, change)],
    })),
    ...[LONGEST, `${LONGEST}i`, 'a.b', 'a b', 'à'].map((id) => ({
      what: `save one of the ${kind} with ${id.length < 10 ? `the id ${id}` : `an id of ${id.length} characters`}`,
      allowed: id === LONGEST,
      ...NOTHING_STORED,
      writes: (uid: string): Batch => [create(uid, {}, id), firstCount(uid, { last_id: id })],
    })),
    ...countedOf(kind),
    deny(`save one of the ${kind} before their account is open`, { account: null, writes: save }),
    deny(`save one of the ${kind} while their writes are stopped`, { ...STOPPED, writes: save }),
    allow(`save one of the ${kind} after their writes were stopped`, { ...RESUMED, writes: save }),
    deny(`save one of the ${kind} before their address is confirmed`, { by: 'unverified', writes: save }),
    allow(`delete one of the ${kind} while their writes are stopped`, {
      ...STOPPED,
      writes: (uid) => [remove(uid), count(uid, 1, 'one')],
    }),
  ];
}

const { update: answer } = writesOf('attempts');
const SUBMITTED = { one: { submitted_at: AT } };
const answered: readonly Situation[] = [
  ...attemptChanges.map(({ has, change, allowed }) => ({
    ...{ what: `continue an attempt with ${has}`, allowed },
    writes: (uid: string): Batch => [answer(uid, change)],
  })),
  allow('continue an attempt that has a field of another release', {
    one: { [INTRUDER]: 1 },
    writes: (uid) => [answer(uid, { answers: { 1: 'x' } })],
  }),
  allow('mark a short answer of a submitted attempt', {
    ...SUBMITTED,
    writes: (uid) => [answer(uid, { answers: { 1: '1\nx' }, right: 2, score: 100 })],
  }),
  deny('submit an attempt a second time', {
    ...SUBMITTED,
    writes: (uid) => [answer(uid, { submitted_at: new Date(AT.getTime() + 1) })],
  }),
  deny('reopen a submitted attempt', {
    ...SUBMITTED,
    writes: (uid) => [answer(uid, { submitted_at: null })],
  }),
  deny("continue another student's attempt", { writes: (uid) => [answer(`${uid}-friend`, { flagged: '' })] }),
  deny('continue an attempt while their writes are stopped', {
    ...STOPPED,
    writes: (uid) => [answer(uid, { flagged: '' })],
  }),
];

const situations = [
  ...[...situationsOf('attempts', newAttemptFields), ...answered].map((situation, index) => ({
    ...{ ...situation, kind: 'attempts' as StoredKind, uid: `attempt-${index}` },
  })),
  ...situationsOf('question_sets', newSetFields).map((situation, index) => ({
    ...{ ...situation, kind: 'question_sets' as StoredKind, uid: `set-${index}` },
  })),
];

export const writes: readonly RuleCase[] = situations.map((situation) =>
  batchCase(situation.what, situation, situation.writes(situation.uid)),
);

/** The documents of a student before the writes; `-friend` is another student with the same documents. */
function storedOf({ kind, uid, one = {}, count = {}, account: of = account }: (typeof situations)[number]) {
  return [uid, `${uid}-friend`].flatMap((id): [string, Fields][] => [
    ...(of ? [[documentPaths.account(id), of] as [string, Fields]] : []),
    ...(one ? [[pathOf(kind, id, 'one'), { ...STORED[kind], ...one }] as [string, Fields]] : []),
    [pathOf(kind, id, 'two'), STORED[kind]],
    ...(count
      ? [[documentPaths.storedCount(id, kind), { stored: 2, last_id: 'two', ...count }] as [string, Fields]]
      : []),
  ]);
}

export const fixtures: Record<string, Fields> = {
  ...openAccounts([OWNER]),
  ...Object.fromEntries(situations.flatMap(storedOf)),
  ...Object.fromEntries(
    STORED_KINDS.flatMap((kind) => [
      ...['one', 'old'].map((id) => [pathOf(kind, OWNER, id), STORED[kind]]),
      [documentPaths.storedCount(OWNER, kind), { ...COUNT, stored: 2, last_id: 'old' }],
    ]),
  ),
};

function accessOf(
  kind: StoredKind,
  [noun, nouns]: [string, string],
  change: Fields,
  canUpdate: boolean,
): RuleCase[] {
  const { create, count } = writesOf(kind);
  const collection = (kind === 'attempts' ? collectionPaths.attempts : collectionPaths.questionSets)(OWNER);
  const all = ownCollectionCases({
    ...{ noun, nouns, collection, data: STORED[kind], change },
    ...(canUpdate ? {} : { ownerCan: ['create', 'delete'] as const }),
    newDocument: (by) => ({
      ...create(OWNER, {}, `two-${by}`),
      with: [count(OWNER, new Raised(1), `two-${by}`)],
    }),
  });
  return [
    ...all.filter(({ verb }) => verb !== 'delete'),
    ...accessCases([
      {
        verb: 'delete',
        what: `${noun} of the owner`,
        path: pathOf(kind, OWNER, 'old'),
        with: [count(OWNER, new Raised(-1), 'old')],
        for: ['owner'],
      },
    ]),
  ];
}
export const access = [
  ...accessOf('question_sets', ['a question set', 'the question sets'], { title: 'Cells' }, false),
  ...accessOf('attempts', ['an attempt', 'the attempts'], { flagged: '0' }, true),
  ...accessCases([
    {
      verb: 'get',
      what: 'the number of attempts of the owner',
      path: documentPaths.storedCount(OWNER, 'attempts'),
      for: ['owner'],
    },
    {
      verb: 'list',
      what: 'the numbers of the owner',
      path: collectionPaths.storedCounts(OWNER),
      for: ['owner'],
    },
  ]),
];

if (import.meta.vitest) {
  testRules('question sets and attempts', fixtures, [...access, ...writes]);
  testSchemaAgrees('questionSetSchema', questionSetSchema, STORED.question_sets, setFields);
  testSchemaAgrees('attemptSchema', attemptSchema, STORED.attempts, attemptFields);
  testSchemaAgrees('storedCountSchema', storedCountSchema, COUNT, [
    ...countFields,
    ...wholeNumberCases('stored', 0, MOST_STORED.attempts),
  ]);
}
