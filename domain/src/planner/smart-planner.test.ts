import { describe, expect, test } from 'vitest';
import type { NudgeTime } from '../nudges/nudges.ts';
import { timeOf } from './planner.ts';
import { plannerEntrySchema, type Task } from './schemas.ts';
import { at, instant, TODAY, openTask as task } from './smart-planner.model.ts';
import { smartPlan, suggestedEntry } from './smart-planner.ts';
import type { QuietHours } from './smart-planner-time.ts';

const QUIET: QuietHours = { quiet_from: 22, quiet_to: 6 };

const TOMORROW = instant('12:00', { days: 1 });
const entry = (start_time: string, duration: number, title = `At ${start_time}`, date = TODAY) => ({
  ...{ title, date, start_time, duration },
});

interface Case {
  tasks: Task[];
  entries?: ReturnType<typeof entry>[];
  quiet?: QuietHours;
  time?: NudgeTime;
}

/** The plan as lines such as 'Essay 14:00 to 15:00'. */
function planned({ tasks, entries = [], quiet = QUIET, time = at('14:00') }: Case): string[] {
  const { suggestions, left } = smartPlan(tasks, entries, quiet, time);
  return [
    ...suggestions.map(
      ({ task, start, duration }) => `${task.title} ${timeOf(start)} to ${timeOf(start + duration)}`,
    ),
    ...left.map(({ title }) => `${title} left`),
  ];
}

const tomorrow = (...titles: string[]) => titles.map((title) => task(title, TOMORROW));

describe('slots', () => {
  test('surround an entry, an hour each, with gaps of ten minutes', () =>
    expect(planned({ tasks: tomorrow('A', 'B'), entries: [entry('15:30', 60)] })).toEqual([
      'A 14:00 to 15:00',
      'B 16:40 to 17:40',
    ]));

  test.each([
    ['fill what is free', '14:45', ['A 14:00 to 14:35', 'B 15:00 to 16:00']],
    ['may have just 25 minutes', '14:35', ['A 14:00 to 14:25', 'B 14:50 to 15:50']],
    ['never have fewer', '14:34', ['A 14:50 to 15:50', 'B 16:00 to 17:00']],
  ])('%s', (_, start, plan) =>
    expect(planned({ tasks: tomorrow('A', 'B'), entries: [entry(start, 5)] })).toEqual(plan),
  );

  test.each([
    ['14:00', 'A 14:00 to 15:00'],
    ['14:01', 'A 14:05 to 15:05'],
    ['21:35', 'A 21:35 to 22:00'],
    ['21:36', 'A left'],
    ['23:00', 'A left'],
    ['05:10', 'A 06:00 to 07:00'],
  ])('at %s start at the next five minutes and end before the quiet hours: %s', (clock, plan) =>
    expect(planned({ tasks: tomorrow('A'), time: at(clock) })).toEqual([plan]),
  );

  test.each([
    ['none', { quiet_from: 22, quiet_to: 22 }, '21:30', ['A 21:30 to 22:30', 'B 22:40 to 23:40']],
    ['none, at the end of the day', { quiet_from: 0, quiet_to: 0 }, '23:20', ['A 23:20 to 24:00', 'B left']],
    ['after midnight', { quiet_from: 0, quiet_to: 6 }, '23:30', ['A 23:30 to 24:00', 'B left']],
    ['in the afternoon', { quiet_from: 15, quiet_to: 17 }, '14:30', ['A 14:30 to 15:00', 'B 17:00 to 18:00']],
  ])('avoid quiet hours that are %s', (_, quiet, clock, plan) =>
    expect(planned({ tasks: tomorrow('A', 'B'), quiet, time: at(clock) })).toEqual(plan),
  );

  test('ignore an entry that has ended, and avoid one that is running', () => {
    const entries = [entry('12:00', 120), entry('13:30', 50)];
    expect(planned({ tasks: tomorrow('A'), entries: entries.slice(0, 1) })).toEqual(['A 14:00 to 15:00']);
    expect(planned({ tasks: tomorrow('A'), entries })).toEqual(['A 14:30 to 15:30']);
  });

  test('avoid entries that started yesterday or start tomorrow', () => {
    const entries = [
      entry('23:00', 9 * 60, 'All night', '2026-03-01'),
      entry('00:00', 60, 'Midnight', '2026-03-03'),
    ];
    const quiet = { quiet_from: 0, quiet_to: 0 };
    expect(planned({ tasks: tomorrow('A'), entries, quiet, time: at('06:30') })).toEqual([
      'A 08:10 to 09:10',
    ]);
    expect(planned({ tasks: tomorrow('A'), entries, quiet, time: at('23:00') })).toEqual([
      'A 23:00 to 23:50',
    ]);
  });

  test('end with the student’s day in every zone', () => {
    const quiet = { quiet_from: 3, quiet_to: 6 };
    const tasks = tomorrow('A');
    for (const ahead of [-10, 1, 14]) {
      expect(planned({ tasks, quiet, time: at('00:40', { ahead }) })).toEqual(['A 00:40 to 01:40']);
      expect(planned({ tasks, quiet, time: at('23:20', { ahead }) })).toEqual(['A 23:20 to 24:00']);
      expect(planned({ tasks, quiet, time: at('23:40', { ahead }) })).toEqual(['A left']);
    }
  });
});

describe('tasks', () => {
  test('are planned overdue first, then by due day in the student’s zone, then by priority', () => {
    const tasks = [
      task('Later', instant('09:00', { days: 2 }), { priority: 'high' }),
      task('Small', instant('00:10', { days: 1 }), { priority: 1 }),
      task('Next', instant('22:00', { days: 1 })),
      task('Weighty', instant('23:59', { days: 1 }), { priority: 3 }),
      task('Overdue', instant('13:59'), { priority: 'low' }),
      task('Due', instant('21:00')),
    ];
    expect(planned({ tasks }).map((line) => line.split(' ')[0])).toEqual([
      ...['Overdue', 'Due', 'Weighty', 'Next', 'Small', 'Later'],
    ]);
  });

  test('are left out if an entry of today has their title, whatever its case and spaces', () => {
    const entries = [entry('08:00', 60, ' LAB  re\u0301port'), entry('08:00', 60, 'Essay', '2026-03-01')];
    expect(planned({ tasks: tomorrow('Lab r\u00e9port', 'Essay'), entries })).toEqual([
      'Essay 14:00 to 15:00',
    ]);
  });

  test('share one slot if they have the same title', () =>
    expect(planned({ tasks: tomorrow('Essay', 'essay ') })).toEqual(['Essay 14:00 to 15:00']));

  test('due today end in time, ahead of those that can wait', () => {
    const soon = task('Soon', instant('15:20'), { priority: 'low' });
    const weighty = task('Weighty', instant('23:59'), { priority: 'high' });
    expect(planned({ tasks: [task('Overdue', instant('09:00')), weighty, soon] })).toEqual([
      ...['Soon 14:00 to 15:00', 'Overdue 15:10 to 16:10', 'Weighty 16:20 to 17:20'],
    ]);
  });

  test('due today are planned by priority if all of them end in time', () => {
    const weighty = task('Weighty', instant('21:00'), { priority: 'high' });
    expect(planned({ tasks: [task('Soon', instant('18:00')), weighty] })).toEqual([
      ...['Weighty 14:00 to 15:00', 'Soon 15:10 to 16:10'],
    ]);
  });

  test('that are overdue stay first if there is time for both', () => {
    const tasks = [task('Overdue', instant('09:00')), task('Soon', instant('15:35'))];
    expect(planned({ tasks })).toEqual(['Overdue 14:00 to 15:00', 'Soon 15:10 to 15:35']);
  });

  test('due later give way to an overdue one if there is room for one', () => {
    const tasks = [...tomorrow('A'), task('Overdue', instant('09:00'))];
    expect(planned({ tasks, entries: [entry('15:00', 600)] })).toEqual(['Overdue 14:00 to 14:50', 'A left']);
  });

  test('of equal day and priority are planned by due time', () => {
    const tasks = [task('Evening', instant('20:00', { days: 1 })), task('Noon', TOMORROW)];
    expect(planned({ tasks }).map((line) => line.split(' ')[0])).toEqual(['Noon', 'Evening']);
  });

  test('that can no longer end in time get any free slot', () =>
    expect(planned({ tasks: [task('Too late', instant('14:20')), ...tomorrow('A')] })).toEqual([
      'Too late 14:00 to 15:00',
      'A 15:10 to 16:10',
    ]));

  test('without a slot are listed', () =>
    expect(planned({ tasks: tomorrow('A', 'B'), entries: [entry('15:00', 600)] })).toEqual([
      'A 14:00 to 14:50',
      'B left',
    ]));
});

test('a suggestion becomes a study entry with the tag as its subject', () => {
  const waiting = [task('Essay', TOMORROW, { tag: 'History', priority: 3 }), task('Sums', TOMORROW)];
  const { suggestions } = smartPlan(waiting, [], QUIET, at('09:30'));
  const entries = suggestions.map((each) => suggestedEntry(each, TODAY));
  const common = { category: 'study', date: TODAY, duration: 60, completed: false };
  expect(entries).toEqual([
    { ...common, title: 'Essay', start_time: '09:30', priority: 3, subject: 'History' },
    { ...common, title: 'Sums', start_time: '10:40', priority: 'medium' },
  ]);
  for (const each of entries) expect(plannerEntrySchema.safeParse(each).success).toBe(true);
});
