import { describe, expect, test } from 'vitest';
import { notificationsQuery, unreadNotificationsQuery } from '../notifications/queries.ts';
import { NUDGE_KINDS } from '../nudges/nudges.ts';
import { nextDeckQuery, nudgeStatesQuery, sessionsQuery, todaysNudgeStatesQuery } from '../nudges/queries.ts';
import { ALL_TASKS, PLANNER_LIMITS, type TaskFilter } from '../planner/planner.ts';
import {
  deadlinesQuery,
  dueTasksQuery,
  taskDeadlinesQuery,
  tasksQuery,
  weekEntriesQuery,
} from '../planner/queries.ts';

const FROM = new Date('2026-03-01T00:00:00.000Z');
const TO = new Date('2026-03-07T23:59:59.999Z');
const tasks = (filter: Partial<TaskFilter>) => tasksQuery('ada', { ...ALL_TASKS, ...filter });

describe('tasksQuery', () => {
  test('finds every task, soonest first, without a filter', () => {
    expect(tasks({})).toEqual({
      collection: 'users/ada/tasks',
      where: [],
      orderBy: [['due_date', 'asc']],
      limit: 50,
    });
  });

  test.each([
    ['a status', { status: 'in_progress' }, [['status', '==', 'in_progress']]],
    ['a tag', { tag: 'Errand' }, [['tag', '==', 'Errand']]],
    ['a priority, in both stored forms', { priority: 'high' }, [['priority', 'in', ['high', 3]]]],
    ['a first due date', { due: { from: FROM } }, [['due_date', '>=', FROM]]],
    ['a last due date', { due: { to: TO } }, [['due_date', '<=', TO]]],
  ] as const)('asks only for %s when only that is set', (_, filter, where) => {
    expect(tasks(filter).where).toEqual(where);
  });

  test('combines all parts of the filter', () => {
    const { where } = tasks({
      status: 'pending',
      tag: 'Errand',
      priority: 'low',
      due: { from: FROM, to: TO },
    });
    expect(where.map(([field, op]) => `${field} ${op}`)).toEqual([
      ...['status ==', 'tag ==', 'priority in', 'due_date >=', 'due_date <='],
    ]);
  });
});

test('the query of a week runs from its first to its last day, in order', () => {
  expect(weekEntriesQuery('ada', '2026-03-01', '2026-03-07')).toEqual({
    collection: 'users/ada/planner',
    where: [
      ['date', '>=', '2026-03-01'],
      ['date', '<=', '2026-03-07'],
    ],
    orderBy: [['date', 'asc']],
    limit: PLANNER_LIMITS.weekEntries,
  });
});

test('deadlines are at most ten future assignments that are not completed', () => {
  expect(deadlinesQuery('ada', '2026-03-01')).toEqual({
    collection: 'users/ada/planner',
    where: [
      ['category', '==', 'assignment'],
      ['completed', '==', false],
      ['due_date', '>=', '2026-03-01'],
    ],
    orderBy: [['due_date', 'asc']],
    limit: 10,
  });
});

test('task deadlines are at most ten open tasks, and the tasks of a day are complete', () => {
  const [from, to] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T23:59:59.999Z')];

  expect(taskDeadlinesQuery('ada', from)).toMatchObject({
    collection: 'users/ada/tasks',
    where: [
      ['status', 'in', ['pending', 'in_progress']],
      ['due_date', '>=', from],
    ],
    limit: 10,
  });
  expect(dueTasksQuery('ada', from, to)).toMatchObject({
    where: [
      ['due_date', '>=', from],
      ['due_date', '<=', to],
    ],
    limit: 50,
  });
});

test('the bell finds the newest unread notifications, and the dialog the newest of all', () => {
  expect(unreadNotificationsQuery('ada')).toMatchObject({
    where: [['unread', '==', true]],
    orderBy: [['created_at', 'desc']],
    limit: 10,
  });
  expect(notificationsQuery('ada')).toMatchObject({
    where: [],
    orderBy: [['created_at', 'desc']],
    limit: 20,
  });
});

describe('nudges', () => {
  test('are read by day, latest first, at least as many as a day can have', () => {
    expect(nudgeStatesQuery('ada')).toEqual({
      collection: 'users/ada/nudge_states',
      where: [],
      orderBy: [['day', 'desc']],
      limit: NUDGE_KINDS.length,
    });
  });

  test('of today are limited to what Home has room for', () => {
    expect(todaysNudgeStatesQuery('ada', '2026-03-01')).toEqual({
      collection: 'users/ada/nudge_states',
      where: [['day', '==', '2026-03-01']],
      orderBy: [],
      limit: 3,
    });
  });

  test('read one document to find the deck that is due first', () => {
    expect(nextDeckQuery('ada')).toEqual({
      collection: 'users/ada/decks',
      where: [],
      orderBy: [['next_due', 'asc']],
      limit: 1,
    });
  });

  test("read today's study sessions that have begun, latest first", () => {
    expect(sessionsQuery('ada', '2026-03-01', '17:30')).toMatchObject({
      collection: 'users/ada/planner',
      where: [
        ['date', '==', '2026-03-01'],
        ['category', '==', 'study'],
        ['start_time', '<=', '17:30'],
      ],
      orderBy: [['start_time', 'desc']],
    });
  });
});
