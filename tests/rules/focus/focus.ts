import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import {
  batchCase,
  OWNER,
  ownCollectionCases,
  PERSONAS,
  type PersonaName,
  type RuleCase,
} from '../../support/rules/builders.ts';
import { openAccounts } from '../../support/rules/open-accounts.ts';
import type { Fields } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import {
  createMonth,
  createSession,
  fieldSituations,
  LAST_SESSION,
  OLDER_SESSION,
  type Situation,
} from './batches.ts';
import { addedMinutes, countedOnce, minutesOfEntries } from './counting.ts';
import { MONTH, monthFields, SESSION, sessionFields } from './fields.ts';

/** Focus sessions and the months that sum up their minutes. */

const situations = [...fieldSituations, ...addedMinutes, ...minutesOfEntries, ...countedOnce].map(
  (situation, index) => ({
    ...situation,
    uid: `focus-${index}`,
  }),
);

export const writes: readonly RuleCase[] = situations.map((situation) =>
  batchCase(`save ${situation.what}`, situation, situation.writes(situation.uid)),
);

/** The documents of a student before the writes. */
function stored({ uid, before, last, targets = {} }: Situation & { uid: string }): [string, Fields][] {
  return [
    ...Object.entries(targets).map(([path, data]): [string, Fields] => [
      `${documentPaths.account(uid)}/${path}`,
      data,
    ]),
    ...(before ? withMonth(uid, before, last) : []),
  ];
}

/** A month with its last and an older session, and a session of another month. */
function withMonth(
  uid: string,
  days: Record<string, number>,
  last_session_id = LAST_SESSION,
): [string, Fields][] {
  const at = (id: string) => documentPaths.focusSession(uid, id);
  return [
    [documentPaths.focusMonth(uid, MONTH.month), { ...MONTH, days, last_session_id }],
    [at(LAST_SESSION), { ...SESSION }],
    [at(OLDER_SESSION), { ...SESSION }],
    [at('in-april'), { ...SESSION, day: '2026-04-05' }],
  ];
}

const others = Object.keys(PERSONAS) as PersonaName[];
/** For each persona, a month without a session and a month that already names the persona's new session. */
const freeMonth = (by: PersonaName) => `2027-0${1 + others.indexOf(by)}`;
const namingMonth = (by: PersonaName) => `2028-0${1 + others.indexOf(by)}`;
const idOf = (by: PersonaName) => `two-${by}`;

export const fixtures: Record<string, Fields> = Object.fromEntries([
  ...Object.entries(openAccounts(situations.map(({ uid }) => uid))),
  ...situations.flatMap(stored),
  ...withMonth(OWNER, { '05': 50 }),
  ...others.map((by): [string, Fields] => [
    documentPaths.focusMonth(OWNER, namingMonth(by)),
    { ...MONTH, month: namingMonth(by), last_session_id: idOf(by) },
  ]),
]);

export const access = [
  ...ownCollectionCases({
    noun: 'a focus session',
    nouns: 'the focus sessions',
    collection: collectionPaths.focusSessions(OWNER),
    data: { ...SESSION },
    change: { minutes: 50 },
    ownerCan: ['create'],
    id: LAST_SESSION,
    oldId: OLDER_SESSION,
    // The month exists already; writing it as well would be denied for the same reason.
    newDocument: (by) => createSession(OWNER, { day: `${namingMonth(by)}-05` }, idOf(by)),
  }),
  ...ownCollectionCases({
    noun: 'a focus month',
    nouns: 'the focus months',
    collection: collectionPaths.focusMonths(OWNER),
    data: { ...MONTH },
    change: { days: { '05': 1_000 } },
    ownerCan: ['create'],
    id: MONTH.month,
    oldId: MONTH.month,
    newDocument: (by) => ({
      ...createMonth(OWNER, { last_session_id: `three-${by}` }, freeMonth(by)),
      with: [createSession(OWNER, { day: `${freeMonth(by)}-05` }, `three-${by}`)],
    }),
  }),
];

if (import.meta.vitest) {
  testRules('focus', fixtures, [...access, ...writes]);
  testSchemaAgrees('focusSessionSchema', focusSessionSchema, { ...SESSION }, sessionFields);
  testSchemaAgrees('focusMonthSchema', focusMonthSchema, { ...MONTH }, monthFields);
}
