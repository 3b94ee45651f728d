import { type Day, startOfDay, utcDay } from '@akada/domain/day';
import { useEffect, useState } from 'react';

const WEEKDAY = new Intl.DateTimeFormat('en-NG', { weekday: 'short', timeZone: 'UTC' });
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

/** Today, as a UTC day; changes while the page is open when the day does. */
export function useToday(): Day {
  const [today, setToday] = useState(() => utcDay(new Date()));
  useEffect(() => {
    const update = () => setToday(utcDay(new Date()));
    const timer = setInterval(update, 30_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return today;
}
