import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import { isInQuietHours } from '../nudges/nudges.ts';
import { minuteOf } from './planner.ts';
import type { Task } from './schemas.ts';
import {
  DAY,
  type Day,
  day,
  MINUTE,
  type Numbered,
  planOf,
  TODAY,
  tasksIn,
  timeIn,
} from './smart-planner.model.ts';
import { type SmartPlan, suggestedEntry } from './smart-planner.ts';

const bare = (title: string) => title.replaceAll(' ', '').toLowerCase();
const daysAfter = (date: string) => Number(date.slice(-2)) - Number(TODAY.slice(-2));

/** The invariants of a plan that do not hold. */
function brokenIn(given: Day): string[] {
  const time = timeIn(given);
  const tasks = tasksIn(given);
  const { suggestions, left } = planOf(given);
  const slots = suggestions.map(({ task, start, duration }) => ({ task, from: start, to: start + duration }));
  const planned = given.entries
    .map(({ date, start_time, duration }) => {
      const from = daysAfter(date) * DAY + minuteOf(start_time);
      return { from, to: from + duration };
    })
    .filter(({ to }) => to > time.minute);
  const apart = (a: { from: number; to: number }, b: typeof a) => a.to + 10 <= b.from || b.to + 10 <= a.from;
  const titles = given.entries.filter(({ date }) => date === TODAY).map(({ title }) => bare(title));
  const settings = { ...DEFAULT_SETTINGS.nudges, ...given.quiet };
  const minutesOf = ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, index) => from + index);
  const named = [...suggestions.map(({ task }) => task), ...left];
  const holds = {
    'a slot keeps clear of entries': slots.every((slot) => planned.every((busy) => apart(slot, busy))),
    'slots keep clear of each other': slots.every((slot, at) =>
      slots.every((other, place) => at === place || apart(slot, other)),
    ),
    'a slot is in what is left of the day': slots.every(({ from, to }) => from >= time.minute && to <= DAY),
    'no slot is in quiet hours': slots.every((slot) =>
      minutesOf(slot).every((minute) => !isInQuietHours(settings, minute)),
    ),
    'a slot has 25 to 60 minutes': suggestions.every(({ duration }) => duration >= 25 && duration <= 60),
    'a slot begins and ends at a multiple of five': slots.every(
      ({ from, to }) => (from % 5) + (to % 5) === 0,
    ),
    'slots come in the order of the day': slots.every(
      ({ from }, at) => at === 0 || from > (slots[at - 1]?.from ?? 0),
    ),
    'a task has one slot': new Set(named.map(({ id }) => id)).size === named.length,
    'a title has one slot, and none when it is planned': tasks.every(
      ({ title }) =>
        named.filter((each) => bare(each.title) === bare(title)).length ===
        (titles.includes(bare(title)) ? 0 : 1),
    ),
    'nothing is left over where there is room':
      left.length === 0 ||
      planOf(given, left.slice(0, 1)).suggestions.every(({ start, duration }) =>
        slots.some((slot) => !apart(slot, { from: start, to: start + duration })),
      ),
  };
  return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

const seeded = { seed: 20_260_302, numRuns: 500 };
const shown = ({ suggestions, left }: SmartPlan<Numbered>) => JSON.stringify([suggestions, left]);

test('slots never overlap entries, each other or quiet hours, and each task has at most one, on 500 days', () => {
  let slots = 0;
  let left = 0;
  fc.assert(
    fc.property(day, (given) => {
      expect(brokenIn(given)).toEqual([]);
      const plan = planOf(given);
      slots += plan.suggestions.length;
      left += plan.left.length;
    }),
    seeded,
  );
  // Guards against days without free time or tasks.
  expect(Math.min(slots, left)).toBeGreaterThan(500);
});

test('a plan is deterministic and does not depend on the order of the entries', () => {
  const shuffled = day.chain((given) =>
    fc.shuffledSubarray(given.entries, { minLength: given.entries.length }).map((entries) => ({
      given,
      entries,
    })),
  );
  fc.assert(
    fc.property(shuffled, ({ given, entries }) => {
      expect(shown(planOf({ ...given, entries }))).toBe(shown(planOf(given)));
    }),
    seeded,
  );
});

test('the only task due today ends in time whenever it could without the others', () => {
  let tight = 0;
  fc.assert(
    fc.property(day, (given) => {
      const { now, minute } = timeIn(given);
      const isToday = ({ due_date }: Task) =>
        due_date >= now && due_date.getTime() < now.getTime() + (DAY - minute - 1) * MINUTE;
      const tasks = tasksIn(given);
      const [urgent, ...others] = [
        ...tasks.filter(isToday).slice(0, 1),
        ...tasks.filter((each) => !isToday(each)),
      ];
      if (!urgent || !isToday(urgent)) return;
      const isInTime = ({ suggestions }: SmartPlan<Numbered>) =>
        suggestions.some(
          ({ task, start, duration }) =>
            task === urgent &&
            now.getTime() + (start + duration - minute) * MINUTE - given.seconds * 1_000 <=
              task.due_date.getTime(),
        );
      const alone = isInTime(planOf(given, [urgent]));
      const rivals = others.filter(({ title }) => bare(title) !== bare(urgent.title));
      expect(isInTime(planOf(given, [...rivals, urgent]))).toBe(alone);
      if (alone && rivals.length > 0) tight += 1;
    }),
    seeded,
  );
  expect(tight).toBeGreaterThan(50);
});

test('adding a suggestion leaves the rest of the plan unchanged', () => {
  let added = 0;
  fc.assert(
    fc.property(day, fc.nat(), (given, choice) => {
      const { suggestions } = planOf(given);
      const chosen = suggestions[choice % Math.max(1, suggestions.length)];
      if (!chosen) return;
      added += 1;
      const entries = [...given.entries, suggestedEntry(chosen, TODAY)];
      const after = planOf({ ...given, entries });
      expect(after.suggestions).toEqual(suggestions.filter((each) => each !== chosen));
    }),
    seeded,
  );
  expect(added).toBeGreaterThan(150);
});
