import { collectionPaths } from '@akada/domain/documents/paths';
import { NUDGE_KINDS, NUDGE_STATUSES } from '@akada/domain/nudges/nudges';
import {
  dayAfter,
  type Fields,
  INTRUDER,
  OWNER,
  PERSONAS,
  type PersonaName,
  type RuleCase,
  SERVER_TIME,
  ServerDay,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from '../../support/rule-cases.ts';
import { changeTo, STATE, stateFields, WRITTEN } from './nudges-fields.ts';
import { ownedAccessCases } from './owned.ts';

/** What became of nudges. The id is the day and the kind, so each case has a student of its own. */

const pathOf = (uid: string, kind: string, day: string = TODAY) =>
  `${collectionPaths.nudges(uid)}/${day}_${kind}`;

/** Days with the ids that they have. */
const DAYS = [
  { has: 'the day of yesterday', day: new ServerDay(-1), id: YESTERDAY, allowed: true },
  {
    has: 'the day before yesterday, which is yesterday in Honolulu',
    day: new ServerDay(-2),
    id: dayAfter(-2),
    allowed: true,
  },
  {
    has: 'the day of tomorrow, which is today in Kiritimati',
    day: new ServerDay(1),
    id: TOMORROW,
    allowed: true,
  },
  { has: 'a day that is over everywhere', day: new ServerDay(-3), id: dayAfter(-3), allowed: false },
  { has: 'a day that has begun nowhere', day: new ServerDay(2), id: dayAfter(2), allowed: false },
  { has: 'the day of today with a tail', day: new ServerDay(0, '-1'), id: `${TODAY}-1`, allowed: false },
  { has: 'a day that is over', day: STATE.day, id: STATE.day, allowed: false },
  { has: "yesterday's day under today's id", day: new ServerDay(-1), id: TODAY, allowed: false },
  { has: "today's day under yesterday's id", day: new ServerDay(), id: YESTERDAY, allowed: false },
];

interface Situation {
  what: string;
  allowed: boolean;
  /** What is there; absent for one that comes. */
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
  { what: 'the id of another kind', allowed: false, data: WRITTEN, kind: 'cards_due' },
  { what: 'an id of its own', allowed: false, data: WRITTEN, kind: `${STATE.kind}_2` },
];

/** What is there is right, so a kind or a day that the id does not say is refused. */
const changes: readonly Situation[] = stateFields.map(({ has, change, allowed }) => ({
  what: has,
  allowed: allowed && (change.kind === undefined || change.kind === STATE.kind),
  before: WRITTEN,
  data: { updated_at: SERVER_TIME, ...change },
}));

const onlyChanges: readonly Situation[] = [
  {
    what: 'the updated_at that it had',
    allowed: false,
    before: { ...WRITTEN, updated_at: STATE.updated_at },
    data: { ...changeTo('done'), updated_at: STATE.updated_at },
  },
  {
    what: 'done, a day later',
    allowed: true,
    before: { ...WRITTEN, day: new ServerDay(-1) },
    data: changeTo('done'),
    id: YESTERDAY,
  },
  {
    what: 'done, when its day is long over',
    allowed: false,
    before: { ...STATE },
    data: changeTo('done'),
    id: STATE.day,
  },
  {
    what: 'done when it was something unknown',
    allowed: false,
    before: { ...WRITTEN, status: INTRUDER },
    data: changeTo('done'),
  },
  ...NUDGE_STATUSES.flatMap((from) =>
    NUDGE_STATUSES.map((to) => ({
      what: `${to} when it was ${from}`,
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
    const title = `the owner ${allowed ? 'can' : 'cannot'} ${before ? 'change a nudge to' : 'write a nudge with'} ${what}`;
    const verb = before ? 'update' : 'create';
    return {
      request: { title, by: 'owner', uid, verb, path, data, allowed } satisfies RuleCase,
      fixture: before ? { [path]: before } : {},
    };
  });

const arrived = written('nudge-new', arrivals);
const changed = written('nudge', changes);
const finished = written('nudge-end', onlyChanges);

/** Of today and yesterday, each kind: one for each persona, and one that is there. */
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
export const access = ownedAccessCases({
  one: 'a nudge',
  all: 'the nudges',
  collection: collectionPaths.nudges(OWNER),
  data: WRITTEN,
  change: changeTo('dismissed'),
  can: ['create', 'update'],
  id: there,
  oldId: there,
  created: newOf,
});
export const creates = arrived.map(({ request }) => request);
export const updates = [...changed, ...finished].map(({ request }) => request);
/** What only updates can show. */
export const onlyUpdates = finished.map(({ request }) => request);
