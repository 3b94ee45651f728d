import { describe, expect, test } from 'vitest';
import { extraUsesLeft, rewardStates } from './reward-states.ts';
import { FEATURES, REDEMPTION_MESSAGES, type RewardId, unusableReason } from './rewards.ts';
import type { FeatureAccess } from './schemas.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const MIDNIGHT = new Date('2026-03-11T00:00:00.000Z');
const TODAY = '2026-03-10';
const active = (...days: string[]) => days.map((day) => ({ activity_date: `2026-03-${day}` }));
const redeemed = (...ids: RewardId[]) => ids.map((reward_id) => ({ reward_id }));
const extra = (amount: number, expires_at = MIDNIGHT): FeatureAccess => ({
  feature_name: FEATURES.extraAiUses,
  is_active: true,
  expires_at,
  amount,
});
const owned: FeatureAccess = { feature_name: FEATURES.scholarBadge, is_active: true, expires_at: null };
const statesOf = (
  ids: readonly RewardId[],
  known: Partial<Parameters<typeof rewardStates>[1]> = {},
): ReturnType<typeof rewardStates> =>
  rewardStates(redeemed(...ids), {
    ...{ points: null, activeDays: [], access: [], extraUsesLeft: null, today: TODAY, now: NOW },
    ...known,
  });

describe('a streak freeze', () => {
  const streak = (last: string, current_streak: number, freezes: number, freezes_used: number) => ({
    ...{ current_streak, last_activity_date: `2026-03-${last}`, freezes_used },
    freezes: Array.from({ length: freezes }, () => '2026-03-01'),
  });

  test('is active until a day is missed', () => {
    const known = { points: streak('10', 3, 1, 0), activeDays: active('08', '09', '10') };
    expect(statesOf(['streak_freeze'], known)).toEqual([{ status: 'active' }]);
  });

  test('was used on the missed day of the streak', () => {
    const known = { points: streak('10', 3, 1, 1), activeDays: active('07', '08', '10') };
    expect(statesOf(['streak_freeze'], known)).toEqual([{ status: 'used', on: '2026-03-09' }]);
  });

  test('is used before any activity has followed the missed day', () => {
    const known = { points: streak('08', 2, 2, 0), activeDays: active('07', '08') };
    expect(statesOf(['streak_freeze', 'streak_freeze'], known)).toEqual([
      { status: 'active' },
      { status: 'used', on: '2026-03-09' },
    ]);
  });

  test('stays active over days skipped by a change of zone', () => {
    const points = { ...streak('10', 3, 1, 0), skipped_days: ['2026-03-08', '2026-03-09'] };
    expect(statesOf(['streak_freeze'], { points, activeDays: active('06', '07', '10') })).toEqual([
      { status: 'active' },
    ]);
  });

  test('stays active when the streak lapsed before it could cover every missed day', () => {
    const known = { points: streak('05', 2, 1, 0), activeDays: active('04', '05') };
    expect(statesOf(['streak_freeze'], known)).toEqual([{ status: 'active' }]);
  });

  test('of an earlier streak was used on an unknown day', () => {
    const known = { points: streak('10', 2, 3, 2), activeDays: active('04', '05', '08', '10') };
    expect(statesOf(['streak_freeze', 'streak_freeze', 'streak_freeze'], known)).toEqual([
      { status: 'active' },
      { status: 'used', on: '2026-03-09' },
      { status: 'used', on: null },
    ]);
  });
});

describe('extra AI uses', () => {
  const ids: RewardId[] = ['extra_ai_uses', 'streak_freeze', 'extra_ai_uses'];
  const ofExtra = (known: Parameters<typeof statesOf>[1]) => {
    const [newer, , older] = statesOf(ids, known);
    return [newer, older];
  };

  test('are used up oldest redemption first', () => {
    expect(ofExtra({ access: [extra(6)], extraUsesLeft: 5 })).toEqual([
      { status: 'active', left: 3, of: 3, until: MIDNIGHT },
      { status: 'active', left: 2, of: 3, until: MIDNIGHT },
    ]);
    expect(ofExtra({ access: [extra(6)], extraUsesLeft: 2 })).toEqual([
      { status: 'active', left: 2, of: 3, until: MIDNIGHT },
      { status: 'used', on: TODAY },
    ]);
  });

  test('expire with their day, even if new ones were redeemed today', () => {
    expect(ofExtra({ access: [extra(3)], extraUsesLeft: 3 })).toEqual([
      { status: 'active', left: 3, of: 3, until: MIDNIGHT },
      { status: 'expired' },
    ]);
    expect(ofExtra({ access: [extra(6, NOW)] })).toEqual([{ status: 'expired' }, { status: 'expired' }]);
  });

  test('are active without a number while the uses of today are unknown', () => {
    expect(ofExtra({ access: [extra(3)] })[0]).toEqual({ status: 'active', until: MIDNIGHT });
  });

  test.each([
    ['none of them while the plan has its own', 2, 1, 3],
    ['those beyond the plan', 2, 4, 1],
    ['all of them, and no more than all', 2, 9, 0],
    ['none of them on a plan with 200 uses of its own', 200, 50, 3],
  ])('use %s', (_, ofPlan, used, left) => {
    expect(extraUsesLeft(extra(3), ofPlan, used)).toBe(left);
  });
});

test('a permanent feature is active while its access is', () => {
  expect(statesOf(['scholar_badge'], { access: [owned] })).toEqual([{ status: 'active' }]);
  expect(statesOf(['scholar_badge'])).toEqual([{ status: 'expired' }]);
});

describe('a reward is of no use', () => {
  const student = { access: [owned], plan: 'free' as const, now: NOW };

  test('to a student who already owns it', () => {
    expect(unusableReason('scholar_badge', student)).toBe(REDEMPTION_MESSAGES.owned);
    expect(unusableReason('harmattan_theme', student)).toBeNull();
  });

  test('on a plan without a daily limit, where it adds uses', () => {
    expect(unusableReason('extra_ai_uses', { ...student, plan: 'pro' })).toBe(REDEMPTION_MESSAGES.unlimited);
    expect(unusableReason('extra_ai_uses', student)).toBeNull();
    expect(unusableReason('extra_ai_uses', { ...student, plan: null })).toBeNull();
  });

  test('neither if it can be redeemed again nor if this version does not know it', () => {
    expect(unusableReason('streak_freeze', student)).toBeNull();
    expect(unusableReason('a_reward_of_tomorrow', student)).toBeNull();
  });
});
