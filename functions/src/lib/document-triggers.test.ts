import { REGION } from '@akada/domain/region';
import { describe, expect, test, vi } from 'vitest';
import {
  type ChangeHandler,
  whenCreated,
  whenDeleted,
  whenUpdated,
  whenWritten,
} from './document-triggers.ts';
import type { Deps } from './handler.ts';

/** Handed on untouched: no handler of this file looks into it. */
const deps = { now: () => new Date(0) } as Deps;
const PATH = 'users/{uid}/tasks/{task}';
const snapshot = (data: object | undefined) => ({ data: () => data });

/** What a handler gets of an event. */
async function told(when: typeof whenWritten, data: unknown, params: object = { uid: 'ada', task: 'one' }) {
  const handler = vi.fn<ChangeHandler>().mockResolvedValue();
  const event = { params, document: 'users/ada/tasks/one', time: '2026-03-01T08:00:00.123456Z', data };
  await when(PATH, deps, handler).run(event as never);
  return handler.mock.calls;
}
const change = { uid: 'ada', id: 'one', at: new Date('2026-03-01T08:00:00.123Z') };

describe('a trigger', () => {
  test.each([
    ['written', whenWritten],
    ['updated', whenUpdated],
  ])('tells of a document that was %s what it was and is, and when', async (_, when) => {
    const data = { before: snapshot({ status: 'pending' }), after: snapshot({ status: 'completed' }) };

    expect(await told(when as typeof whenWritten, data)).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: { status: 'completed' } }],
    ]);
  });

  test('tells of a document that was created what it is', async () => {
    expect(await told(whenCreated as never, snapshot({ mood: 'good' }))).toEqual([
      [deps, { ...change, before: undefined, after: { mood: 'good' } }],
    ]);
  });

  test('tells of a document that is gone that it is', async () => {
    const data = { before: snapshot({ status: 'pending' }), after: snapshot(undefined) };

    expect(await told(whenWritten, data)).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: undefined }],
    ]);
  });

  test('tells of a deleted document what it was', async () => {
    expect(await told(whenDeleted as never, snapshot({ status: 'pending' }))).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: undefined }],
    ]);
  });

  test.each([
    ['created', whenCreated, undefined, { user_id: 'ada', title: 'Cells' }],
    ['deleted', whenDeleted, { user_id: 'ada', title: 'Cells' }, undefined],
  ])('tells of a shared document that was %s whose it is', async (_, when, before, after) => {
    const calls = await told(when as never, snapshot(after ?? before), { id: 'one' });

    expect(calls).toEqual([[deps, { ...change, before, after }]]);
  });

  test('goes by the path and not by what a student wrote into the document', async () => {
    const calls = await told(whenCreated as never, snapshot({ user_id: 'ben' }));

    expect(calls[0]?.[1].uid).toBe('ada');
  });

  test('fails on a path that names no student', async () => {
    const data = { before: snapshot(undefined), after: snapshot({ status: 'pending' }) };

    await expect(told(whenWritten, data, { task: 'one' })).rejects.toThrow('no student');
  });

  test('is not told of a deletion where nothing was', async () => {
    expect(await told(whenWritten, { before: snapshot(undefined), after: snapshot(undefined) })).toEqual([]);
    expect(await told(whenDeleted as never, snapshot(undefined))).toEqual([]);
  });

  test.each([whenWritten, whenCreated, whenUpdated, whenDeleted])(
    'runs in our region and is retried',
    (when) => {
      const { region, eventTrigger } = when(PATH, deps, vi.fn()).__endpoint;

      expect(region).toEqual([REGION]);
      expect(eventTrigger?.retry).toBe(true);
    },
  );
});
