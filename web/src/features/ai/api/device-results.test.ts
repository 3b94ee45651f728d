import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The writes of each batch, in order, as `verb path`. */
const batches = vi.hoisted(() => [] as string[][]);
const stored = vi.hoisted(() => ({ results: 0, oldest: [] as string[], fromCache: false }));
const written = vi.hoisted(() => new Map<string, object>());
vi.mock('firebase/firestore', () => ({
  increment: (by: number) => ({ by }),
  serverTimestamp: () => 'now',
  getDoc: async () => ({ get: () => stored.results, metadata: { fromCache: stored.fromCache } }),
  updateDoc: async (path: string, data: object) => void written.set(path, data),
  writeBatch: () => {
    const writes: string[] = [];
    const batch = {
      set(path: string, data: object) {
        writes.push(`set ${path}`);
        written.set(path, data);
        return batch;
      },
      delete(path: string) {
        writes.push(`delete ${path}`);
        return batch;
      },
      commit: async () => void batches.push(writes),
    };
    return batch;
  },
}));
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('@/firebase/documents.ts', () => ({
  documentAt: (path: string) => path,
  newDocumentIn: () => ({ id: 'new' }),
}));
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument: (path: string | null) => path }));
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged: (spec: object) => spec }));
vi.mock('@/firebase/pages.ts', () => ({
  readPage: async ({ limit }: { limit: number }) => ({
    items: stored.oldest.slice(0, limit).map((id) => ({ id })),
  }),
}));

import {
  deleteDeviceResult,
  saveDeviceResult,
  updateDeviceChat,
  useDeviceResult,
  useDeviceResults,
} from './device-results.ts';

const RESULTS = 'users/ada/device_results';
const USAGE = 'users/ada/user_usage/device_results';
const content = { tool: 'essay', title: 'Osmosis', input: 'Osmosis', result: '# Osmosis' } as const;

beforeEach(() => {
  batches.length = 0;
  written.clear();
  Object.assign(stored, { results: 1, oldest: ['oldest', 'older', 'old'], fromCache: false });
});

describe('saving a result', () => {
  it('gives its id at once, and counts it in the same batch', async () => {
    const { id, written: answered } = saveDeviceResult('ada', content);
    await answered;

    expect(id).toBe('new');
    expect(batches).toEqual([[`set ${RESULTS}/new`, `set ${USAGE}`]]);
    expect(written.get(`${RESULTS}/new`)).toEqual({
      ...content,
      source: 'device',
      created_at: 'now',
      updated_at: 'now',
    });
    expect(written.get(USAGE)).toEqual({
      feature_name: 'device_results',
      results: { by: 1 },
      last_result_id: 'new',
    });
  });

  it('deletes the oldest results that are too many, each in a batch of its own', async () => {
    stored.results = DEVICE_RESULT_LIMITS.trimTo + 2;
    await saveDeviceResult('ada', content).written;

    await vi.waitFor(() =>
      expect(batches.slice(1)).toEqual([
        [`delete ${RESULTS}/oldest`, `set ${USAGE}`],
        [`delete ${RESULTS}/older`, `set ${USAGE}`],
      ]),
    );
    expect(written.get(USAGE)).toMatchObject({ results: { by: -1 }, last_result_id: 'older' });
  });

  it('deletes nothing offline while there is room', async () => {
    Object.assign(stored, { results: DEVICE_RESULT_LIMITS.trimTo + 2, fromCache: true });
    await saveDeviceResult('ada', content).written;
    await Promise.resolve();

    expect(batches).toHaveLength(1);
  });

  it('refuses a result that is too long, with a message, and writes nothing', () => {
    const result = 'ẹ'.repeat(DEVICE_RESULT_LIMITS.bytes / 3 + 1);

    expect(() => saveDeviceResult('ada', { ...content, result })).toThrow('up to 100 KB');
    expect(() => updateDeviceChat('ada', 'one', result)).toThrow('up to 100 KB');
    expect(written.size).toBe(0);
  });
});

it('a continued conversation keeps its id and is not counted again', async () => {
  await updateDeviceChat('ada', 'one', '[]');

  expect([...written]).toEqual([[`${RESULTS}/one`, { result: '[]', updated_at: 'now' }]]);
  expect(batches).toEqual([]);
});

it('deleting a result lowers the count in the same batch', async () => {
  await deleteDeviceResult('ada', 'one');

  expect(batches).toEqual([[`delete ${RESULTS}/one`, `set ${USAGE}`]]);
  expect(written.get(USAGE)).toMatchObject({ results: { by: -1 }, last_result_id: 'one' });
});

it('the list reads 20 results of one tool, newest first', () => {
  expect(useDeviceResults('ada', 'essay', () => {})).toMatchObject({
    collection: RESULTS,
    where: [['tool', '==', 'essay']],
    orderBy: [['updated_at', 'desc']],
    limit: 20,
  });
});

it('a result without an id is not read', () => {
  expect(useDeviceResult('ada', null)).toBeNull();
  expect(useDeviceResult('ada', 'one')).toBe(`${RESULTS}/one`);
});
