/** Time zones: IANA names and their offsets from UTC (docs/product.md, Days and time zones). */

import { MS_PER_DAY, MS_PER_MINUTE } from './durations.ts';

/** An IANA time zone, such as `Africa/Lagos`. */
export type Zone = string;

/** The zone of a student whose zone is unknown. */
export const DEFAULT_ZONE: Zone = 'Africa/Lagos';

/** The form of a zone name; firestore.rules cannot check more. An offset such as `+01:00` is not a name. */
export const ZONE_PATTERN = '[A-Za-z][A-Za-z0-9_+/-]{1,63}';

const NAME = new RegExp(`^${ZONE_PATTERN}$`);

/** Creating a formatter is slow, so there is one for each zone. */
const formatters = new Map<Zone, Intl.DateTimeFormat>();
/**
 * More than there are zones. Names match in any case, so without a limit a student could fill the memory with
 * variants.
 */
const MAX_FORMATTERS = 1_000;

function formatterOf(zone: Zone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(zone, created);
  return created;
}

/** Whether `text` names a zone that this device or server knows. */
export function isZone(text: unknown): text is Zone {
  if (typeof text !== 'string' || !NAME.test(text)) return false;
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The stored zone, or {@link DEFAULT_ZONE} if there is none or this device or server does not know it. */
export function zoneOf(stored: unknown): Zone {
  return isZone(stored) ? stored : DEFAULT_ZONE;
}

/**
 * How many minutes the clocks of a zone are ahead of UTC at an instant; negative to the west.
 *
 * @throws RangeError for an unknown zone, see {@link isZone}
 */
export function offsetAt(instant: Date, zone: Zone): number {
  const minute = Math.floor(instant.getTime() / MS_PER_MINUTE);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute: minutes } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) / MS_PER_MINUTE - minute;
}

/**
 * When the offset of a zone changes next, to the minute; null if it does not change within a year.
 *
 * @param after an instant; a change at that very instant does not count
 */
export function nextOffsetChange(after: Date, zone: Zone): Date | null {
  const offset = offsetAt(after, zone);
  for (let days = 1; days <= 366; days += 1) {
    const until = after.getTime() + days * MS_PER_DAY;
    if (offsetAt(new Date(until), zone) === offset) continue;
    const change = firstMinute(until - MS_PER_DAY, until, (at) => offsetAt(at, zone) !== offset);
    return new Date(change);
  }
  return null;
}

/** The first whole minute after `before` at which `holds` is true, in milliseconds. It must be true at `by`. */
export function firstMinute(before: number, by: number, holds: (at: Date) => boolean): number {
  let low = Math.floor(before / MS_PER_MINUTE);
  let high = Math.ceil(by / MS_PER_MINUTE);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(new Date(middle * MS_PER_MINUTE))) high = middle;
    else low = middle;
  }
  return high * MS_PER_MINUTE;
}

/** The current zone of this device. */
export function clockZone(): Zone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : DEFAULT_ZONE;
}
