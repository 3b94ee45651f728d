import { expect, test } from 'vitest';
import { utcDay } from '../days/day.ts';
import { upcomingDeadlines } from './deadlines.ts';
import type { PlannerEntry, Task } from './schemas.ts';

const entry = (
  id: string,
  due_date: string | undefined,
  completed = false,
): PlannerEntry & { id: string } => ({
  ...{ id, title: `Essay ${id}`, category: 'assignment', start_time: '10:00', duration: 60 },
  ...{ priority: 'high', date: '2026-03-01', completed, subject: 'History' },
  ...(due_date !== undefined && { due_date }),
});
const task = (id: string, due: string, status: Task['status'] = 'pending'): Task & { id: string } => ({
  ...{ id, title: `Task ${id}`, priority: 2, status, updated_at: new Date(0) },
  due_date: new Date(`${due}T20:00:00Z`),
});

test('deadlines are assignments and tasks in one list by due date', () => {
  const deadlines = upcomingDeadlines(
    [entry('b', '2026-03-05'), entry('a', '2026-03-02')],
    [task('c', '2026-03-03'), { ...task('d', '2026-03-02'), tag: 'Maths' }],
    utcDay,
  );

  expect(deadlines.map(({ kind, id, day, subject }) => [kind, id, day, subject])).toEqual([
    ['entry', 'a', '2026-03-02', 'History'],
    ['task', 'd', '2026-03-02', 'Maths'],
    ['task', 'c', '2026-03-03', null],
    ['entry', 'b', '2026-03-05', 'History'],
  ]);
});

test('completed items and assignments without a due date are no deadlines', () => {
  const deadlines = upcomingDeadlines(
    [entry('a', '2026-03-02', true), entry('b', undefined)],
    [task('c', '2026-03-02', 'completed'), task('d', '2026-03-02', 'in_progress')],
    utcDay,
  );

  expect(deadlines.map(({ id }) => id)).toEqual(['d']);
});

test('only the ten soonest deadlines are listed', () => {
  const days = Array.from({ length: 8 }, (_, index) => `2026-03-0${index + 1}`);

  const deadlines = upcomingDeadlines(
    days.map((day) => entry(day, day)),
    days.map((day) => task(day, day)),
    utcDay,
  );

  expect(deadlines.map(({ day }) => day)).toEqual(days.slice(0, 5).flatMap((day) => [day, day]));
});
