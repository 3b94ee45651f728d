import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { act, renderHook } from '@testing-library/react';
import type { FirestoreError } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSnapshots, resubscribeAll, useLiveDocument, useLiveQuery } from './live.ts';

interface Listener {
  target: unknown;
  next: (snapshot: unknown) => void;
  error: (error: FirestoreError) => void;
  stop: ReturnType<typeof vi.fn>;
}

const listeners = vi.hoisted((): Listener[] => []);

vi.mock('firebase/firestore', () => ({
  onSnapshot: (target: unknown, _: unknown, next: Listener['next'], error: Listener['error']) => {
    const stop = vi.fn();
    listeners.push({ target, next, error, stop });
    return stop;
  },
}));
vi.mock('./firestore.ts', () => ({ firestore: () => 'db', discardFirestore: () => {} }));
vi.mock('./documents.ts', () => ({
  toQuery: (spec: unknown) => spec,
  documentAt: (path: string) => path,
  toStored: (snapshot: { value: unknown }) => snapshot.value,
  listReader:
    () =>
    ({ docs }: { docs: { value: unknown }[] }) =>
      docs.map(({ value }) => value),
}));

const query = (collection: string): QuerySpec => ({ collection, where: [], orderBy: [], limit: 5 });
const brings = (...values: string[]) => ({
  docs: values.map((value) => ({ value })),
  metadata: { fromCache: false },
});
const failure = (code: FirestoreError['code']) => Object.assign(new Error(code), { code }) as FirestoreError;
const last = () => listeners.at(-1) as Listener;

describe('a live query', () => {
  afterEach(() => {
    listeners.length = 0;
    clearSnapshots();
  });

  it('loads, shows what comes and what comes next, and stops listening when it is not shown any more', () => {
    const { result, unmount } = renderHook(() => useLiveQuery(query('a')));
    expect(result.current).toEqual({ status: 'loading' });
    act(() => last().next(brings('one')));
    expect(result.current).toEqual({ status: 'ready', data: ['one'], unconfirmed: false, isFresh: true });
    act(() => last().next(brings('one', 'two')));
    expect(result.current).toMatchObject({ data: ['one', 'two'] });
    unmount();
    expect(listeners).toHaveLength(1);
    expect(last().stop).toHaveBeenCalledOnce();
  });

  it('does not listen anew when it is rendered anew, and does when it asks for something else', () => {
    const { result, rerender } = renderHook(({ name }) => useLiveQuery(query(name)), {
      initialProps: { name: 'a' },
    });
    rerender({ name: 'a' });
    expect(listeners).toHaveLength(1);
    act(() => last().next(brings('of a')));
    rerender({ name: 'b' });
    expect(listeners[0]?.stop).toHaveBeenCalledOnce();
    expect(result.current).toEqual({ status: 'loading' });
    act(() => last().next(brings('of b')));
    expect(result.current).toMatchObject({ data: ['of b'] });
  });

  it('shows at once what it showed before, until it is forgotten', () => {
    const first = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('kept')));
    first.unmount();
    const second = renderHook(() => useLiveQuery(query('a')));
    expect(second.result.current).toMatchObject({ status: 'ready', data: ['kept'] });
    second.unmount();
    clearSnapshots();
    expect(renderHook(() => useLiveQuery(query('a'))).result.current).toEqual({ status: 'loading' });
  });

  it('goes on knowing, when the network goes, what the server has said before', () => {
    const offline = { docs: [], metadata: { fromCache: true } };
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(offline));
    expect(result.current).toEqual({ status: 'ready', data: [], unconfirmed: true, isFresh: false });
    act(() => last().next(brings()));
    act(() => last().next(offline));
    expect(result.current).toEqual({ status: 'ready', data: [], unconfirmed: false, isFresh: false });
  });

  it('is fresh only once the server has answered this subscription, whatever was shown before', () => {
    const first = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('kept')));
    expect(first.result.current).toMatchObject({ isFresh: true });
    first.unmount();
    const second = renderHook(() => useLiveQuery(query('a')));
    expect(second.result.current).toMatchObject({ data: ['kept'], unconfirmed: false, isFresh: false });
    act(() => last().next(brings('kept')));
    expect(second.result.current).toMatchObject({ data: ['kept'], isFresh: true });
  });

  it('is not fresh while it listens anew', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('one')));
    act(() => resubscribeAll());
    expect(result.current).toMatchObject({ data: ['one'], isFresh: false });
    act(() => last().next(brings('one')));
    expect(result.current).toMatchObject({ data: ['one'], isFresh: true });
  });

  it('listens anew when it is told to, and shows what was there until the answer comes', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('stale')));
    act(() => resubscribeAll());
    expect(listeners).toHaveLength(2);
    expect(listeners[0]?.stop).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ data: ['stale'] });
    act(() => last().next(brings()));
    expect(result.current).toMatchObject({ data: [] });
  });

  it('says that it failed, and listens again on retry', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().error(failure('permission-denied')));
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    if (result.current.status !== 'error') throw new Error('it should have failed');
    const { retry } = result.current;
    act(() => retry());
    expect(result.current).toEqual({ status: 'loading' });
    act(() => last().next(brings('there')));
    expect(result.current).toMatchObject({ data: ['there'] });
  });

  it('listens anew, and calls it no failure, when another tab wiped the cache', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('shown')));
    act(() => last().error(failure('aborted')));
    expect(result.current).toMatchObject({ status: 'ready', data: ['shown'] });
    expect(listeners).toHaveLength(2);
    act(() => last().next(brings('shown again')));
    expect(result.current).toMatchObject({ data: ['shown again'] });
  });
});

describe('a live document', () => {
  it('is null when there is none', () => {
    const { result } = renderHook(() => useLiveDocument('users/a'));
    act(() => last().next({ value: null, metadata: { fromCache: true } }));
    expect(result.current).toEqual({ status: 'ready', data: null, unconfirmed: true, isFresh: false });
  });
});
