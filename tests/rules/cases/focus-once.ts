import { documentPaths } from '@akada/domain/documents/paths';
import { LAST_ONE, month, NEW, newMonth, no, OLDER, type Situation, session, yes } from './focus-batches.ts';
import { MONTH } from './focus-fields.ts';

/** A session counts once, in its own month. */

const known = { before: { '05': 30 } };
const SUM = { '05': 55 };
const APRIL = { day: '2026-04-05' };

export const once: readonly Situation[] = [
  no('a first session without its month', { writes: (uid) => [session(uid)] }),
  no('a session without updating its stored month', { ...known, writes: (uid) => [session(uid)] }),
  no('a new month without a session', { writes: (uid) => [newMonth(uid)] }),
  no('an update of the month without a session', { ...known, writes: (uid) => [month(uid, SUM)] }),
  no('an update of the month that names the last session again', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: LAST_ONE })],
  }),
  no('an update of the month that names an older session', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: OLDER })],
  }),
  no('a new month that names a stored session', {
    ...known,
    writes: (uid) => [newMonth(uid, { last_session_id: 'in-april' }, '2026-04')],
  }),
  no('a stored session again', {
    ...known,
    writes: (uid) => [session(uid, {}, OLDER), month(uid, SUM, { last_session_id: OLDER })],
  }),
  no('the last session with other minutes', {
    ...known,
    writes: (uid) => [
      { verb: 'update', path: documentPaths.focusSession(uid, LAST_ONE), data: { minutes: 50 } },
    ],
  }),
  no('a session that an update of its month counts twice', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM), month(uid, { '05': 80 })],
  }),
  no('a session that its new month counts twice', {
    writes: (uid) => [session(uid), newMonth(uid), month(uid, { '05': 50 })],
  }),
  no('a session that its stored month already names', {
    ...known,
    last: NEW,
    writes: (uid) => [session(uid), month(uid, SUM)],
  }),
  no('two sessions with an update of the month that counts one', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, SUM)],
  }),
  no('two sessions with an update of the month that counts both', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, { '05': 80 })],
  }),
  no('two sessions with two updates of the month', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, {}, 'session-2'),
      month(uid, { '05': 80 }, { last_session_id: 'session-2' }),
    ],
  }),
  yes('two sessions with one month each', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, APRIL, 'session-2'),
      newMonth(uid, { last_session_id: 'session-2' }, '2026-04'),
    ],
  }),
  no('a session of April with an update of March', {
    ...known,
    writes: (uid) => [month(uid, SUM), session(uid, APRIL)],
  }),
  no('a session of April with March and April', {
    ...known,
    writes: (uid) => [month(uid, SUM), session(uid, APRIL), newMonth(uid, {}, '2026-04')],
  }),
  no("a month with another student's new session", {
    ...known,
    writes: (uid) => [month(uid, SUM), session(`${uid}-friend`)],
  }),
  no("another student's month and session", {
    writes: (uid) => [newMonth(`${uid}-friend`), session(`${uid}-friend`)],
  }),
  no("another student's month with their own session", {
    writes: (uid) => [newMonth(`${uid}-friend`), session(uid)],
  }),
  no('the deletion of a month', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusMonth(uid, MONTH.month) }],
  }),
  no('the deletion of the last session', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusSession(uid, LAST_ONE) }],
  }),
  no('the deletion of an older session together with its creation', {
    ...known,
    writes: (uid) => [
      { verb: 'delete', path: documentPaths.focusSession(uid, OLDER) },
      session(uid, {}, OLDER),
      month(uid, SUM, { last_session_id: OLDER }),
    ],
  }),
];
