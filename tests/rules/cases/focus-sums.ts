import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES } from '@akada/domain/focus/schemas';
import { increment } from 'firebase/firestore';
import { ABSENT, SERVER_TIME } from '../../support/rule-cases.ts';
import { month, NEW, newMonth, no, type Situation, session, yes } from './focus-batches.ts';
import { MONTH } from './focus-fields.ts';
import { ENTRY } from './planner.ts';
import { TASK } from './tasks.ts';

/** The minutes that a session adds to its month, and to its entry or task. */

const DAYS = { '04': 45, '05': 30 };
const known = { before: DAYS };
const SUM = { ...DAYS, '05': 55 };

export const added: readonly Situation[] = [
  yes('the second session of a day', { ...known, writes: (uid) => [session(uid), month(uid, SUM)] }),
  yes('the first session of a day', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '04': 45, '05': 25 })],
  }),
  yes('a first session whose minutes the server adds', {
    writes: (uid) => [session(uid), newMonth(uid, { days: { '05': increment(25) } })],
  }),
  yes('a session whose minutes the server adds', {
    ...known,
    writes: (uid) => [
      session(uid),
      {
        verb: 'update',
        path: documentPaths.focusMonth(uid, MONTH.month),
        data: { 'days.05': increment(25), last_session_id: NEW },
      },
    ],
  }),
  yes('a session that makes a day full', {
    before: { '05': DAY_MINUTES - 25 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES })],
  }),
  no('a session that gives a day more minutes than it has', {
    before: { '05': DAY_MINUTES - 24 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES + 1 })],
  }),
  ...[30, 54, 56, 25, 5, 80].map((minutes) =>
    no(`a session of 25 minutes that changes its day from 30 to ${minutes} minutes`, {
      ...known,
      writes: (uid) => [session(uid), month(uid, { ...DAYS, '05': minutes })],
    }),
  ),
  ...Object.entries({ raises: { '04': 46 }, lowers: { '04': 1 }, adds: { '06': 25 } }).map(([does, others]) =>
    no(`a session that ${does} another day`, {
      ...known,
      writes: (uid) => [session(uid), month(uid, { ...SUM, ...others })],
    }),
  ),
  no('a session that removes another day', {
    ...known,
    writes: (uid) => [session(uid), month(uid, { '05': 55 })],
  }),
  no('the first session of a day that removes the other days', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '05': 25 })],
  }),
  no('a session whose update renames the month', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM, { month: '2026-04' })],
  }),
  no('a session whose update adds an unknown field to the month', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM, { total: 100 })],
  }),
];

export const bound: readonly Situation[] = [
  no('a session with minutes for an entry that was deleted', {
    writes: (uid) => [
      session(uid),
      newMonth(uid),
      {
        verb: 'update',
        path: `${collectionPaths.planner(uid)}/entry-1`,
        data: { focus_minutes: increment(25) },
      },
    ],
  }),
  yes('a session with minutes for its entry', {
    targets: { 'planner/entry-1': { ...ENTRY } },
    writes: (uid) => [
      session(uid),
      newMonth(uid),
      {
        verb: 'update',
        path: `${collectionPaths.planner(uid)}/entry-1`,
        data: { focus_minutes: increment(25) },
      },
    ],
  }),
  yes('a session with minutes for its task', {
    targets: { 'tasks/task-1': TASK },
    writes: (uid) => [
      session(uid, { entry_id: ABSENT, task_id: 'task-1' }),
      newMonth(uid),
      {
        verb: 'update',
        path: `${collectionPaths.tasks(uid)}/task-1`,
        data: { focus_minutes: increment(25), updated_at: SERVER_TIME },
      },
    ],
  }),
];
