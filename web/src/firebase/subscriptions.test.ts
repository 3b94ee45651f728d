import { afterEach, expect, test, vi } from 'vitest';

vi.mock('firebase/firestore', () => ({ onSnapshot: vi.fn() }));
vi.mock('./documents.ts', () => ({}));

import { type Brought, forgetEarly, joinEarly, listenEarly } from './subscriptions.ts';

const stop = vi.fn();
let bring: (brought: Brought<string>) => void = () => {};
const source = {
  key: 'tasks',
  listen: (next: typeof bring) => {
    bring = next;
    return stop;
  },
};
const ready = (data: string): Brought<string> => ({ status: 'ready', data, fromCache: false });

afterEach(() => {
  forgetEarly();
  stop.mockClear();
});

test('who joins an early subscription gets what it brought last, and what it brings from then on', () => {
  listenEarly(source);
  bring(ready('one'));
  const next = vi.fn();
  joinEarly('tasks', next);
  bring(ready('two'));

  expect(next.mock.calls).toEqual([[ready('one')], [ready('two')]]);
  expect(joinEarly('others', next)).toBeNull();
});

test('an early subscription ends when everyone has left, and can then not be joined', () => {
  const leaveFirst = listenEarly(source);
  const leave = joinEarly('tasks', vi.fn());
  leaveFirst();
  expect(stop).not.toHaveBeenCalled();
  leave?.();

  expect(stop).toHaveBeenCalledOnce();
  expect(joinEarly('tasks', vi.fn())).toBeNull();
});

test('a failure reaches everyone, and is not joined again', () => {
  listenEarly(source);
  const next = vi.fn();
  joinEarly('tasks', next);
  const failure: Brought<string> = { status: 'error', error: new Error('denied') };
  bring(failure);

  expect(next).toHaveBeenCalledWith(failure);
  expect(joinEarly('tasks', next)).toBeNull();
});

test('nothing is joined after the session has ended', () => {
  listenEarly(source);
  forgetEarly();

  expect(joinEarly('tasks', vi.fn())).toBeNull();
});
