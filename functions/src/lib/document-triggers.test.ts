import { REGION } from '@akada/domain/callables/region';
import { GrpcStatus } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ChangeHandler,
  whenCreated,
  whenDeleted,
  whenUpdated,
  whenWritten,
} from './document-triggers.ts';
import { UnreadableDocument } from './documents.ts';
import type { Deps } from './handler.ts';

/** Passed on only: no handler in this file uses it. */
const deps = { now: () => new Date(0) } as Deps;
const TIME = '2026-03-01T08:00:00.123456Z';
const PATH = 'users/{uid}/tasks/{task}';
const snapshot = (data: object | undefined) => ({ data: () => data });

/** Runs a trigger and returns the calls of its handler. */
async function callsFor(
  when: typeof whenWritten,
  data: unknown,
  params: object = { uid: 'ada', task: 'one' },
) {
  const handler = vi.fn<ChangeHandler>().mockResolvedValue();
  const event = { params, document: 'users/ada/tasks/one', time: TIME, data };
  await when(PATH, deps, handler).run(event as never);
  return handler.mock.calls;
}
const unreadable = (path: string) => new UnreadableDocument(path, new Error('not so'));

/** Runs a trigger whose handler fails. */
async function failing(error: Error): Promise<unknown> {
  const data = { before: snapshot(undefined), after: snapshot({ status: 'pending' }) };
  const event = { params: { uid: 'ada', task: 'one' }, document: 'users/ada/tasks/one', time: TIME, data };
  return whenWritten(PATH, deps, vi.fn<ChangeHandler>().mockRejectedValue(error)).run(event as never);
}

const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
afterAll(() => log.mockRestore());
const dropped = () => log.mock.calls;
const change = {
  ...{ uid: 'ada', id: 'one', path: 'users/ada/tasks/one' },
  at: new Date('2026-03-01T08:00:00.123Z'),
};

describe('a trigger', () => {
  test.each([
    ['written', whenWritten],
    ['updated', whenUpdated],
  ])('passes the state before and after, and the time, of a document that was %s', async (_, when) => {
    const data = { before: snapshot({ status: 'pending' }), after: snapshot({ status: 'completed' }) };

    expect(await callsFor(when as typeof whenWritten, data)).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: { status: 'completed' } }],
    ]);
  });

  test('passes the data of a created document', async () => {
    expect(await callsFor(whenCreated as never, snapshot({ mood: 'good' }))).toEqual([
      [deps, { ...change, before: undefined, after: { mood: 'good' } }],
    ]);
  });

  test('passes no data after a deletion that it sees as a write', async () => {
    const data = { before: snapshot({ status: 'pending' }), after: snapshot(undefined) };

    expect(await callsFor(whenWritten, data)).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: undefined }],
    ]);
  });

  test('passes the last data of a deleted document', async () => {
    expect(await callsFor(whenDeleted as never, snapshot({ status: 'pending' }))).toEqual([
      [deps, { ...change, before: { status: 'pending' }, after: undefined }],
    ]);
  });

  test.each([
    ['created', whenCreated, undefined, { user_id: 'ada', title: 'Cells' }],
    ['deleted', whenDeleted, { user_id: 'ada', title: 'Cells' }, undefined],
  ])('passes the owner of a shared document that was %s', async (_, when, before, after) => {
    const calls = await callsFor(when as never, snapshot(after ?? before), { id: 'one' });

    expect(calls).toEqual([[deps, { ...change, before, after }]]);
  });

  test('takes the student from the path and not from the document', async () => {
    const calls = await callsFor(whenCreated as never, snapshot({ user_id: 'ben' }));

    expect(calls[0]?.[1].uid).toBe('ada');
  });

  test('drops an event that names no student, because no retry would help', async () => {
    const data = { before: snapshot(undefined), after: snapshot({ status: 'pending' }) };

    expect(await callsFor(whenWritten, data, { task: 'one' })).toEqual([]);
    expect(dropped()).toHaveLength(1);
  });

  test('drops an event that the platform rejects as invalid, and logs one line without the id', async () => {
    const error = Object.assign(new Error('3 INVALID_ARGUMENT: "users/ada/tasks/one"'), {
      code: GrpcStatus.INVALID_ARGUMENT,
    });

    await expect(failing(error)).resolves.toBeUndefined();
    expect(dropped()).toHaveLength(1);
    expect(JSON.stringify(dropped())).not.toContain('tasks/one');
  });

  test('drops a document that its schema can never read', async () => {
    await expect(failing(unreadable('users/ada/tasks/one'))).resolves.toBeUndefined();
    expect(dropped()).toHaveLength(1);
  });

  test.each([
    ["another document that cannot be read, which is the server's own", unreadable('user_points/ada')],
    ['the network', Object.assign(new Error('14 UNAVAILABLE'), { code: GrpcStatus.UNAVAILABLE })],
    ['anything else', new Error('the account is not open')],
  ])('is retried when it fails because of %s', async (_, error) => {
    await expect(failing(error)).rejects.toThrow('a function failed; the previous log line says why');
    expect(dropped()).toEqual([['a function failed', expect.objectContaining({ uid: 'ada' })]]);
  });

  test('ignores the deletion of a document that did not exist', async () => {
    expect(await callsFor(whenWritten, { before: snapshot(undefined), after: snapshot(undefined) })).toEqual(
      [],
    );
    expect(await callsFor(whenDeleted as never, snapshot(undefined))).toEqual([]);
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
