import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES } from '@akada/domain/focus/schemas';
import { increment } from 'firebase/firestore';
import { ABSENT, SERVER_TIME } from '../../support/rules/requests.ts';
import { ENTRY } from '../planner.ts';
import { TASK } from '../tasks.ts';
import { allow, deny, LAST_ONE, month, NEW, newMonth, OLDER, type Situation, session } from './batches.ts';
import { MONTH } from './fields.ts';

/** What a session adds to its month: its minutes, once, and nothing else. */

const known = { before: { '05': 30 } };
const SUM = { '05': 55 };
const APRIL = { day: '2026-04-05' };

/** A session counts once, in its own month. */
export const once: readonly Situation[] = [
  deny('a first session without its month', { writes: (uid) => [session(uid)] }),
  deny('a session without updating its stored month', { ...known, writes: (uid) => [session(uid)] }),
  deny('a new month without a session', { writes: (uid) => [newMonth(uid)] }),
  deny('an update of the month without a session', { ...known, writes: (uid) => [month(uid, SUM)] }),
  deny('an update of the month that names the last session again', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: LAST_ONE })],
  }),
  deny('an update of the month that names an older session', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: OLDER })],
  }),
  deny('a new month that names a stored session', {
    ...known,
    writes: (uid) => [newMonth(uid, { last_session_id: 'in-april' }, '2026-04')],
  }),
  deny('a stored session again', {
    ...known,
    writes: (uid) => [session(uid, {}, OLDER), month(uid, SUM, { last_session_id: OLDER })],
  }),
  deny('the last session with other minutes', {
    ...known,
    writes: (uid) => [
      { verb: 'update', path: documentPaths.focusSession(uid, LAST_ONE), data: { minutes: 50 } },
    ],
  }),
  deny('a session that an update of its month counts twice', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM), month(uid, { '05': 80 })],
  }),
  deny('a session that its new month counts twice', {
    writes: (uid) => [session(uid), newMonth(uid), month(uid, { '05': 50 })],
  }),
  deny('a session that its stored month already names', {
    ...known,
    last: NEW,
    writes: (uid) => [session(uid), month(uid, SUM)],
  }),
  deny('two sessions with an update of the month that counts one', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, SUM)],
  }),
  deny('two sessions with an update of the month that counts both', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, { '05': 80 })],
  }),
  deny('two sessions with two updates of the month', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, {}, 'session-2'),
      month(uid, { '05': 80 }, { last_session_id: 'session-2' }),
    ],
  }),
  allow('two sessions with one month each', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, APRIL, 'session-2'),
      newMonth(uid, { last_session_id: 'session-2' }, '2026-04'),
    ],
  }),
  deny('a session of April with an update of March', {
    ...known,
    writes: (uid) => [month(uid, SUM), session(uid, APRIL)],
  }),
  deny('a session of April with March and April', {
    ...known,
    writes: (uid) => [month(uid, SUM), session(uid, APRIL), newMonth(uid, {}, '2026-04')],
  }),
  deny("a month with another student's new session", {
    ...known,
    writes: (uid) => [month(uid, SUM), session(`${uid}-friend`)],
  }),
  deny("another student's month and session", {
    writes: (uid) => [newMonth(`${uid}-friend`), session(`${uid}-friend`)],
  }),
  deny("another student's month with their own session", {
    writes: (uid) => [newMonth(`${uid}-friend`), session(uid)],
  }),
  deny('the deletion of a month', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusMonth(uid, MONTH.month) }],
  }),
  deny('the deletion of the last session', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusSession(uid, LAST_ONE) }],
  }),
  deny('the deletion of an older session together with its creation', {
    ...known,
    writes: (uid) => [
      { verb: 'delete', path: documentPaths.focusSession(uid, OLDER) },
      session(uid, {}, OLDER),
      month(uid, SUM, { last_session_id: OLDER }),
    ],
  }),
];

const DAYS = { '04': 45, '05': 30 };
const withTwoDays = { before: DAYS };
const SUM_OF_TWO_DAYS = { ...DAYS, '05': 55 };

/** The minutes that a session adds to its month. */
export const added: readonly Situation[] = [
  allow('the second session of a day', {
    ...withTwoDays,
    writes: (uid) => [session(uid), month(uid, SUM_OF_TWO_DAYS)],
  }),
  allow('the first session of a day', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '04': 45, '05': 25 })],
  }),
  allow('a first session whose minutes the server adds', {
    writes: (uid) => [session(uid), newMonth(uid, { days: { '05': increment(25) } })],
  }),
  allow('a session whose minutes the server adds', {
    ...withTwoDays,
    writes: (uid) => [
      session(uid),
      {
        verb: 'update',
        path: documentPaths.focusMonth(uid, MONTH.month),
        data: { 'days.05': increment(25), last_session_id: NEW },
      },
    ],
  }),
  allow('a session that makes a day full', {
    before: { '05': DAY_MINUTES - 25 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES })],
  }),
  deny('a session that gives a day more minutes than it has', {
    before: { '05': DAY_MINUTES - 24 },
    writes: (uid) => [session(uid), month(uid, { '05': DAY_MINUTES + 1 })],
  }),
  ...[30, 54, 56, 25, 5, 80].map((minutes) =>
    deny(`a session of 25 minutes that changes its day from 30 to ${minutes} minutes`, {
      ...withTwoDays,
      writes: (uid) => [session(uid), month(uid, { ...DAYS, '05': minutes })],
    }),
  ),
  ...Object.entries({ raises: { '04': 46 }, lowers: { '04': 1 }, adds: { '06': 25 } }).map(([does, others]) =>
    deny(`a session that ${does} another day`, {
      ...withTwoDays,
      writes: (uid) => [session(uid), month(uid, { ...SUM_OF_TWO_DAYS, ...others })],
    }),
  ),
  deny('a session that removes another day', {
    ...withTwoDays,
    writes: (uid) => [session(uid), month(uid, { '05': 55 })],
  }),
  deny('the first session of a day that removes the other days', {
    before: { '04': 45 },
    writes: (uid) => [session(uid), month(uid, { '05': 25 })],
  }),
  deny('a session whose update renames the month', {
    ...withTwoDays,
    writes: (uid) => [session(uid), month(uid, SUM_OF_TWO_DAYS, { month: '2026-04' })],
  }),
  deny('a session whose update adds an unknown field to the month', {
    ...withTwoDays,
    writes: (uid) => [session(uid), month(uid, SUM_OF_TWO_DAYS, { total: 100 })],
  }),
];

/** The minutes that a session adds to its entry or task. */
export const bound: readonly Situation[] = [
  deny('a session with minutes for an entry that was deleted', {
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
  allow('a session with minutes for its entry', {
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
  allow('a session with minutes for its task', {
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
