import { describe, expect, test } from 'vitest';
import { daySlots, unscheduledTasks } from './day-slots.ts';
import { timeOf } from './planner.ts';
import { instant, openTask, TODAY } from './smart-planner.model.ts';

const QUIET = { quiet_from: 20, quiet_to: 6 };
const entry = (start_time: string, duration: number, title = 'Lecture') => ({
  ...{ title, date: TODAY, start_time, duration },
});

/** The slots of a day from `minute`, as lines such as '16:00 to 17:00'. */
function slots(entries: ReturnType<typeof entry>[], minute: number): string[] {
  const time = { today: TODAY, minute };
  return daySlots(entries, QUIET, time).map(({ from, to }) => `${timeOf(from)} to ${timeOf(to)}`);
}

describe('the slots of a day', () => {
  test('begin where a free span does and at each full hour after it', () =>
    expect(slots([entry('17:00', 60)], 15 * 60 + 20)).toEqual([
      '15:20 to 16:20',
      '16:00 to 16:50',
      '18:10 to 19:10',
      '19:00 to 20:00',
    ]));

  test('skip an hour that leaves too little time before it or after it', () =>
    expect(slots([entry('17:30', 60)], 15 * 60 + 40)).toEqual(['15:40 to 16:40', '18:40 to 19:40']));

  test('are none when the day is over', () => expect(slots([], 19 * 60 + 50)).toEqual([]));
});

test('a task is unscheduled without an entry of its title, whatever the case and the spaces', () => {
  const due = instant('12:00', { days: 1 });
  const tasks = [openTask('Essay on trade', due), openTask('Lab report', due)];
  expect(unscheduledTasks(tasks, [entry('08:00', 60, ' essay on  Trade')])).toEqual([tasks[1]]);
});
