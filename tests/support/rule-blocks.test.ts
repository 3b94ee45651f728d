import { describe, expect, test } from 'vitest';
import { isOfBlock, pathsDecidedAt } from './rule-blocks.ts';

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

const pathsAt = (text: string) => pathsDecidedAt(RULES, RULES.indexOf(text));

describe('what a place in the rules decides about', () => {
  test.each([
    ['a condition, the block around it', 'isOwner(uid);', ['/users/{uid}']],
    ['a block inside another, the whole path', 'isTask(request', ['/users/{uid}/tasks/{task}']],
    ['a function of a block, the block', 'data.title', ['/users/{uid}/tasks/{task}']],
    ['the path of a block, the block', '{task} {', ['/users/{uid}/tasks/{task}']],
    ['a function of all, those that call it', 'request.auth.uid', ['/users/{uid}']],
    [
      'a function that functions call, those that call them',
      'request.auth != null',
      ['/users/{uid}', '/boards/{board}'],
    ],
  ])('of %s', (_, text, paths) => {
    expect(pathsAt(text)).toEqual(paths);
  });
});

describe('a block is asked about', () => {
  test.each([
    ['its document', 'users/ada/tasks/one', true],
    ['its collection', 'users/ada/tasks', true],
    ['what lies beneath', 'users/ada/tasks/one/comments/two', true],
    ['not another collection', 'users/ada/planner/one', false],
    ['not the document above', 'users/ada', false],
  ])('%s', (_, path, asked) => {
    expect(isOfBlock(path, '/users/{uid}/tasks/{task}')).toBe(asked);
  });

  test('the collection of the one document that it names', () => {
    expect(isOfBlock('users/ada/settings', '/users/{uid}/settings/app')).toBe(true);
    expect(isOfBlock('users/ada/settings/other', '/users/{uid}/settings/app')).toBe(false);
  });
});
