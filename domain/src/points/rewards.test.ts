import { describe, expect, test } from 'vitest';
import type { Plan } from '../account/account.ts';
import { REDEMPTION_MESSAGES, REWARDS, type RewardId, redemptionProblem, rewardButton } from './rewards.ts';
import { rewardSchema } from './schemas.ts';

describe('the catalogue', () => {
  test.each(Object.entries(REWARDS))(
    'publishes %s in the shape of its schema',
    (_, { effect: _effect, ...reward }) => {
      expect(rewardSchema.parse(reward)).toEqual(reward);
    },
  );

  test('has one reward that is inactive', () => {
    expect(Object.values(REWARDS).filter((reward) => !reward.is_active)).toHaveLength(1);
  });
});

test.each([
  [true, 100, 'Redeem'],
  [true, 99, 'Not enough points'],
  [false, 100, 'Unavailable'],
  [false, 99, 'Not enough points'],
])('the button of a reward for 100, active: %s, with %i points says %s', (is_active, points, says) => {
  expect(rewardButton({ is_active, points_required: 100 }, points)).toBe(says);
});

describe('a redemption', () => {
  test.each<[string, RewardId, number, boolean, string | null]>([
    ['goes through with just enough points', 'streak_freeze', 100, false, null],
    ['is refused with a point less', 'streak_freeze', 99, false, REDEMPTION_MESSAGES.tooFewPoints],
    ['of an inactive reward is refused', 'mentor_hour', 1_000, false, REDEMPTION_MESSAGES.inactive],
    ['of an owned permanent feature is refused', 'harmattan_theme', 900, true, REDEMPTION_MESSAGES.owned],
    ['of extra uses for a day goes through again', 'extra_ai_uses', 900, true, null],
    ['of another freeze goes through', 'streak_freeze', 900, true, null],
  ])('%s', (_, id, total_points, owns, problem) => {
    expect(redemptionProblem(REWARDS[id], { total_points, owns, plan: 'free' })).toBe(problem);
  });

  test.each<[Plan, RewardId, string | null]>([
    ['starter', 'extra_ai_uses', REDEMPTION_MESSAGES.unlimited],
    ['pro', 'extra_ai_uses', REDEMPTION_MESSAGES.unlimited],
    ['lifetime', 'extra_ai_uses', REDEMPTION_MESSAGES.unlimited],
    ['pro', 'streak_freeze', null],
    ['pro', 'harmattan_theme', null],
  ])('on the plan %s of %s is refused only if it adds nothing', (plan, id, problem) => {
    expect(redemptionProblem(REWARDS[id], { total_points: 900, owns: false, plan })).toBe(problem);
  });
});
