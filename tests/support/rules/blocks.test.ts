import { describe, expect, test } from 'vitest';
import { affectedPaths, isMatchedBy } from './blocks.ts';

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() {
      return request.auth != null;
    }

    function isOwner(uid) {
      return isSignedIn() && request.auth.uid == uid;
    }

    match /users/{uid} {
      allow get: if isOwner(uid);

      match /tasks/{task} {
        function isTask(data) {
          return data.title is string;
        }

        allow create: if isTask(request.resource.data);
      }
    }

    match /boards/{board} {
      allow get: if isSignedIn();
    }
  }
}`;

const pathsAt = (text: string) => affectedPaths(RULES, RULES.indexOf(text));

describe('the affected paths', () => {
  test.each([
    ['a condition are the block around it', 'isOwner(uid);', ['/users/{uid}']],
    ['a nested block are its whole path', 'isTask(request', ['/users/{uid}/tasks/{task}']],
    ['a function in a block are that block', 'data.title', ['/users/{uid}/tasks/{task}']],
    ['the path of a block are that block', '{task} {', ['/users/{uid}/tasks/{task}']],
    ['a function outside all blocks are the blocks that call it', 'request.auth.uid', ['/users/{uid}']],
    [
      'a function that others call are the blocks that call those',
      'request.auth != null',
      ['/users/{uid}', '/boards/{board}'],
    ],
  ])('of %s', (_, text, paths) => {
    expect(pathsAt(text)).toEqual(paths);
  });
});

describe('a block', () => {
  test.each([
    ['matches its document', 'users/ada/tasks/one', true],
    ['matches its collection', 'users/ada/tasks', true],
    ['matches documents beneath its document', 'users/ada/tasks/one/comments/two', true],
    ['does not match another collection', 'users/ada/planner/one', false],
    ['does not match the document above', 'users/ada', false],
  ])('%s', (_, path, asked) => {
    expect(isMatchedBy(path, '/users/{uid}/tasks/{task}')).toBe(asked);
  });

  test('with a fixed id matches the collection of its document', () => {
    expect(isMatchedBy('users/ada/settings', '/users/{uid}/settings/app')).toBe(true);
    expect(isMatchedBy('users/ada/settings/other', '/users/{uid}/settings/app')).toBe(false);
  });
});
