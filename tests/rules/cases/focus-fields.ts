import { FOCUS_LIMITS } from '@akada/domain/focus/focus';
import { DAY_MINUTES, type FocusMonth, type FocusSession } from '@akada/domain/focus/schemas';
import { PLANNER_LIMITS } from '@akada/domain/planner/planner';
import {
  idCases,
  notOfType,
  storedIdCases,
  textCases,
  wholeNumberCases,
  without,
} from '../../support/field-cases.ts';
import { dayCases, instantCases } from '../../support/field-cases-of-time.ts';
import { ABSENT, bad, type FieldCase, INTRUDER, OWNER, ok } from '../../support/rule-cases.ts';
import { onlyRules } from './vault-kinds.ts';

/** What a focus session and a month of focus may and may not hold. */

const STARTED = new Date('2026-03-05T08:00:00.000Z');
const FIRST = new Date('2000-01-01T00:00:00.000Z');
const LAST = new Date('2099-12-31T23:59:59.999Z');
const after = (ms: number) => new Date(STARTED.getTime() + ms);
const MINUTE = 60_000;

/** 25 minutes of focus in a hundred, the rest pauses. */
export const SESSION: FocusSession = {
  minutes: 25,
  started_at: STARTED,
  ended_at: after(100 * MINUTE),
  day: '2026-03-05',
  entry_id: 'entry-1',
  title: 'Lab report: titration',
};

const spans: readonly FieldCase[] = [
  ok('no pause', { ended_at: after(25 * MINUTE) }),
  bad('a time that is a moment too short for its minutes', { ended_at: after(25 * MINUTE - 1) }),
  bad('an end at its beginning', { ended_at: STARTED }),
  bad('an end before its beginning', { ended_at: after(-100 * MINUTE) }),
  // The very last beginning and the very first end leave no time between.
  ...instantCases('started_at')
    .filter(({ change }) => !isSame(change.started_at, LAST))
    .map((field) => ({ ...field, change: { ...field.change, ended_at: LAST } })),
  ...instantCases('ended_at')
    .filter(({ change }) => !isSame(change.ended_at, FIRST))
    .map((field) => ({ ...field, change: { ...field.change, started_at: FIRST } })),
];

export const sessionFields: readonly FieldCase[] = [
  ok('every field', {}),
  ok('a task instead of an entry', { entry_id: ABSENT, task_id: 'task-1' }),
  ok('nothing that it was for', { entry_id: ABSENT, title: ABSENT }),
  bad('both an entry and a task', { task_id: 'task-1' }),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which its path says', { user_id: OWNER }),
  ...without(['minutes', 'started_at', 'ended_at', 'day'], ['entry_id', 'title']),
  ...wholeNumberCases('minutes', 1, FOCUS_LIMITS.focus.max),
  ...spans,
  ...dayCases('day'),
  ...storedIdCases('entry_id'),
  ...storedIdCases('task_id').map((field) => ({ ...field, change: { ...field.change, entry_id: ABSENT } })),
  ...textCases('title', PLANNER_LIMITS.title),
];

/** The month of {@link SESSION} alone. */
export const MONTH: FocusMonth = { month: '2026-03', days: { '05': 25 }, last_session_id: 'session-1' };

/** Of a new month. What it says of days, the one session that is added decides. */
export const monthFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which its path says', { user_id: OWNER }),
  ...without(Object.keys(MONTH), []),
  onlyRules(bad('the name of another month', { month: '2026-04' })),
  ...['', '2026', '2026-3', '2026-00', '2026-13', '1999-12', '2026-03-05'].map((month) =>
    bad(`the month '${month}'`, { month }),
  ),
  ...notOfType('month', { 'a number': 3, 'a list': ['2026-03'] }),
  onlyRules(bad('no day', { days: {} })),
  ...[24, 26, DAY_MINUTES].map((minutes) =>
    onlyRules(bad(`${minutes} minutes for 25`, { days: { '05': minutes } })),
  ),
  ...[0, -1, 25.5, DAY_MINUTES + 1, '25', null].map((minutes) =>
    bad(`${JSON.stringify(minutes)} for its minutes`, { days: { '05': minutes } }),
  ),
  onlyRules(bad('the minutes on another day', { days: { '06': 25 } })),
  onlyRules(bad('the minutes of another day too', { days: { '05': 25, '06': 1 } })),
  ...['5', '00', '32', 'intruder'].map((day) =>
    bad(`the minutes of the day '${day}' too`, { days: { '05': 25, [day]: 25 } }),
  ),
  ...notOfType('days', { 'a number': 25, 'a list': [25], 'a text': '25' }),
  ...idCases('last_session_id'),
];

function isSame(value: unknown, time: Date): boolean {
  return value instanceof Date && value.getTime() === time.getTime();
}
