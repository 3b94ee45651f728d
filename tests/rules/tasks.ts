import { collectionPaths } from '@akada/domain/documents/paths';
import type { TaskDraft } from '@akada/domain/planner/forms';
import { PLANNER_LIMITS, STORED_PRIORITIES, TASK_STATUSES } from '@akada/domain/planner/planner';
import { taskSchema } from '@akada/domain/planner/schemas';
import { accessCases, OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  choiceCases,
  type FieldCase,
  invalid,
  notOfType,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { instantCases } from '../support/rules/time-cases.ts';

const tasks = collectionPaths.tasks(OWNER);

const DRAFT: TaskDraft = {
  title: 'Return the library books',
  description: 'Three of them, at the main desk',
  tag: 'Errand',
  due_date: new Date('2026-03-06T17:00:00.000Z'),
  priority: 'medium',
  status: 'pending',
};

/** A task with every field. */
export const TASK = { ...DRAFT, focus_minutes: 50, updated_at: SERVER_TIME };

/** Valid and invalid fields of a task. */
const taskFields: readonly FieldCase[] = [
  valid('every field', { updated_at: SERVER_TIME }),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(
    ['title', 'due_date', 'priority', 'status', 'updated_at'],
    ['description', 'tag', 'focus_minutes'],
  ),
  ...textCases('title', PLANNER_LIMITS.title),
  ...textCases('description', PLANNER_LIMITS.description),
  ...textCases('tag', PLANNER_LIMITS.tag),
  ...instantCases('due_date'),
  ...choiceCases('priority', STORED_PRIORITIES, { 0: 0, 4: 4, '1.5': 1.5, 'a digit in a text': '1' }),
  ...choiceCases('status', TASK_STATUSES),
  ...wholeNumberCases('focus_minutes', 1, PLANNER_LIMITS.focusMinutes),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [new Date()] }),
  ...(['2020-01-01', '2090-01-01'] as const).map((time) => ({
    ...invalid(`${time} as updated_at, which is not the server's time`, { updated_at: new Date(time) }),
    onlyRules: true,
  })),
].map(stamped);

const writes = writeCases('a task', tasks, TASK, taskFields);

export const fixtures = { [`${tasks}/one`]: TASK, [`${tasks}/old`]: TASK, ...writes.fixtures };
export const access = [
  ...ownCollectionCases({
    noun: 'a task',
    nouns: 'the tasks',
    collection: tasks,
    data: TASK,
    change: { status: 'completed', updated_at: SERVER_TIME },
  }),
  ...accessCases([
    {
      verb: 'update',
      what: 'a task of the owner without changing updated_at',
      path: `${tasks}/one`,
      data: { status: 'completed' },
      for: [],
    },
  ]),
];
export const { creates } = writes;

/** Sets the server's time in each update, which would otherwise be denied for its old updated_at. */
function stamped(field: FieldCase): FieldCase {
  return { ...field, change: { updated_at: SERVER_TIME, ...field.change } };
}

if (import.meta.vitest) {
  testRules('tasks', fixtures, [...access, ...creates, ...writes.updates]);
  testSchemaAgrees('taskSchema', taskSchema, TASK, taskFields);
}
