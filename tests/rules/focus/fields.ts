import { FOCUS_LIMITS } from '@akada/domain/focus/focus';
import { DAY_MINUTES, type FocusMonth, type FocusSession } from '@akada/domain/focus/schemas';
import { PLANNER_LIMITS } from '@akada/domain/planner/planner';
import { OWNER } from '../../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../../support/rules/field-cases.ts';
import { idCases, storedIdCases } from '../../support/rules/id-cases.ts';
import { ABSENT, INTRUDER } from '../../support/rules/requests.ts';
import { dayCases, instantCases } from '../../support/rules/time-cases.ts';

/** Valid and invalid fields of focus sessions and focus months. */

const STARTED = new Date('2026-03-05T08:00:00.000Z');
const FIRST = new Date('2000-01-01T00:00:00.000Z');
const LAST = new Date('2099-12-31T23:59:59.999Z');
const after = (ms: number) => new Date(STARTED.getTime() + ms);
const MINUTE = 60_000;

/** 25 minutes of focus in 100 minutes, the rest pauses. */
export const SESSION: FocusSession = {
  minutes: 25,
  started_at: STARTED,
  ended_at: after(100 * MINUTE),
  day: '2026-03-05',
  entry_id: 'entry-1',
  title: 'Lab report: titration',
};

const spans: readonly FieldCase[] = [
  valid('no pause', { ended_at: after(25 * MINUTE) }),
  invalid('a time that is a millisecond too short for the minutes', { ended_at: after(25 * MINUTE - 1) }),
  invalid('an end equal to its start', { ended_at: STARTED }),
  invalid('an end before its start', { ended_at: after(-100 * MINUTE) }),
  // Starting at the last instant or ending at the first one would leave no time for the minutes.
  ...instantCases('started_at')
    .filter(({ change }) => !isSame(change.started_at, LAST))
    .map((field) => ({ ...field, change: { ...field.change, ended_at: LAST } })),
  ...instantCases('ended_at')
    .filter(({ change }) => !isSame(change.ended_at, FIRST))
    .map((field) => ({ ...field, change: { ...field.change, started_at: FIRST } })),
];

export const sessionFields: readonly FieldCase[] = [
  valid('every field', {}),
  valid('a task instead of an entry', { entry_id: ABSENT, task_id: 'task-1' }),
  valid('neither an entry nor a task', { entry_id: ABSENT, title: ABSENT }),
  invalid('both an entry and a task', { task_id: 'task-1' }),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(['minutes', 'started_at', 'ended_at', 'day'], ['entry_id', 'title']),
  ...wholeNumberCases('minutes', 1, FOCUS_LIMITS.focus.max),
  ...spans,
  ...dayCases('day'),
  ...storedIdCases('entry_id'),
  ...storedIdCases('task_id').map((field) => ({ ...field, change: { ...field.change, entry_id: ABSENT } })),
  ...textCases('title', PLANNER_LIMITS.title),
];

/** The month of {@link SESSION}, with no other session. */
export const MONTH: FocusMonth = { month: '2026-03', days: { '05': 25 }, last_session_id: 'session-1' };

/** Fields of a new month, whose days follow from its one session. */
export const monthFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(MONTH), []),
  onlyRules(invalid('another month as month', { month: '2026-04' })),
  ...['', '2026', '2026-3', '2026-00', '2026-13', '1999-12', '2026-03-05'].map((month) =>
    invalid(`'${month}' as month`, { month }),
  ),
  ...notOfType('month', { 'a number': 3, 'a list': ['2026-03'] }),
  onlyRules(invalid('an empty map as days', { days: {} })),
  ...[24, 26, DAY_MINUTES].map((minutes) =>
    onlyRules(invalid(`${minutes} minutes for a session of 25`, { days: { '05': minutes } })),
  ),
  ...[0, -1, 25.5, DAY_MINUTES + 1, '25', null].map((minutes) =>
    invalid(`${JSON.stringify(minutes)} as the minutes of a day`, { days: { '05': minutes } }),
  ),
  onlyRules(invalid('the minutes under another day', { days: { '06': 25 } })),
  onlyRules(invalid('minutes for another day too', { days: { '05': 25, '06': 1 } })),
  ...['5', '00', '32', 'intruder'].map((day) =>
    invalid(`minutes for a day '${day}' too`, { days: { '05': 25, [day]: 25 } }),
  ),
  ...notOfType('days', { 'a number': 25, 'a list': [25], 'a text': '25' }),
  ...idCases('last_session_id'),
];

function isSame(value: unknown, time: Date): boolean {
  return value instanceof Date && value.getTime() === time.getTime();
}
