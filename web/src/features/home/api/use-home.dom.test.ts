import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const { stored } = vi.hoisted(() => ({ stored: { planner: [] as object[] } }));
vi.mock('@/firebase/live.ts', () => ({
  useLiveQuery: ({ collection, where }: QuerySpec) =>
    ready(collection.endsWith('planner') && where[0]?.[0] === 'date' ? stored.planner : []),
}));
vi.mock('@/lib/zone.ts', () => ({ useZone: () => 'Africa/Lagos' }));
vi.mock('@/lib/time.ts', () => ({ useNow: () => new Date('2026-03-10T13:30:00Z') }));

import { useHomeDay } from './use-home.ts';

const ready = <T>(data: T): Live<T> => ({ status: 'ready', data, unconfirmed: false, isFresh: true });
const SESSION = { id: 's', title: 'Titration', start_time: '14:00', duration: 90, completed: false };

const dayWith = (dueCards: Live<{ count: number }>) =>
  renderHook(() =>
    useHomeDay('ada', {
      ...{ tasks: ready([]), points: ready(null), exam: null, counted: '2026-03-10' },
      dueCards,
    }),
  ).result.current;

beforeEach(() => {
  stored.planner = [];
});

test('a session that is on is the next step before the due cards are known', () => {
  stored.planner = [SESSION];
  expect(dayWith({ status: 'loading' })?.step).toMatchObject({ kind: 'session', isOn: true });
});

test('nothing is the next step while due cards that are not known yet might be', () => {
  expect(dayWith({ status: 'loading' })).toBeNull();
  expect(dayWith(ready({ count: 4 }))?.step).toMatchObject({ kind: 'cards', count: 4 });
  expect(dayWith(ready({ count: 0 }))?.step).toMatchObject({ kind: 'plan' });
});

test('due cards that fail to load are left out', () => {
  expect(dayWith({ status: 'error', error: new Error('unknown'), retry: () => {} })?.step).toMatchObject({
    kind: 'plan',
  });
});
