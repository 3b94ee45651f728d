import { newAccount } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { QUOTAS, type QuotaFeature } from '@akada/domain/quotas/quotas';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const documents = vi.hoisted(() => new Map<string, object>());
const asked = vi.hoisted(() => [] as (string | null)[]);
vi.mock('./live.ts', () => ({
  useLiveDocument: (path: string | null) => {
    asked.push(path);
    if (path === null) return { status: 'loading' };
    return { status: 'ready', data: documents.get(path) ?? null, unconfirmed: false, isFresh: true };
  },
}));

import { useDayQuotaMessage } from './use-day-quota-message.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const { tasks, sharedNotes } = USAGE_FEATURES;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  documents.clear();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

function messageOf(feature: QuotaFeature | null, created: number, account: Partial<Account> = {}) {
  documents.set(documentPaths.account('ada'), { ...newAccount(NOW, 'UTC'), ...account });
  if (feature) documents.set(documentPaths.usage('ada', '2026-03-01', feature), { usage_count: created });
  return renderHook(() => useDayQuotaMessage('ada', feature)).result.current;
}

it('a form allows the last task of a day', () => {
  expect(messageOf(tasks, QUOTAS.tasksADay - 1)).toBeNull();
});

it('a form refuses a task over the daily quota, and says when there is room again', () => {
  expect(messageOf(tasks, QUOTAS.tasksADay)).toBe(
    "You've created 200 tasks today, the limit for one day. You can add more at midnight.",
  );
});

it('the daily quota of notes depends on the plan', () => {
  expect(messageOf(sharedNotes, QUOTAS.notesADay.free)).toContain('20 notes');
  expect(messageOf(sharedNotes, QUOTAS.notesADay.free, { current_plan: 'starter' })).toBeNull();
});

it("yesterday's tasks do not count today", () => {
  documents.set(documentPaths.usage('ada', '2026-02-28', tasks), { usage_count: QUOTAS.tasksADay });
  expect(messageOf(tasks, 0)).toBeNull();
});

it('every form refuses while the account’s writes are stopped', () => {
  const writes_stopped_until = new Date('2026-03-02T00:00:00.000Z');
  expect(messageOf(sharedNotes, 0, { writes_stopped_until })).toContain('You can save again at midnight.');
  vi.setSystemTime(writes_stopped_until);
  expect(messageOf(sharedNotes, 0, { writes_stopped_until })).toBeNull();
});

it('a closed form reads nothing', () => {
  expect(messageOf(null, 0)).toBeNull();
  expect(asked).toEqual([null, null]);
});

it('a form refuses nothing while the account is not known', () => {
  expect(renderHook(() => useDayQuotaMessage('ada', tasks)).result.current).toBeNull();
});
