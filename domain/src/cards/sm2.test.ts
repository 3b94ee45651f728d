import { expect, test } from 'vitest';
import { newMemory, scheduleOf } from './memory.ts';
import { recallOfInterval } from './sm2.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const DAY = 86_400_000;

test.each([
  [10, 2.5],
  [20, 1.9],
  [100, 1.6],
])('a card with an interval of %d days and an ease of %d grows about as SM-2 would let it', (days, ease) => {
  const memory = {
    ...{
      ...newMemory(NOW),
      ...recallOfInterval(days, ease),
      state: 2,
      reps: 5,
      scheduled_days: days,
      due: NOW,
    },
    last_review: new Date(NOW.getTime() - days * DAY),
  };
  const { stability } = scheduleOf(0.9)(memory, 'good', NOW);

  expect(memory.stability).toBe(days);
  expect(stability / days).toBeCloseTo(ease, 0);
});

test('a card is harder the lower its ease, and never outside of the scale', () => {
  const difficulty = (ease: number) => recallOfInterval(20, ease).difficulty;

  expect(difficulty(1.3)).toBeGreaterThan(difficulty(2.5));
  expect(difficulty(0)).toBe(difficulty(2.5));
  expect(
    [difficulty(100), recallOfInterval(36_500, 1.3).difficulty, difficulty(-3)].every(
      (d) => d >= 1 && d <= 10,
    ),
  ).toBe(true);
});
