import { countedDay, type DayClock } from '@akada/domain/days/counted-day';
import { type Day, dayOf, startOfDay } from '@akada/domain/days/day';
import { useCallback, useEffect, useState } from 'react';
import { currentZone, useZone } from './zone.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-NG', { weekday: 'short', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-NG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'Mon' */
export function weekday(day: Day): string {
  return WEEKDAY.format(startOfDay(day));
}

/** 'Monday 16 November' */
export function longDay(day: Day): string {
  return LONG.format(startOfDay(day));
}

/** '16 Nov' */
export function shortDay(day: Day): string {
  return SHORT.format(startOfDay(day));
}

/** '18:30', in the student's zone */
export function clockTime(instant: Date): string {
  return instant.toLocaleTimeString('en-NG', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: currentZone(),
  });
}

/** '1 March 2026' or similar, in the student's zone. */
export function instantText(
  instant: Date,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  return instant.toLocaleString('en-NG', { ...style, timeZone: currentZone() });
}

/** The student's today, in {@link currentZone}; changes at midnight while the page is open. */
export function useToday(): Day {
  const zone = useZone();
  const at = useCallback((now: Date) => dayOf(now, zone), [zone]);
  return useTime(at, 30_000);
}

/**
 * The day that points, streaks and limits count now: today, except after a change of zone.
 *
 * @param clock the student's account or points; null while unknown
 */
export function useCountedDay(clock: DayClock | null): Day {
  const zone = useZone();
  const at = useCallback((now: Date) => (clock ? countedDay(now, clock) : dayOf(now, zone)), [clock, zone]);
  return useTime(at, 30_000);
}

const identity = (now: Date) => now;

/** The current time, updated at this interval and when the page becomes visible again. */
export function useNow(everyMs: number): Date {
  return useTime(identity, everyMs);
}

/**
 * A value derived from the current time, computed at this interval and when the page becomes visible again.
 *
 * @param at derives the value; must be stable between renders, as a new function computes the value again
 */
export function useTime<T>(at: (now: Date) => T, everyMs: number): T {
  const [time, setTime] = useState(() => ({ at, value: at(new Date()) }));
  const current = time.at === at ? time : { at, value: at(new Date()) };
  if (current !== time) setTime(current);
  useEffect(() => {
    const update = () => {
      const value = at(new Date());
      setTime((last) => (last.at === at && Object.is(last.value, value) ? last : { at, value }));
    };
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [at, everyMs]);
  return current.value;
}
