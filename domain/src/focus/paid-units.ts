/** Which focus sessions earn points (docs/product.md, Points and streaks). */
import { daysBetween, utcDay } from '../days/day.ts';
import { ACTIONS } from '../points/actions.ts';
import { isPayableTime } from '../points/claimed-times.ts';
import { FOCUS_UNIT_MINUTES } from '../points/points.ts';
import type { FocusSession } from './schemas.ts';

/** A stored session with its id and the server's time at which it was created. */
export interface StoredFocus extends Pick<FocusSession, 'minutes' | 'started_at' | 'ended_at' | 'day'> {
  id: string;
  created: Date;
}

/**
 * The units of {@link FOCUS_UNIT_MINUTES} that a session completes, counted from 1 over all sessions of its day in the
 * order in which they were stored, and not above the daily cap. So each unit is completed by one session, in whatever
 * order the events of the sessions arrive. A session whose times are not payable, or that overlaps one stored before,
 * counts no minutes.
 *
 * @param sessions the sessions of one day, in any order, at least those stored up to this one
 * @returns nothing if `id` is not one of them
 */
export function completedUnits(sessions: readonly StoredFocus[], id: string): number[] {
  const counted: StoredFocus[] = [];
  for (const session of [...sessions].sort(byCreation)) {
    const before = unitsOf(counted);
    const counts = isPayable(session) && !counted.some((other) => overlaps(session, other));
    if (counts) counted.push(session);
    if (session.id !== id) continue;
    return Array.from({ length: unitsOf(counted) - before }, (_, index) => before + index + 1);
  }
  return [];
}

function unitsOf(sessions: readonly StoredFocus[]): number {
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return Math.min(ACTIONS.focus_minutes.perDay, Math.floor(minutes / FOCUS_UNIT_MINUTES));
}

function isPayable({ day, ended_at, created }: StoredFocus): boolean {
  // The day is the student's, in a zone that the server may not know yet: at most one from the day in UTC.
  return Math.abs(daysBetween(utcDay(ended_at), day)) <= 1 && isPayableTime(ended_at, created);
}

function overlaps(one: StoredFocus, other: StoredFocus): boolean {
  return one.started_at < other.ended_at && other.started_at < one.ended_at;
}

function byCreation(a: StoredFocus, b: StoredFocus): number {
  return a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1);
}
