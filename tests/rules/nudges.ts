import { collectionPaths } from '@akada/domain/documents/paths';
import { NUDGE_KINDS, NUDGE_STATUSES } from '@akada/domain/nudges/nudges';
import { type NudgeState, nudgeStateSchema } from '@akada/domain/nudges/schemas';
import {
  OWNER,
  ownCollectionCases,
  PERSONAS,
  type PersonaName,
  type RuleCase,
} from '../support/rules/builders.ts';
import {
  choiceCases,
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  valid,
  without,
} from '../support/rules/field-cases.ts';
import {
  dayAfter,
  type Fields,
  INTRUDER,
  SERVER_TIME,
  ServerDay,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { dayCases, instantCases } from '../support/rules/time-cases.ts';

/** States of nudges. */

/** A stored state, written long ago. */
const STATE: NudgeState = {
  kind: 'task_due',
  day: '2026-03-01',
  status: 'pending',
  snoozed_until: null,
  updated_at: new Date('2026-03-01T08:00:00.000Z'),
};
const WRITTEN = { ...STATE, day: new ServerDay(), updated_at: SERVER_TIME };
const LATER = new Date('2026-03-01T09:00:00.000Z');
const SNOOZED = { status: 'snoozed', snoozed_until: LATER };
const UNSNOOZED = NUDGE_STATUSES.filter((status) => status !== 'snoozed');
/** The change of a state to a status. */
const changeTo = (status: NudgeState['status']) => ({
  ...(status === 'snoozed' ? SNOOZED : { status, snoozed_until: null }),
  updated_at: SERVER_TIME,
});

const ofStatus: readonly FieldCase[] = [
  ...choiceCases('status', UNSNOOZED),
  valid('"snoozed" as status and a time', SNOOZED),
  ...UNSNOOZED.map((status) => invalid(`a snoozed_until and the status ${status}`, { ...SNOOZED, status })),
  // Only a snoozed nudge has a time.
  ...instantCases('snoozed_until').map((field) => ({ ...field, change: { ...SNOOZED, ...field.change } })),
];

/** Valid and invalid fields of a state, on any day. */
const stateFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(STATE), []),
  ...choiceCases('kind', NUDGE_KINDS),
  ...ofStatus,
  ...notOfType('day', { 'a time': new Date('2026-03-01'), 'a list': ['2026-03-01'] }),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [LATER] }),
  onlyRules(invalid('an updated_at in the past', { updated_at: LATER })),
  onlyRules(invalid('an updated_at in the future', { updated_at: new Date('2090-01-01') })),
];

/** Days as the schema checks them, without the current time. */
const dayFields: readonly FieldCase[] = dayCases('day');

/** The id is made of the day and the kind, so each case has its own student. */
const pathOf = (uid: string, kind: string, day: string = TODAY) =>
  `${collectionPaths.nudges(uid)}/${day}_${kind}`;

/** Days with the day in the id. */
const DAYS = [
  { has: 'yesterday as day', day: new ServerDay(-1), id: YESTERDAY, allowed: true },
  {
    has: 'the day before yesterday as day, which can be yesterday in Honolulu',
    day: new ServerDay(-2),
    id: dayAfter(-2),
    allowed: true,
  },
  {
    has: 'tomorrow as day, which can be today in Kiritimati',
    day: new ServerDay(1),
    id: TOMORROW,
    allowed: true,
  },
  {
    has: 'a day that is before yesterday everywhere',
    day: new ServerDay(-3),
    id: dayAfter(-3),
    allowed: false,
  },
  { has: 'a day that has begun nowhere', day: new ServerDay(2), id: dayAfter(2), allowed: false },
  {
    has: 'today followed by other characters as day',
    day: new ServerDay(0, '-1'),
    id: `${TODAY}-1`,
    allowed: false,
  },
  { has: 'a day long ago', day: STATE.day, id: STATE.day, allowed: false },
  { has: 'yesterday as day and today in its id', day: new ServerDay(-1), id: TODAY, allowed: false },
  { has: 'today as day and yesterday in its id', day: new ServerDay(), id: YESTERDAY, allowed: false },
];

interface Situation {
  what: string;
  allowed: boolean;
  /** The stored state; none for a create. */
  before?: Fields;
  data: Fields;
  kind?: string;
  id?: string;
}

const kindOf = ({ kind }: Fields): { kind?: string } => (typeof kind === 'string' ? { kind } : {});

const arrivals: readonly Situation[] = [
  ...stateFields.map(({ has, change, allowed }) => ({
    what: has,
    allowed,
    data: { ...WRITTEN, ...change },
    ...kindOf(change),
  })),
  ...DAYS.map(({ has, day, id, allowed }) => ({ what: has, allowed, data: { ...WRITTEN, day }, id })),
  { what: 'another kind in its id', allowed: false, data: WRITTEN, kind: 'cards_due' },
  { what: 'characters after the kind in its id', allowed: false, data: WRITTEN, kind: `${STATE.kind}_2` },
];

/** The stored states are valid, so an update to a kind that differs from the id is denied. */
const changes: readonly Situation[] = stateFields.map(({ has, change, allowed }) => ({
  what: `a state with ${has}`,
  allowed: allowed && (change.kind === undefined || change.kind === STATE.kind),
  before: WRITTEN,
  data: { updated_at: SERVER_TIME, ...change },
}));

const onlyChanges: readonly Situation[] = [
  {
    what: 'done with its old updated_at',
    allowed: false,
    before: { ...WRITTEN, updated_at: STATE.updated_at },
    data: { ...changeTo('done'), updated_at: STATE.updated_at },
  },
  {
    what: 'done a day later',
    allowed: true,
    before: { ...WRITTEN, day: new ServerDay(-1) },
    data: changeTo('done'),
    id: YESTERDAY,
  },
  {
    what: 'done long after its day',
    allowed: false,
    before: { ...STATE },
    data: changeTo('done'),
    id: STATE.day,
  },
  {
    what: 'done from an unknown status',
    allowed: false,
    before: { ...WRITTEN, status: INTRUDER },
    data: changeTo('done'),
  },
  ...NUDGE_STATUSES.flatMap((from) =>
    NUDGE_STATUSES.map((to) => ({
      what: `${to} from ${from}`,
      allowed: from === 'pending' || from === 'snoozed' || from === to,
      before: { ...WRITTEN, ...changeTo(from) },
      data: changeTo(to),
    })),
  ),
];

const written = (name: string, situations: readonly Situation[]) =>
  situations.map(({ what, allowed, before, data, kind = STATE.kind, id = TODAY }, index) => {
    const uid = `${name}-${index}`;
    const path = pathOf(uid, kind, id);
    const title = `the owner ${allowed ? 'can' : 'cannot'} ${before ? 'change a nudge to' : 'create a nudge with'} ${what}`;
    const verb = before ? 'update' : 'create';
    return {
      request: { title, by: 'owner', uid, verb, path, data, allowed } satisfies RuleCase,
      fixture: before ? { [path]: before } : {},
    };
  });

const arrived = written('nudge-new', arrivals);
const changed = written('nudge', changes);
const finished = written('nudge-end', onlyChanges);

/** A nudge of each kind, of today and yesterday: one is stored, and each persona creates one of the others. */
const [FIRST, ...OTHERS] = [TODAY, YESTERDAY].flatMap((id) =>
  NUDGE_KINDS.map((kind) => ({
    path: pathOf(OWNER, kind, id),
    data: { ...WRITTEN, kind, day: new ServerDay(id === TODAY ? 0 : -1) },
  })),
);
const newOf = (by: PersonaName) => OTHERS[Object.keys(PERSONAS).indexOf(by)] ?? { path: '' };
const there = FIRST?.path.split('/').at(-1) ?? '';

export const fixtures: Record<string, Fields> = Object.assign(
  FIRST ? { [FIRST.path]: FIRST.data } : {},
  ...[...changed, ...finished].map(({ fixture }) => fixture),
);
export const access = ownCollectionCases({
  noun: 'a nudge',
  nouns: 'the nudges',
  collection: collectionPaths.nudges(OWNER),
  data: WRITTEN,
  change: changeTo('dismissed'),
  ownerCan: ['create', 'update'],
  id: there,
  oldId: there,
  newDocument: newOf,
});
export const creates = arrived.map(({ request }) => request);
const updates = [...changed, ...finished].map(({ request }) => request);
/** The cases that creates can't show. */
export const onlyUpdates = finished.map(({ request }) => request);

if (import.meta.vitest) {
  testRules('nudges', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('nudgeStateSchema', nudgeStateSchema, { ...STATE }, [...stateFields, ...dayFields]);
}
