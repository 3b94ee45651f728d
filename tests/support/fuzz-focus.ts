import { isDay } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { DAY_MINUTES, focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import { MONTH, SESSION } from '../rules/cases/focus-fields.ts';
import { idOf, type Target } from './fuzz-target.ts';
import type { Fields } from './rule-cases.ts';

/** A focus session and its month, which one batch writes: one of them bent, the other as it fits. */

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Which of a month's days was added to, how many minutes, and what the days had before. */
function lastOf({ month, days }: Fields, valid: Fields): { day: string; minutes: number; before: Fields } {
  const all = isMap(days) ? days : {};
  // The one that is wrong, if one is: what the others hold was asked when they were written.
  const bent = Object.keys(all).find(
    (day) => !isDay(`${month}-${day}`) || !Object.is(all[day], (valid.days as Fields)[day]),
  );
  const day = bent ?? Object.keys(all)[0] ?? '05';
  const { [day]: sum, ...others } = all;
  if (!Number.isSafeInteger(sum)) return { day, minutes: SESSION.minutes, before: others };
  const minutes = Math.max(1, Math.min(Number(sum), SESSION.minutes));
  const left = Math.min(Number(sum) - minutes, DAY_MINUTES);
  // A day of another name was never there.
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
    what: 'a month of focus',
    schema: focusMonthSchema,
    path: ({ month }, uid) => documentPaths.focusMonth(uid, idOf(month, 'none')),
    right: ({ days, last_session_id: last }) => ({
      // A session has been added, under an id that Firestore stores.
      days: isMap(days) && Object.keys(days).length === 0 ? { '05': SESSION.minutes } : days,
      last_session_id: idOf(last, 'one'),
    }),
    before: (data, uid, valid) => {
      const { before: days } = lastOf(data, valid);
      if (Object.keys(days).length === 0) return {};
      const month = idOf(data.month, 'none');
      return { [documentPaths.focusMonth(uid, month)]: { month, days, last_session_id: 'before' } };
    },
    with: (data, uid, valid) => {
      const { day, minutes } = lastOf(data, valid);
      const path = documentPaths.focusSession(uid, idOf(data.last_session_id, 'one'));
      return [{ verb: 'create', path, data: { ...SESSION, minutes, day: `${data.month}-${day}` } }];
    },
  },
];
