import type { Account } from '@akada/domain/account/schemas';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const documents = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/firebase/live.ts', () => ({
  useLiveDocument: (path: string | null) => (path && documents.get(path)) || { status: 'loading' },
}));
vi.mock('@/lib/time.ts', () => ({ useToday: () => '2026-03-02' }));

import { useUsesLeft } from './use-uses-left.ts';

const QUOTA = 'users/ada/user_usage/2026-03-01_ai_tools';
const EXTRA = 'users/ada/feature_access/extra_ai_uses';
const ready = <T>(data: T, unconfirmed = false): Live<T> => ({
  ...{ status: 'ready', data, unconfirmed },
  isFresh: !unconfirmed,
});
const account = (current_plan: Account['current_plan']) =>
  ready({ current_plan, plan_expires_at: null } as Account);
const left = (of: Live<Account | null>) => renderHook(() => useUsesLeft('ada', of)).result.current;

describe('the uses left today', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
    documents.clear();
    documents.set(QUOTA, ready(null));
    documents.set(EXTRA, ready(null));
  });

  afterEach(() => void vi.useRealTimers());

  it("equal the plan's limit before the first use", () => {
    expect(left(account('free'))).toEqual({ used: 0, left: 2 });
  });

  it('decrease with each use and increase with a reward', () => {
    documents.set(QUOTA, ready({ usage_count: 1 }));
    expect(left(account('free'))).toEqual({ used: 1, left: 1 });
    documents.set(EXTRA, ready({ is_active: true, expires_at: null, amount: 3 }));
    expect(left(account('free'))).toEqual({ used: 1, left: 4 });
  });

  it('are 200 on a paid plan, which ignores rewards', () => {
    documents.delete(EXTRA);
    documents.set(QUOTA, ready({ usage_count: 3 }));
    expect(left(account('pro'))).toEqual({ used: 3, left: 197 });
  });

  it("are 0 when the day's tokens are used up", () => {
    documents.set(QUOTA, ready({ usage_count: 3, tokens_in: 2_000_000 }));
    expect(left(account('pro'))).toEqual({ used: 3, left: 0 });
  });

  it('are unknown until the server confirms that there is no count', () => {
    documents.set(QUOTA, ready(null, true));
    expect(left(account('free'))).toBeUndefined();
    expect(left({ status: 'loading' })).toBeUndefined();
  });
});
