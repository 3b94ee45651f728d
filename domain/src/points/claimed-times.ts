import { MS_PER_DAY, MS_PER_MINUTE } from '../days/durations.ts';

/** How far the clock of a phone may be ahead, and how long a phone may be offline, for its work to earn points. */
export const CLAIM_LIMITS = { minutesAhead: 5, daysOffline: 7 } as const;

/**
 * Whether work that a device says it did at `claimed` may earn points, given the server's time at which it was stored.
 * The points belong to the day on which it was stored, as those of a task do: a device's clock can be set, so a forged
 * time must not repair a streak or use up the caps of other days.
 */
export function isPayableTime(claimed: Date, stored: Date): boolean {
  const age = stored.getTime() - claimed.getTime();
  return age >= -CLAIM_LIMITS.minutesAhead * MS_PER_MINUTE && age <= CLAIM_LIMITS.daysOffline * MS_PER_DAY;
}
