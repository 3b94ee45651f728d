import { addDays } from '@akada/domain/days/day';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { currentStreak, extendStreak, foldStreak, NO_STREAK } from '@akada/domain/points/streak';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histories, keyOf, keysOfBurst, PointsModel, toolOf } from './functions/points/model.ts';
import { lagosDay } from './support/lagos.ts';

const SEED = 20_260_301;
const START = new Date('2026-03-01T08:00:00.000Z');

/** Returns the invariants of a student's points that don't hold. */
function brokenInvariants({ points, ledger, days, now }: PointsModel): string[] {
  const sum = [...ledger.values()].reduce((total, amount) => total + amount, 0);
  const holds = {
    'the wallet is the sum of the ledger': points.total_points === sum,
    'the wallet is not below zero': points.total_points >= 0,
    'no more is spent than was earned': points.points_earned >= points.total_points,
    'the longest streak is not shorter than the current one': points.longest_streak >= points.current_streak,
    'a streak lapses only with time': points.current_streak >= currentStreak(points, lagosDay(now)),
    'no more freezes are used than were redeemed': points.freezes_used <= points.freezes.length,
    'no day pays above a cap': [...days.values()].every((counts) =>
      Object.entries(ACTIONS).every(
        ([action, { perDay }]) => (counts[action as PointsAction] ?? 0) <= perDay,
      ),
    ),
  };
  return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

test('points hold after each command, in 500 runs of up to 50 random commands', { timeout: 30_000 }, () => {
  let redeemed = 0;
  let bridged = 0;
  fc.assert(
    fc.property(histories, ({ opening, commands }) => {
      const model = new PointsModel(opening, START);
      for (const command of commands) {
        const earned = model.points.points_earned;
        if (command.kind === 'wait') model.wait(command.days, command.hours);
        if (command.kind === 'redeem') redeemed += model.redeem(command.reward, `k${command.number}`) ? 1 : 0;
        if (command.kind === 'burst') {
          for (const key of keysOfBurst(command.number)) model.award('task_completed', key, model.now);
        }
        if (command.kind === 'award') {
          const at = new Date(model.now.getTime() - command.daysLate * 86_400_000);
          const { action, number } = command;
          model.award(action, keyOf(action, number, at), at, toolOf(action, number));
        }
        const broken = brokenInvariants(model);
        if (model.points.points_earned < earned) broken.push('what was earned never falls');
        if (broken.length > 0) throw new Error(broken.join());
      }
      bridged += model.points.freezes_used;
    }),
    { numRuns: 500, seed: SEED },
  );
  // Runs in which nothing happens would prove nothing.
  expect(redeemed).toBeGreaterThan(200);
  expect(bridged).toBeGreaterThan(50);
});

const dayNumbers = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 25 });
const toDays = (numbers: number[]) => numbers.map((number) => addDays('2027-12-20', number));

test('a streak does not depend on the order or repetition of its days, in 500 runs', () => {
  const orders = dayNumbers.chain((days) => {
    const whole = { minLength: days.length, maxLength: days.length };
    return fc.record({
      days: fc.constant(toDays(days)),
      other: fc.shuffledSubarray(days, whole).map((order) => toDays([...order, ...order.slice(3)])),
      freezes: dayNumbers.map((numbers) => toDays(numbers.slice(0, 4))),
    });
  });
  fc.assert(
    fc.property(orders, ({ days, other, freezes }) => {
      expect(foldStreak(other, [...freezes].reverse())).toEqual(foldStreak(days, freezes));
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('a streak extended day by day equals one computed from all its days, in 500 runs', () => {
  const history = fc.record({ days: dayNumbers, freezes: dayNumbers });
  fc.assert(
    fc.property(history, ({ days, freezes }) => {
      const active = toDays([...new Set(days)].sort((a, b) => a - b));
      const got = toDays(freezes.slice(0, 6)).sort();
      const extended = active.reduce(
        // Later freezes don't exist yet on this day.
        (streak, day) =>
          extendStreak(
            streak,
            day,
            got.filter((freeze) => freeze <= day),
          ),
        NO_STREAK,
      );
      expect(foldStreak(active, got)).toEqual(extended);
    }),
    { numRuns: 500, seed: SEED },
  );
});
