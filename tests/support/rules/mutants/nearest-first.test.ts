import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const TASKS = '/users/{uid}/tasks/{task}';
const caseOf = (title: string, path: string, others: string[] = []) => ({
  title,
  path,
  with: others.map((other) => ({ verb: 'create' as const, path: other, data: {} })),
});

const entry = caseOf('with a long title', 'users/ada/planner/one');
const comment = caseOf('with a comment', 'users/ada/tasks/one/comments/two');
const tag = caseOf('with a long tag', 'users/ada/tasks/one');
const title = caseOf('with a long title', 'users/ada/tasks/two');
const list = caseOf('can list', 'users/ada/tasks');
const batch = caseOf('in a batch', 'users/ada/planner/two', ['users/ada/tasks/three']);

const titlesOf = (mutant: string, ...cases: (typeof entry)[]) => nearestFirst(cases, [TASKS], mutant);

test('requests to a changed block come first, and those of its batches and lists with them', () => {
  expect(titlesOf('isTask(): always', entry, comment, tag, list, batch)).toEqual([
    tag,
    list,
    batch,
    entry,
    comment,
  ]);
});

test('requests that share a word with the change come before the others', () => {
  expect(titlesOf(`${TASKS} isTask(): without data.title is string`, tag, list, title)).toEqual([
    title,
    tag,
    list,
  ]);
});

test('words of the place of the change do not count', () => {
  expect(titlesOf('/users/{tag}/title isTitle(): always', tag, title)).toEqual([tag, title]);
});
