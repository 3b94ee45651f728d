import { dayOf } from '@akada/domain/days/day';
import { clockZone } from '@akada/domain/days/zone';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimCache, clearDeviceData } from './cache-owner.ts';

const { tell, listened } = vi.hoisted(() => ({
  tell: { to: (_: Partial<User> | null) => {} },
  listened: [] as string[],
}));

vi.mock('./auth.ts', () => ({ auth: {} }));
vi.mock('./documents.ts', () => ({
  toQuery: ({ collection }: { collection: string }) => collection,
  documentAt: (path: string) => path,
  listReader: () => () => [],
}));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: typeof tell.to) => {
    tell.to = listener;
    return () => {};
  },
}));
vi.mock('firebase/firestore', () => ({
  onSnapshot: (what: string) => {
    listened.push(what);
    return () => {};
  },
}));

const ada = { uid: 'ada', emailVerified: true };

async function openAt(path: string, user: Partial<User> | null): Promise<string[]> {
  history.replaceState(null, '', path);
  listened.length = 0;
  vi.resetModules();
  await import('./first-reads.ts');
  tell.to(user);
  return listened;
}

describe('the first reads', () => {
  beforeEach(() => clearDeviceData());

  it('read what Home, the planner and the review wait for, and nothing for other pages', async () => {
    claimCache('ada');
    expect(await openAt('/dashboard', ada)).toEqual([
      'users/ada/tasks',
      'users/ada/planner',
      'users/ada/planner',
      'user_points/ada',
      'users/ada/review_summary/cards',
    ]);
    expect(await openAt('/dashboard/planner', ada)).toEqual(['users/ada/planner']);
    expect(await openAt('/dashboard/quiz/review', ada)).toEqual(['users/ada/review_summary/cards']);
    expect(await openAt('/dashboard/journal', ada)).toEqual([]);
  });

  it.each([
    ['nobody is signed in', null],
    ["the cache is another student's", { ...ada, uid: 'bola' }],
    ['the address is not confirmed', { ...ada, emailVerified: false }],
  ])('read nothing when %s', async (_, user) => {
    claimCache('ada');
    expect(await openAt('/dashboard', user)).toEqual([]);
  });

  it("ask for the planner's whole week around today", async () => {
    const { firstReads } = await import('./first-reads.ts');
    const today = dayOf(new Date(), clockZone());
    const [week] = firstReads('/dashboard/planner', 'ada', today).queries;
    const [from, to] = (week?.where ?? []).map(([, , day]) => day);
    expect([today >= `${from}`, today <= `${to}`]).toEqual([true, true]);
  });
});
