import { type Day, startOfDay, utcDay } from '@akada/domain/day';
import { useEffect, useState } from 'react';

const WEEKDAY = new Intl.DateTimeFormat('en-NG', { weekday: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-NG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const CLOCK = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit', hour12: false });

/** 'Mon' */
export function weekday(day: Day): string {
  return WEEKDAY.format(startOfDay(day));
}

/** 'Monday 16 November' */
export function longDay(day: Day): string {
  return LONG.format(startOfDay(day));
}

/** '18:30', by the student's own clock */
export function clockTime(instant: Date): string {
  return CLOCK.format(instant);
}

/** Today, as a UTC day; changes while the page is open when the day does. */
export function useToday(): Day {
  return useTime(utcDay, 30_000);
}

/**
 * What the time is for something: looked at every so often, and at once when the page is looked at again.
 *
 * @param at what to make of an instant; the same function at every render
 */
export function useTime<T>(at: (now: Date) => T, everyMs: number): T {
  const [time, setTime] = useState(() => at(new Date()));
  useEffect(() => {
    const update = () => setTime(at(new Date()));
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [at, everyMs]);
  return time;
}
