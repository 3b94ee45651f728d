import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES } from '@akada/domain/focus/schemas';
import { increment } from 'firebase/firestore/lite';
import { ABSENT, SERVER_TIME, type Write } from '../../support/rules/requests.ts';
import { ENTRY } from '../planner.ts';
import { TASK } from '../tasks.ts';
import {
  allow,
  createMonth,
  createSession,
  deny,
  LAST_SESSION,
  NEW_SESSION,
  OLDER_SESSION,
  type Situation,
  updateMonth,
} from './batches.ts';
import { MONTH } from './fields.ts';

/** What a session adds to its month: its minutes, once, and nothing else. */

const afterOneDay = { before: { '05': 30 } };
const SUM = { '05': 55 };
const APRIL = { day: '2026-04-05' };

/** A session counts once, in its own month. */
export const countedOnce: readonly Situation[] = [
  deny('a first session without its month', { writes: (uid) => [createSession(uid)] }),
  deny('a session without updating its stored month', {
    ...afterOneDay,
    writes: (uid) => [createSession(uid)],
  }),
  deny('a new month without a session', { writes: (uid) => [createMonth(uid)] }),
  deny('an update of the month without a session', {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM)],
  }),
  deny('an update of the month that names the last session again', {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM, { last_session_id: LAST_SESSION })],
  }),
  deny('an update of the month that names an older session', {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM, { last_session_id: OLDER_SESSION })],
  }),
  deny('a new month that names a stored session', {
    ...afterOneDay,
    writes: (uid) => [createMonth(uid, { last_session_id: 'in-april' }, '2026-04')],
  }),
  deny('a stored session again', {
    ...afterOneDay,
    writes: (uid) => [
      createSession(uid, {}, OLDER_SESSION),
      updateMonth(uid, SUM, { last_session_id: OLDER_SESSION }),
    ],
  }),
  deny('the last session with other minutes', {
    ...afterOneDay,
    writes: (uid) => [
      { verb: 'update', path: documentPaths.focusSession(uid, LAST_SESSION), data: { minutes: 50 } },
    ],
  }),
  deny('a session that an update of its month counts twice', {
    ...afterOneDay,
    writes: (uid) => [createSession(uid), updateMonth(uid, SUM), updateMonth(uid, { '05': 80 })],
  }),
  deny('a session that its new month counts twice', {
    writes: (uid) => [createSession(uid), createMonth(uid), updateMonth(uid, { '05': 50 })],
  }),
  deny('a session that its stored month already names', {
    ...afterOneDay,
    last: NEW_SESSION,
    writes: (uid) => [createSession(uid), updateMonth(uid, SUM)],
  }),
  deny('two sessions with an update of the month that counts one', {
    ...afterOneDay,
    writes: (uid) => [createSession(uid), createSession(uid, {}, 'session-2'), updateMonth(uid, SUM)],
  }),
  deny('two sessions with an update of the month that counts both', {
    ...afterOneDay,
    writes: (uid) => [
      createSession(uid),
      createSession(uid, {}, 'session-2'),
      updateMonth(uid, { '05': 80 }),
    ],
  }),
  deny('two sessions with two updates of the month', {
    ...afterOneDay,
    writes: (uid) => [
      createSession(uid),
      updateMonth(uid, SUM),
      createSession(uid, {}, 'session-2'),
      updateMonth(uid, { '05': 80 }, { last_session_id: 'session-2' }),
    ],
  }),
  allow('two sessions with one month each', {
    ...afterOneDay,
    writes: (uid) => [
      createSession(uid),
      updateMonth(uid, SUM),
      createSession(uid, APRIL, 'session-2'),
      createMonth(uid, { last_session_id: 'session-2' }, '2026-04'),
    ],
  }),
  deny('a session of April with an update of March', {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM), createSession(uid, APRIL)],
  }),
  deny('a session of April with March and April', {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM), createSession(uid, APRIL), createMonth(uid, {}, '2026-04')],
  }),
  deny("a month with another student's new session", {
    ...afterOneDay,
    writes: (uid) => [updateMonth(uid, SUM), createSession(`${uid}-friend`)],
  }),
  deny("another student's month and session", {
    writes: (uid) => [createMonth(`${uid}-friend`), createSession(`${uid}-friend`)],
  }),
  deny("another student's month with their own session", {
    writes: (uid) => [createMonth(`${uid}-friend`), createSession(uid)],
  }),
  deny('the deletion of a month', {
    ...afterOneDay,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusMonth(uid, MONTH.month) }],
  }),
  deny('the deletion of the last session', {
    ...afterOneDay,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusSession(uid, LAST_SESSION) }],
  }),
  deny('the deletion of an older session together with its creation', {
    ...afterOneDay,
    writes: (uid) => [
      { verb: 'delete', path: documentPaths.focusSession(uid, OLDER_SESSION) },
      createSession(uid, {}, OLDER_SESSION),
      updateMonth(uid, SUM, { last_session_id: OLDER_SESSION }),
    ],
  }),
];

const DAYS = { '04': 45, '05': 30 };
const afterTwoDays = { before: DAYS };
const SUM_OF_TWO_DAYS = { ...DAYS, '05': 55 };

/** The minutes that a session adds to its month. */
export const addedMinutes: readonly Situation[] = [
  allow('the second session of a day', {
    ...afterTwoDays,
    writes: (uid) => [createSession(uid), updateMonth(uid, SUM_OF_TWO_DAYS)],
  }),
  allow('the first session of a day', {
    before: { '04': 45 },
    writes: (uid) => [createSession(uid), updateMonth(uid, { '04': 45, '05': 25 })],
  }),
  allow('a first session whose minutes the server adds', {
    writes: (uid) => [createSession(uid), createMonth(uid, { days: { '05': increment(25) } })],
  }),
  allow('a session whose minutes the server adds', {
    ...afterTwoDays,
    writes: (uid) => [
      createSession(uid),
      {
        verb: 'update',
        path: documentPaths.focusMonth(uid, MONTH.month),
        data: { 'days.05': increment(25), last_session_id: NEW_SESSION },
      },
    ],
  }),
  allow('a session that makes a day full', {
    before: { '05': DAY_MINUTES - 25 },
    writes: (uid) => [createSession(uid), updateMonth(uid, { '05': DAY_MINUTES })],
  }),
  deny('a session that gives a day more minutes than it has', {
    before: { '05': DAY_MINUTES - 24 },
    writes: (uid) => [createSession(uid), updateMonth(uid, { '05': DAY_MINUTES + 1 })],
  }),
  ...[30, 54, 56, 25, 5, 80].map((minutes) =>
    deny(`a session of 25 minutes that changes its day from 30 to ${minutes} minutes`, {
      ...afterTwoDays,
      writes: (uid) => [createSession(uid), updateMonth(uid, { ...DAYS, '05': minutes })],
    }),
  ),
  ...Object.entries({ raises: { '04': 46 }, lowers: { '04': 1 }, adds: { '06': 25 } }).map(([does, others]) =>
    deny(`a session that ${does} another day`, {
      ...afterTwoDays,
      writes: (uid) => [createSession(uid), updateMonth(uid, { ...SUM_OF_TWO_DAYS, ...others })],
    }),
  ),
  deny('a session that removes another day', {
    ...afterTwoDays,
    writes: (uid) => [createSession(uid), updateMonth(uid, { '05': 55 })],
  }),
  deny('the first session of a day that removes the other days', {
    before: { '04': 45 },
    writes: (uid) => [createSession(uid), updateMonth(uid, { '05': 25 })],
  }),
  deny('a session whose update renames the month', {
    ...afterTwoDays,
    writes: (uid) => [createSession(uid), updateMonth(uid, SUM_OF_TWO_DAYS, { month: '2026-04' })],
  }),
  deny('a session whose update adds an unknown field to the month', {
    ...afterTwoDays,
    writes: (uid) => [createSession(uid), updateMonth(uid, SUM_OF_TWO_DAYS, { total: 100 })],
  }),
];

const addMinutesToEntry = (uid: string): Write => ({
  verb: 'update',
  path: `${collectionPaths.planner(uid)}/entry-1`,
  data: { focus_minutes: increment(25) },
});

/** The minutes that a session adds to its entry or task. */
export const minutesOfEntries: readonly Situation[] = [
  deny('a session with minutes for an entry that was deleted', {
    writes: (uid) => [createSession(uid), createMonth(uid), addMinutesToEntry(uid)],
  }),
  allow('a session with minutes for its entry', {
    targets: { 'planner/entry-1': { ...ENTRY } },
    writes: (uid) => [createSession(uid), createMonth(uid), addMinutesToEntry(uid)],
  }),
  allow('a session with minutes for its task', {
    targets: { 'tasks/task-1': TASK },
    writes: (uid) => [
      createSession(uid, { entry_id: ABSENT, task_id: 'task-1' }),
      createMonth(uid),
      {
        verb: 'update',
        path: `${collectionPaths.tasks(uid)}/task-1`,
        data: { focus_minutes: increment(25), updated_at: SERVER_TIME },
      },
    ],
  }),
];
