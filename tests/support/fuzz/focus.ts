import { isDay } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES, focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import { MONTH, SESSION } from '../../rules/focus/fields.ts';
import type { Fields } from '../rules/requests.ts';
import { idOr, type Target } from './target.ts';

/** A focus session and its month in one batch: one of them mutated, the other matching it. */

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the day of a month that a session was added to, its minutes, and the days before. */
function addedSession(
  { month, days }: Fields,
  valid: Fields,
): { day: string; minutes: number; before: Fields } {
  const all = isMap(days) ? days : {};
  // The mutated day, if any: the rules check only the day that changes.
  const mutated = Object.keys(all).find(
    (day) => !isDay(`${month}-${day}`) || !Object.is(all[day], (valid.days as Fields)[day]),
  );
  const day = mutated ?? Object.keys(all)[0] ?? '05';
  const { [day]: sum, ...others } = all;
  if (!Number.isSafeInteger(sum)) return { day, minutes: SESSION.minutes, before: others };
  const minutes = Math.max(1, Math.min(Number(sum), SESSION.minutes));
  const left = Math.min(Number(sum) - minutes, DAY_MINUTES);
  // The rules would never have stored a day with an invalid key.
  const before = left > 0 && /^\d\d$/.test(day) ? { ...others, [day]: left } : others;
  return { day, minutes, before };
}

export const FOCUS: readonly Target[] = [
  {
    block: '/users/{uid}/focus_sessions/{session}',
    what: 'a focus session',
    schema: focusSessionSchema,
    path: (_, uid) => documentPaths.focusSession(uid, 'one'),
    with: ({ day, minutes = SESSION.minutes }, uid) => {
      const [, month = MONTH.month, date = '05'] = /^(\d{4}-\d\d)-(\d\d)/.exec(String(day)) ?? [];
      const data = { month, days: { [date]: minutes }, last_session_id: 'one' };
      return [{ verb: 'create', path: documentPaths.focusMonth(uid, month), data }];
    },
  },
  {
    block: '/users/{uid}/focus_months/{month}',
    what: 'a focus month',
    schema: focusMonthSchema,
    path: ({ month }, uid) => documentPaths.focusMonth(uid, idOr(month, 'none')),
    required: ({ days, last_session_id: last }) => ({
      // One session was added, with an id that Firestore accepts.
      days: isMap(days) && Object.keys(days).length === 0 ? { '05': SESSION.minutes } : days,
      last_session_id: idOr(last, 'one'),
    }),
    before: (data, uid, valid) => {
      const { before: days } = addedSession(data, valid);
      if (Object.keys(days).length === 0) return {};
      const month = idOr(data.month, 'none');
      return { [documentPaths.focusMonth(uid, month)]: { month, days, last_session_id: 'before' } };
    },
    with: (data, uid, valid) => {
      const { day, minutes } = addedSession(data, valid);
      const path = documentPaths.focusSession(uid, idOr(data.last_session_id, 'one'));
      return [{ verb: 'create', path, data: { ...SESSION, minutes, day: `${data.month}-${day}` } }];
    },
  },
];
