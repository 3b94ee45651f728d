/** Random days for the smart planner's tests. */
import fc from 'fast-check';
import { startOfDay } from '../days/day.ts';
import type { NudgeTime } from '../nudges/nudges.ts';
import { STORED_PRIORITIES, timeOf } from './planner.ts';
import type { Task } from './schemas.ts';
import { type SmartPlan, smartPlan } from './smart-planner.ts';
import type { Placed } from './smart-planner-time.ts';

export const TODAY = '2026-03-02';
export const MINUTE = 60_000;
/** In minutes. */
export const DAY = 1_440;

const hour = fc.integer({ min: 0, max: 23 });
const entry = fc.record({
  title: fc.constantFrom('Essay', 'Sums', 'Lab', 'Choir'),
  date: fc.constantFrom(TODAY, TODAY, TODAY, '2026-03-01', '2026-03-03'),
  start_time: fc.integer({ min: 0, max: DAY - 1 }).map(timeOf),
  duration: fc.oneof(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 1, max: DAY })),
});
/** A task due this many minutes from now. */
const task = fc.record({
  title: fc.constantFrom('Essay', 'essay', ' S u m s', 'Lab', 'Read', 'Write', 'Print', 'Revise', 'Mail'),
  dueIn: fc.integer({ min: -3_000, max: 3_000 }),
  priority: fc.constantFrom(...STORED_PRIORITIES),
});
/** A student's day: tasks, entries, quiet hours, and the time of it. */
export const day = fc.record({
  tasks: fc.array(task, { maxLength: 20 }),
  entries: fc.array(entry, { maxLength: 8 }),
  quiet: fc.record({ quiet_from: hour, quiet_to: hour }),
  minute: fc.integer({ min: 0, max: DAY - 1 }),
  seconds: fc.integer({ min: 0, max: 59 }),
  ahead: fc.integer({ min: -11, max: 14 }),
});
type Drawn = typeof day extends fc.Arbitrary<infer Value> ? Value : never;
export type Day = Omit<Drawn, 'entries'> & { entries: readonly Placed[] };
export type Numbered = Task & { id: number };

/** The nudge time of a generated day. */
export function timeIn({ minute, seconds, ahead }: Day): NudgeTime {
  const ofUtc = minute - ahead * 60;
  return {
    now: new Date(startOfDay(TODAY).getTime() + ofUtc * MINUTE + seconds * 1_000),
    ...{ today: TODAY, minute },
  };
}

/** The day's tasks. */
export function tasksIn(given: Day): Numbered[] {
  const { now } = timeIn(given);
  return given.tasks.map(({ title, dueIn, priority }, id) => {
    const due_date = new Date(now.getTime() + dueIn * MINUTE);
    return { ...{ id, title, due_date, priority, status: 'pending', updated_at: now } };
  });
}

/** The plan of the day for all or some of its tasks. */
export function planOf(given: Day, tasks = tasksIn(given)): SmartPlan<Numbered> {
  return smartPlan(tasks, given.entries, given.quiet, timeIn(given));
}

/** The instant of a time of day, for a student whose clock is this many hours ahead of UTC. */
export function instant(clock: string, { days = 0, ahead = 1 } = {}): Date {
  const midnight = Date.parse(`${TODAY}T${clock}:00.000Z`);
  return new Date(midnight + (days * 24 - ahead) * 3_600_000);
}

/** The nudge time of a time of day. */
export function at(clock: string, { days = 0, ahead = 1 } = {}): NudgeTime {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { now: instant(clock, { days, ahead }), today: TODAY, minute: hours * 60 + minutes };
}

/** An open task. */
export const openTask = (title: string, due_date: Date, rest: Partial<Task> = {}): Task => ({
  ...{ title, due_date, priority: 'medium', status: 'pending', updated_at: due_date },
  ...rest,
});
