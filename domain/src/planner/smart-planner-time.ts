/** Free time of the student's today, for the smart planner. Minutes count from the student's midnight. */
import { daysBetween } from '../days/day.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../days/durations.ts';
import type { NudgeTime } from '../nudges/nudges.ts';
import type { NudgeSettings } from '../nudges/schemas.ts';
import { minuteOf, PLANNER_DEFAULTS } from './planner.ts';
import type { PlannerEntry } from './schemas.ts';

export const MINUTES_PER_DAY = MS_PER_DAY / MS_PER_MINUTE;

/** The smart planner's slots, in minutes. */
export const SLOT = {
  /** The default length of an entry, used where there is room. */
  longest: PLANNER_DEFAULTS.duration,
  shortest: 25,
  /** The free time between two entries. */
  gap: 10,
  /** Slots begin and end at multiples of this. */
  step: 5,
} as const;

/** A span of the day, in minutes. */
export interface Span {
  from: number;
  to: number;
}

/** The fields of an entry that the smart planner uses. */
export type Placed = Pick<PlannerEntry, 'title' | 'date' | 'start_time' | 'duration'>;
export type QuietHours = Pick<NudgeSettings, 'quiet_from' | 'quiet_to'>;

/** The earliest slot at the start of a free span that ends by minute `by`; null without one. */
export function slotIn(free: readonly Span[], by: number | null): Span | null {
  for (const { from, to } of free) {
    const end = Math.min(from + SLOT.longest, to, by === null ? to : stepDown(by));
    if (end - from >= SLOT.shortest) return { from, to: end };
  }
  return null;
}

/** The free spans left after taking a slot at the start of one. */
export function withoutSlot(free: readonly Span[], slot: Span): Span[] {
  return free
    .map((span) => (span.from === slot.from ? { from: slot.to + SLOT.gap, to: span.to } : span))
    .filter(isLongEnough);
}

/** The rest of today without quiet hours and entries, as spans long enough for a slot. */
export function freeSpans(
  entries: readonly Placed[],
  { quiet_from, quiet_to }: QuietHours,
  { today, minute }: Pick<NudgeTime, 'today' | 'minute'>,
): Span[] {
  const [from, to] = [quiet_from * 60, quiet_to * 60];
  const last = { from, to: MINUTES_PER_DAY };
  const nights = from <= to ? [{ from, to }] : [{ from: 0, to }, last];
  const planned = entries
    .map(({ date, start_time, duration }) => {
      const begin = daysBetween(today, date) * MINUTES_PER_DAY + minuteOf(start_time);
      return { from: begin, to: begin + duration };
    })
    .filter((entry) => entry.to > minute)
    .map((entry) => ({ from: entry.from - SLOT.gap, to: entry.to + SLOT.gap }));

  const free: Span[] = [];
  let begin = minute;
  const isReal = (span: Span) => span.to > span.from;
  const busy = [...nights.filter(isReal), ...planned].sort((a, b) => a.from - b.from);
  for (const span of [...busy, { from: MINUTES_PER_DAY, to: MINUTES_PER_DAY }]) {
    free.push({ from: stepUp(begin), to: stepDown(Math.min(span.from, MINUTES_PER_DAY)) });
    begin = Math.max(begin, span.to);
  }
  return free.filter(isLongEnough);
}

function isLongEnough({ from, to }: Span): boolean {
  return to - from >= SLOT.shortest;
}

/** The beginning of an instant's minute, in milliseconds. */
export function startOfMinute(instant: Date): number {
  return Math.floor(instant.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;
}

function stepUp(minute: number): number {
  return Math.ceil(minute / SLOT.step) * SLOT.step;
}

function stepDown(minute: number): number {
  return Math.floor(minute / SLOT.step) * SLOT.step;
}
