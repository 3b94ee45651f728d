import { documentPaths } from '@akada/domain/documents/paths';
import { LAST_ONE, month, NEW, newMonth, no, OLDER, type Situation, session, yes } from './focus-batches.ts';
import { MONTH } from './focus-fields.ts';

/** Each session counts once, in its own month. */

const known = { before: { '05': 30 } };
const SUM = { '05': 55 };
const APRIL = { day: '2026-04-05' };

export const once: readonly Situation[] = [
  no('a session without the month', { writes: (uid) => [session(uid)] }),
  no('a session without the month that is there', { ...known, writes: (uid) => [session(uid)] }),
  no('the first month without a session', { writes: (uid) => [newMonth(uid)] }),
  no('the month without a session', { ...known, writes: (uid) => [month(uid, SUM)] }),
  no('the month, naming no session anew', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: LAST_ONE })],
  }),
  no('the month, naming an older session', {
    ...known,
    writes: (uid) => [month(uid, SUM, { last_session_id: OLDER })],
  }),
  no('a first month that names a session that is there', {
    ...known,
    writes: (uid) => [newMonth(uid, { last_session_id: 'in-april' }, '2026-04')],
  }),
  no('a session again, over the one that is there', {
    ...known,
    writes: (uid) => [session(uid, {}, OLDER), month(uid, SUM, { last_session_id: OLDER })],
  }),
  no('the last session with other minutes', {
    ...known,
    writes: (uid) => [
      { verb: 'update', path: documentPaths.focusSession(uid, LAST_ONE), data: { minutes: 50 } },
    ],
  }),
  no('a session that its month adds twice', {
    ...known,
    writes: (uid) => [session(uid), month(uid, SUM), month(uid, { '05': 80 })],
  }),
  no('a session that its first month adds twice', {
    writes: (uid) => [session(uid), newMonth(uid), month(uid, { '05': 50 })],
  }),
  no('a session that its month has named before', {
    ...known,
    last: NEW,
    writes: (uid) => [session(uid), month(uid, SUM)],
  }),
  no('two sessions with one month, which adds one', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, SUM)],
  }),
  no('two sessions with one month, which adds both', {
    ...known,
    writes: (uid) => [session(uid), session(uid, {}, 'session-2'), month(uid, { '05': 80 })],
  }),
  no('two sessions, each of which the month adds', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, {}, 'session-2'),
      month(uid, { '05': 80 }, { last_session_id: 'session-2' }),
    ],
  }),
  yes('two sessions of two months', {
    ...known,
    writes: (uid) => [
      session(uid),
      month(uid, SUM),
      session(uid, APRIL, 'session-2'),
      newMonth(uid, { last_session_id: 'session-2' }, '2026-04'),
    ],
  }),
  no('a session of April in March', {
    ...known,
    writes: (uid) => [month(uid, SUM), session(uid, APRIL)],
  }),
  no('a session of April in March and April', {
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
  no("another student's month with a session of one's own", {
    writes: (uid) => [newMonth(`${uid}-friend`), session(uid)],
  }),
  no('its month away', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusMonth(uid, MONTH.month) }],
  }),
  no('its last session away', {
    ...known,
    writes: (uid) => [{ verb: 'delete', path: documentPaths.focusSession(uid, LAST_ONE) }],
  }),
  no('an older session away and anew', {
    ...known,
    writes: (uid) => [
      { verb: 'delete', path: documentPaths.focusSession(uid, OLDER) },
      session(uid, {}, OLDER),
      month(uid, SUM, { last_session_id: OLDER }),
    ],
  }),
];
