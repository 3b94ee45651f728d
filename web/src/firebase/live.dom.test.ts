import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { act, renderHook } from '@testing-library/react';
import type { FirestoreError } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSnapshots, resubscribeAll, useLiveDocument, useLiveQuery } from './live.ts';
import { listenEarly, querySource } from './subscriptions.ts';

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
vi.mock('./app.ts', () => ({ emulators: null }));
vi.mock('./firestore.ts', () => ({ firestore: () => 'db', discardFirestore: async () => {} }));
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

  it('is loading, then shows each snapshot, and stops listening when it is unmounted', () => {
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

  it('joins a subscription that began before it, unless it is to subscribe again', () => {
    listenEarly(querySource(query('a')));
    act(() => last().next(brings('one')));
    const { result } = renderHook(() => useLiveQuery(query('a')));
    expect(result.current).toMatchObject({ status: 'ready', data: ['one'], isFresh: true });
    expect(listeners).toHaveLength(1);
    act(() => resubscribeAll());
    expect(listeners).toHaveLength(2);
    act(() => last().next(brings('two')));
    expect(result.current).toMatchObject({ status: 'ready', data: ['two'], isFresh: true });
  });

  it('resubscribes when its query changes, but not on every render', () => {
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

  it('shows its last snapshot at once when it is mounted again, until snapshots are cleared', () => {
    const first = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('cached')));
    first.unmount();
    const second = renderHook(() => useLiveQuery(query('a')));
    expect(second.result.current).toMatchObject({ status: 'ready', data: ['cached'] });
    second.unmount();
    clearSnapshots();
    expect(renderHook(() => useLiveQuery(query('a'))).result.current).toEqual({ status: 'loading' });
  });

  it('stays confirmed without a network once the server has answered', () => {
    const offline = { docs: [], metadata: { fromCache: true } };
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(offline));
    expect(result.current).toEqual({ status: 'ready', data: [], unconfirmed: true, isFresh: false });
    act(() => last().next(brings()));
    act(() => last().next(offline));
    expect(result.current).toEqual({ status: 'ready', data: [], unconfirmed: false, isFresh: false });
  });

  it('is fresh only after the server has answered this subscription', () => {
    const first = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('cached')));
    expect(first.result.current).toMatchObject({ isFresh: true });
    first.unmount();
    const second = renderHook(() => useLiveQuery(query('a')));
    expect(second.result.current).toMatchObject({ data: ['cached'], unconfirmed: false, isFresh: false });
    act(() => last().next(brings('cached')));
    expect(second.result.current).toMatchObject({ data: ['cached'], isFresh: true });
  });

  it('is not fresh while it resubscribes', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('one')));
    act(() => resubscribeAll());
    expect(result.current).toMatchObject({ data: ['one'], isFresh: false });
    act(() => last().next(brings('one')));
    expect(result.current).toMatchObject({ data: ['one'], isFresh: true });
  });

  it('resubscribes on resubscribeAll, and shows the old data until the answer arrives', () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('stale')));
    act(() => resubscribeAll());
    expect(listeners).toHaveLength(2);
    expect(listeners[0]?.stop).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ data: ['stale'] });
    act(() => last().next(brings()));
    expect(result.current).toMatchObject({ data: [] });
  });

  it('reports an error, and resubscribes on retry', () => {
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

  it('resubscribes without an error when another tab wiped the cache', async () => {
    const { result } = renderHook(() => useLiveQuery(query('a')));
    act(() => last().next(brings('shown')));
    await act(async () => last().error(failure('aborted')));
    expect(result.current).toMatchObject({ status: 'ready', data: ['shown'] });
    expect(listeners).toHaveLength(2);
    act(() => last().next(brings('shown again')));
    expect(result.current).toMatchObject({ data: ['shown again'] });
  });
});

describe('a live document', () => {
  it('has null as its data when the document does not exist', () => {
    const { result } = renderHook(() => useLiveDocument('users/a'));
    act(() => last().next({ value: null, metadata: { fromCache: true } }));
    expect(result.current).toEqual({ status: 'ready', data: null, unconfirmed: true, isFresh: false });
  });
});
