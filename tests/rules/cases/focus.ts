import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { openAccounts } from '../../support/open-accounts.ts';
import { type Fields, OWNER, PERSONAS, type PersonaName, type RuleCase } from '../../support/rule-cases.ts';
import { fields, LAST_ONE, newMonth, OLDER, type Situation, session } from './focus-batches.ts';
import { MONTH, SESSION } from './focus-fields.ts';
import { once } from './focus-once.ts';
import { added, bound } from './focus-sums.ts';
import { ownedAccessCases } from './owned.ts';

/** The focus timer: its sessions, and their sums by month. */

const situations = [...fields, ...added, ...bound, ...once].map((situation, index) => ({
  ...situation,
  uid: `focus-${index}`,
}));

export const writes: readonly RuleCase[] = situations.map(({ what, allowed, writes: all, uid }) => {
  const [first, ...rest] = all(uid);
  const title = `a student ${allowed ? 'can' : 'cannot'} write ${what}`;
  return { title, by: 'owner', uid, ...first, with: rest, allowed };
});

/** What a student has before. */
function thereBefore({ uid, before, last, targets = {} }: Situation & { uid: string }): [string, Fields][] {
  return [
    ...Object.entries(targets).map(([path, data]): [string, Fields] => [
      `${documentPaths.account(uid)}/${path}`,
      data,
    ]),
    ...(before ? withMonth(uid, before, last) : []),
  ];
}

/** A month, its last session and the one before, and a session of another month. */
function withMonth(
  uid: string,
  days: Record<string, number>,
  last_session_id = LAST_ONE,
): [string, Fields][] {
  const at = (id: string) => documentPaths.focusSession(uid, id);
  return [
    [documentPaths.focusMonth(uid, MONTH.month), { ...MONTH, days, last_session_id }],
    [at(LAST_ONE), { ...SESSION }],
    [at(OLDER), { ...SESSION }],
    [at('in-april'), { ...SESSION, day: '2026-04-05' }],
  ];
}

const others = Object.keys(PERSONAS) as PersonaName[];
/** A month that each persona adds to, and one that names already what the persona adds. */
const freeMonth = (by: PersonaName) => `2027-0${1 + others.indexOf(by)}`;
const namingMonth = (by: PersonaName) => `2028-0${1 + others.indexOf(by)}`;
const idOf = (by: PersonaName) => `two-${by}`;

export const fixtures: Record<string, Fields> = Object.fromEntries([
  ...Object.entries(openAccounts(situations.map(({ uid }) => uid))),
  ...situations.flatMap(thereBefore),
  ...withMonth(OWNER, { '05': 50 }),
  ...others.map((by): [string, Fields] => [
    documentPaths.focusMonth(OWNER, namingMonth(by)),
    { ...MONTH, month: namingMonth(by), last_session_id: idOf(by) },
  ]),
]);

export const access = [
  ...ownedAccessCases({
    one: 'a focus session',
    all: 'the focus sessions',
    collection: collectionPaths.focusSessions(OWNER),
    data: { ...SESSION },
    change: { minutes: 50 },
    can: ['create'],
    id: LAST_ONE,
    oldId: OLDER,
    // The month is there, or it would ask the same who writes.
    created: (by) => session(OWNER, { day: `${namingMonth(by)}-05` }, idOf(by)),
  }),
  ...ownedAccessCases({
    one: 'a month of focus',
    all: 'the months of focus',
    collection: collectionPaths.focusMonths(OWNER),
    data: { ...MONTH },
    change: { days: { '05': 1_000 } },
    can: ['create'],
    id: MONTH.month,
    oldId: MONTH.month,
    created: (by) => ({
      ...newMonth(OWNER, { last_session_id: `three-${by}` }, freeMonth(by)),
      with: [session(OWNER, { day: `${freeMonth(by)}-05` }, `three-${by}`)],
    }),
  }),
];
