import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { getDocs } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { listReader } from './documents.ts';
import { readAllPages } from './pages.ts';

vi.mock('./firestore.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', async (actual) => ({
  ...(await actual<object>()),
  collection: () => 'tasks',
  query: (first: unknown, ...more: unknown[]) => [first, ...more],
  limit: (count: number) => ({ count }),
  startAfter: (after: { id: string }) => ({ after: after.id }),
  getDocs: vi.fn(),
}));

const documentOf = (id: string, text = id) => ({
  id,
  ref: { path: `users/ada/tasks/${id}` },
  data: () => ({ text }),
  metadata: { hasPendingWrites: false },
});
const documents = (...ids: string[]) =>
  ({ docs: ids.map((id) => documentOf(id)), metadata: { fromCache: false } }) as never;

test('readAllPages reads page after page until there are no more', async () => {
  vi.mocked(getDocs).mockResolvedValueOnce(documents('one', 'two')).mockResolvedValueOnce(documents('three'));
  const spec: QuerySpec = { collection: 'tasks', where: [], orderBy: [], limit: 2 };
  expect((await readAllPages<{ text: string }>(spec)).map(({ text }) => text)).toEqual([
    'one',
    'two',
    'three',
  ]);
  const behind = vi.mocked(getDocs).mock.calls.map(([query]) => (query as unknown as object[]).at(-1));
  expect(behind).toEqual([{ count: 2 }, { after: 'two' }]);
});

test('a document that has not changed between two snapshots is the same object', () => {
  const read = listReader<{ text: string }>();
  const [a, b, c] = [documentOf('a'), documentOf('b'), documentOf('c')];
  const snapshot = (docs: object[], ...changes: [type: string, doc: object][]) =>
    ({ docs, docChanges: () => changes.map(([type, doc]) => ({ type, doc })) }) as never;
  const first = read(snapshot([a, b, c], ['added', a], ['added', b], ['added', c]));
  const changed = documentOf('b', 'changed');
  const second = read(snapshot([a, changed], ['modified', changed], ['removed', c]));
  expect(second.map(({ text }) => text)).toEqual(['a', 'changed']);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
});
