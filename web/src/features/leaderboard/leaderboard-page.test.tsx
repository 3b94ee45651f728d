import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import { newUserPoints } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/firebase/live.ts';

const call = vi.hoisted(() => vi.fn());
const useLiveDocument = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/functions.ts', () => ({ call }));
vi.mock('@/firebase/functions-sdk.tsx', () => ({ useCall: () => call }));
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/avatar-address.ts', () => ({ avatarAddress: () => null }));

import { LeaderboardPage } from './leaderboard-page.tsx';
import { RankCard } from './rank-card.tsx';

const NOON = new Date('2026-03-01T12:00:00.000Z');
const points: Live<UserPoints> = ready({ ...newUserPoints('Ada', NOON), points_earned: 40 });
const bola = { user_id: 'bola', username: 'Bola', profile_image_url: null };
const figures = { total_points: 90, current_streak: 1, tools_used_today: 0, rank_position: 1 };
const board: Leaderboard = {
  rank_type: 'all-time',
  rows: [{ ...bola, ...figures }],
  students: 1_200,
  created_at: NOON,
};

function ready<T>(data: T): Live<T> {
  return { status: 'ready', data, unconfirmed: false, isFresh: true };
}

function open(element: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{element}</QueryClientProvider>
    </MemoryRouter>,
  );
}

const stats = () => screen.getByRole('heading', { name: 'Your Stats' }).parentElement?.textContent;

beforeEach(() => {
  useLiveDocument.mockReturnValue(ready(board));
  call.mockReset().mockReturnValue(new Promise(() => {}));
});
afterEach(() => onlineManager.setOnline(true));

describe('Your Stats', () => {
  it('shows skeletons and no figures while the points load', () => {
    open(<LeaderboardPage points={{ status: 'loading' }} />);
    expect(stats()).toBe('Your StatsLoading your stats');
  });

  it('shows the failure with a retry when the points could not be loaded', async () => {
    const retry = vi.fn();
    open(<LeaderboardPage points={{ status: 'error', error: new Error('denied'), retry }} />);
    expect(stats()).toBe("Your StatsYour stats couldn't be loaded.Try again");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows no rank while the board or the rank loads', () => {
    useLiveDocument.mockReturnValue({ status: 'loading' });
    open(<LeaderboardPage points={points} />).unmount();
    open(<LeaderboardPage points={points} />);
    expect(stats()).toMatch(/^Your StatsRankLoading your rankPoints earned40/);
  });

  it('says that a rank that could not be loaded is unavailable, also in the own row, and loads it again', async () => {
    call
      .mockRejectedValueOnce(new Error('unavailable'))
      .mockResolvedValueOnce({ rank: 999, students: 1_200 });
    open(<LeaderboardPage points={points} />);
    expect(await screen.findAllByText('Rank unavailable')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('999 of 1,200')).toBeTruthy();
    expect(screen.queryByText('Rank unavailable')).toBeNull();
  });

  it('says that the rank is unavailable when the board could not be loaded', () => {
    useLiveDocument.mockReturnValue({ status: 'error', error: new Error('denied'), retry: () => {} });
    open(<LeaderboardPage points={points} />);
    expect(stats()).toMatch(/^Your StatsRankRank unavailablePoints earned40/);
  });

  it('says that a student without points is not ranked yet', async () => {
    call.mockResolvedValueOnce({ rank: null, students: 1_200 });
    open(<LeaderboardPage points={points} />);
    expect(await screen.findByText('Not ranked yet')).toBeTruthy();
  });
});

describe('the rank on the profile', () => {
  it('is shown for rank 999, a rank like any other', async () => {
    call.mockResolvedValueOnce({ rank: 999, students: 1_200 });
    open(<RankCard isOnBoards />);
    expect(await screen.findByText('Rank 999 of 1,200')).toBeTruthy();
  });

  it('is unavailable without a network', async () => {
    onlineManager.setOnline(false);
    open(<RankCard isOnBoards />);
    expect(await screen.findByText('Rank unavailable')).toBeTruthy();
  });

  it('is not requested for a student who left the boards', () => {
    open(<RankCard isOnBoards={false} />);
    expect(screen.getByText('Not on the leaderboards')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});
