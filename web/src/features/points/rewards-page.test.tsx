import type { Plan } from '@akada/domain/account/account';
import { newAccount } from '@akada/domain/account/account';
import { newUserPoints } from '@akada/domain/points/points';
import { FEATURES, REWARDS, type RewardId } from '@akada/domain/points/rewards';
import type { FeatureAccess, UserPoints } from '@akada/domain/points/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const call = vi.hoisted(() => vi.fn());
const live = vi.hoisted(() => ({ useLiveQuery: vi.fn(), useLiveDocument: vi.fn() }));
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/firebase/functions.ts', () => ({ call }));
vi.mock('@/firebase/live.ts', () => live);
vi.mock('@/firebase/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore', () => ({
  collection: () => ({}),
  getCountFromServer: () => new Promise(() => {}),
}));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { RewardsPage } from './rewards-page.tsx';

const NOW = new Date();
const points: UserPoints = { ...newUserPoints('Ada', NOW), total_points: 2_000, points_earned: 2_000 };
const badge: FeatureAccess = { feature_name: FEATURES.scholarBadge, is_active: true, expires_at: null };
const catalog = (Object.keys(REWARDS) as RewardId[]).map((id) => ({ ...REWARDS[id], id }));
let collections: Record<string, Live<unknown[]>>;

function ready<T>(data: T): Live<T> {
  return { status: 'ready', data, unconfirmed: false, isFresh: true };
}

function open({ plan = 'free' as Plan, own = points } = {}) {
  const account = ready({ ...newAccount(NOW), current_plan: plan });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RewardsPage points={ready(own)} account={account} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const card = (name: string) => {
  const heading = screen.getByRole('heading', { name, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};
const redeem = async (name: string) => {
  await userEvent.click(card(name).getByRole('button', { name: `Redeem ${name}` }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Redeem' }));
};

beforeEach(() => {
  collections = {
    rewards_catalog: ready(catalog),
    feature_access: ready([]),
    user_rewards: ready([]),
    user_streaks: ready([]),
  };
  live.useLiveQuery.mockImplementation((spec) => collections[spec.collection.split('/').at(-1)]);
  live.useLiveDocument.mockReturnValue({ status: 'loading' });
  call.mockReset();
  toast.error.mockReset();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

describe('a reward', () => {
  it('says that it is owned instead of offering Redeem', () => {
    collections.feature_access = ready([badge]);
    open();
    expect(card('Scholar Badge').getByText('You already have this reward')).toBeTruthy();
    expect(card('Scholar Badge').queryByRole('button')).toBeNull();
    expect(card('Harmattan Theme').getByRole('button')).toHaveProperty('disabled', false);
  });

  it('says that it adds nothing to the plan instead of offering Redeem', () => {
    open({ plan: 'starter' });
    expect(
      card('Extra AI Uses').getByText('Your plan has no daily limit on AI tools (fair use: 200 a day)'),
    ).toBeTruthy();
    expect(card('Extra AI Uses').queryByRole('button')).toBeNull();
  });

  it('cannot be redeemed until the owned features have loaded', () => {
    collections.feature_access = { status: 'loading' };
    open();
    expect(card('Scholar Badge').getByRole('button')).toHaveProperty('disabled', true);
  });

  it('is not offered if the owned features could not be loaded', async () => {
    const retry = vi.fn();
    collections.feature_access = { status: 'error', error: new Error('denied'), retry };
    open();
    expect(screen.queryByRole('heading', { name: 'Scholar Badge' })).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('when there are no rewards yet, the catalogue shows how to earn points for them', () => {
  collections.rewards_catalog = ready([]);
  open();
  const available = within(screen.getByRole('region', { name: 'Available Rewards' }));
  expect(available.getByText('No rewards available yet')).toBeTruthy();
  expect(available.getByRole('link', { name: 'View Missions' }).getAttribute('href')).toBe(
    '/dashboard/missions',
  );
});

it('Your Rewards shows the state of each redemption', () => {
  const redeemed = (id: string, reward_id: RewardId) => ({
    ...{ id, reward_id, reward_name: REWARDS[reward_id].name, points: 100 },
    ...{ date_redeemed: NOW, status: 'active', pending: false },
  });
  collections.user_rewards = ready([
    redeemed('e', 'extra_ai_uses'),
    redeemed('d', 'scholar_badge'),
    redeemed('c', 'streak_freeze'),
    redeemed('b', 'streak_freeze'),
    redeemed('a', 'harmattan_theme'),
  ]);
  const until = new Date(NOW.getTime() + 60_000);
  const extra = { feature_name: FEATURES.extraAiUses, is_active: true, expires_at: until, amount: 3 };
  collections.feature_access = ready([badge, extra]);
  live.useLiveDocument.mockReturnValue(ready({ usage_count: 4 }));
  open({ own: { ...points, freezes: ['2026-03-01', '2026-03-02'], freezes_used: 1 } });
  const list = within(screen.getByRole('heading', { name: 'Your Rewards' }).parentElement as HTMLElement);
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Extra AI Uses1 of 3 uses left, until \d\d:\d\d.*Active$/),
    expect.stringMatching(/^Scholar BadgeYours to keep.*Active$/),
    expect.stringMatching(/^Streak FreezeCovers the next day you miss.*Active$/),
    expect.stringMatching(/^Streak FreezeCovered a missed day.*Used$/),
    expect.stringMatching(/^Harmattan ThemeNo longer available.*Expired$/),
  ]);
});

describe('a redemption that fails', () => {
  it.each([
    [
      'gives the reason of a rejection',
      Object.assign(new Error('Not enough points'), { code: 'functions/failed-precondition' }),
      'Redemption Failed: Not enough points',
      'Not enough points',
    ],
    [
      'says that it failed when nothing was answered',
      Object.assign(new Error('internal'), { code: 'functions/internal' }),
      'Error: Failed to redeem reward',
      'Error: Failed to redeem reward',
    ],
  ])('%s', async (_, error, said, problem) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    call.mockRejectedValueOnce(error);
    open();
    await redeem('Scholar Badge');
    expect(toast.error).toHaveBeenCalledWith(said);
    expect(screen.getByRole('alert').textContent).toBe(problem);
    expect(warn).toHaveBeenCalledExactlyOnceWith('redemption failed', error);
  });

  it('says when the answer cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    call.mockResolvedValueOnce('{"success":true}');
    open();
    await redeem('Scholar Badge');
    expect(toast.error).toHaveBeenCalledWith('Failed to parse redemption result');
    expect(warn).toHaveBeenCalledExactlyOnceWith('redemption failed', expect.any(Error));
  });
});
