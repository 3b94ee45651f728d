import { dayOf, daysBetween } from '@akada/domain/days/day';
import { currentZone } from './zone.ts';

const MINUTE = 60_000;
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
const WORDS = new Intl.RelativeTimeFormat('en');

/**
 * 'in 3 days', '2 hours ago': in the largest unit that fits at least once. Days are counted by the student's calendar, as
 * people do: on Monday morning, Wednesday at 7 is in two days, though it is less than 48 hours away.
 */
export function relativeTime(instant: Date, now = new Date()): string {
  const distance = Math.round((instant.getTime() - now.getTime()) / MINUTE) * MINUTE;
  const fitting = UNITS.find(([, length]) => Math.abs(distance) >= length);
  if (!fitting) return instant > now ? 'in less than a minute' : 'just now';
  const [unit, length] = fitting;
  const zone = currentZone();
  const count =
    unit === 'day' ? daysBetween(dayOf(now, zone), dayOf(instant, zone)) : Math.trunc(distance / length);
  return WORDS.format(count, unit);
}
