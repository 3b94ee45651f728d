/**
 * The day by which points, the streak, caps and quotas are counted (docs/product.md, Days and time zones). It is
 * the student's own day except after a change of zone: then the day continues until it has lasted 24 hours and it
 * is midnight in the new zone. So changing zones gives no extra days, and a skipped day breaks no streak.
 */
import { addDays, type Day, dayAtOffset, dayOf, daysBetween, startOfDayIn } from './day.ts';
import { MS_PER_DAY } from './durations.ts';
import { nextOffsetChange, offsetAt, type Zone, zoneOf } from './zone.ts';

/** The fewest hours between two changes of the zone by which the server counts. */
export const ZONE_CHANGE_HOURS = 24;
const MS_PER_HOUR = 3_600_000;
/** Minutes by which Africa/Lagos is ahead of UTC, all year. */
const LAGOS_OFFSET = 60;

/** A day that a change of zone has made longer. */
export interface HeldDay {
  day: Day;
  /** When the day began, and when the next day begins in the new zone. */
  from: Date;
  until: Date;
  /** The zone by which days before this one are counted. */
  zone_before: Zone;
}

/** The stored fields that decide which day is counted, of `users/{uid}` and `user_points/{uid}`. */
export interface DayClock {
  /** Africa/Lagos if it was never set. */
  zone?: Zone;
  /** Absent or null if the zone was never changed. */
  held_day?: HeldDay | null;
}

/** The clock with the time of its last change, from `users/{uid}`. */
export interface ZoneChanges extends DayClock {
  zone_changed_at?: Date;
}

/** The day that is counted at `instant`. A later instant never gives an earlier day. */
export function countedDay(instant: Date, { zone, held_day: held = null }: DayClock): Day {
  if (held && instant < held.from) {
    const own = dayOf(instant, zoneOf(held.zone_before));
    return own < held.day ? own : addDays(held.day, -1);
  }
  if (held && instant < held.until) return held.day;
  return dayOf(instant, zoneOf(zone));
}

/** When the day that is counted at `instant` ends: always at a midnight of the student's zone. */
export function endOfCountedDay(instant: Date, clock: DayClock): Date {
  const { zone, held_day: held = null } = clock;
  if (held && instant >= held.from && instant < held.until) return held.until;
  return startOfDayIn(addDays(dayOf(instant, zoneOf(zone)), 1), zoneOf(zone));
}

/**
 * When the counted day ends, in words: 'at midnight', or 'on Tuesday' if a change of zone has made the day longer.
 */
export function whenDayEnds(instant: Date, clock: DayClock): string {
  const zone = zoneOf(clock.zone);
  const ends = endOfCountedDay(instant, clock);
  if (dayOf(ends, zone) <= addDays(dayOf(instant, zone), 1)) return 'at midnight';
  return `on ${ends.toLocaleDateString('en', { weekday: 'long', timeZone: zone })}`;
}

/** When the zone may be changed again: a day after the last change, and not while a day is held. */
export function nextZoneChange({ zone_changed_at, held_day }: ZoneChanges): Date {
  const earliest = zone_changed_at ? zone_changed_at.getTime() + ZONE_CHANGE_HOURS * MS_PER_HOUR : 0;
  return new Date(Math.max(earliest, held_day?.until.getTime() ?? 0));
}

/**
 * The clock after a change of zone, and the days that it skips.
 *
 * @param at not before {@link nextZoneChange}
 */
export function changeZone(
  { zone: before }: DayClock,
  zone: Zone,
  at: Date,
): { zone: Zone; held_day: HeldDay; skipped: Day[] } {
  const zone_before = zoneOf(before);
  const day = dayOf(at, zone_before);
  const from = startOfDayIn(day, zone_before);
  const earliest = Math.max(from.getTime() + MS_PER_DAY, at.getTime() + 1);
  let next = addDays(day, 1);
  while (startOfDayIn(next, zone).getTime() < earliest) next = addDays(next, 1);
  const until = startOfDayIn(next, zone);
  const skipped = Array.from({ length: daysBetween(day, dayOf(until, zone)) - 1 }, (_, index) =>
    addDays(day, index + 1),
  );
  return { zone, held_day: { day, from, until, zone_before }, skipped };
}

/** The fields of the account that store a student's zone. */
export interface AccountZone extends ZoneChanges {
  /** Minutes ahead of UTC; +60 if it is absent. */
  utc_offset?: number;
  zone_due?: Date | null;
}

/**
 * The changes to the account when a student wants the zone `wanted`, and the days that they skip. A change that is
 * not allowed yet waits until `zone_due`.
 */
export function zoneUpdate(
  account: AccountZone,
  wanted: Zone,
  at: Date,
): { changes: AccountZone; skipped: readonly Day[] } {
  const current = zoneOf(account.zone);
  const allowed = nextZoneChange(account);
  if (wanted !== current && at < allowed) {
    const offsetChange = nextOffsetChange(at, current);
    const zone_due = offsetChange && offsetChange < allowed ? offsetChange : allowed;
    return { changes: { utc_offset: offsetAt(at, current), zone_due }, skipped: [] };
  }
  const now = { utc_offset: offsetAt(at, wanted), zone_due: nextOffsetChange(at, wanted) };
  if (wanted === current) return { changes: now, skipped: [] };
  const { skipped, ...changed } = changeZone(account, wanted, at);
  return { changes: { ...now, ...changed, zone_changed_at: at }, skipped };
}

/**
 * The day by which firestore.rules count uploads: {@link countedDay} with `utc_offset`, because rules can't
 * calculate with zones.
 */
export function uploadDay(
  instant: Date,
  { held_day: held = null, utc_offset = LAGOS_OFFSET }: AccountZone,
): Day {
  return held && instant < held.until ? held.day : dayAtOffset(instant, utc_offset);
}
