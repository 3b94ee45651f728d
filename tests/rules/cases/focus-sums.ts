import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES } from '@akada/domain/focus/schemas';
import { increment } from 'firebase/firestore';
import { ABSENT, SERVER_TIME } from '../../support/rule-cases.ts';
import { month, NEW, newMonth, no, type Situation, session, yes } from './focus-batches.ts';
import { MONTH } from './focus-fields.ts';
import { ENTRY } from './planner.ts';
import { TASK } from './tasks.ts';

/** What a session makes of the minutes of its month, and of what it was for. */

const DAYS = { '04': 45, '05': 30 };
const known = { before: DAYS };
const SUM = { ...DAYS, '05': 55 };

export const added: readonly Situation[] = [
  yes('the second session of a day', { ...known, writes: (uid) => [session(uid), month(uid, SUM)] }),
  yes('the first session of a day', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '04': 45, '05': 25 })],
  }),
  yes('a first session that the server adds up', {
    writes: (uid) => [session(uid), newMonth(uid, { days: { '05': increment(25) } })],
  }),
  yes('a session that the server adds up', {
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
  yes('the last minutes that a day has', {
    before: { '05': DAY_MINUTES - 25 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES })],
  }),
  no('a minute more than a day has', {
    before: { '05': DAY_MINUTES - 24 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES + 1 })],
  }),
  ...[30, 54, 56, 25, 5, 80].map((minutes) =>
    no(`a session of 25 minutes that makes 30 of its day ${minutes}`, {
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
  no('a session that takes another day away', {
    ...known,
    writes: (uid) => [session(uid), month(uid, { '05': 55 })],
  }),
  no('the first session of a day, for which the other days go', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '05': 25 })],
  }),
  no('a session and a month of another name', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM, { month: '2026-04' })],
  }),
  no('a session and a month with a field more', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM, { total: 100 })],
  }),
];

export const bound: readonly Situation[] = [
  no('a session with the minutes of an entry that is gone', {
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
  yes('a session with the minutes of its entry', {
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
  yes('a session with the minutes of its task', {
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
