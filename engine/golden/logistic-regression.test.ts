import { expect, test } from 'vitest';
import { fitModel, probabilityOf } from './logistic-regression.ts';

test('a fitted model tells positive examples from others by the feature that they share', () => {
  const examples = Array.from({ length: 2_000 }, (_, index) => ({
    features: { even: index % 2 === 0 ? 1 : 0, third: index % 3 === 0 ? 1 : 0 },
    // One example in ten is an exception.
    isPositive: (index % 2 === 0) !== (index % 10 === 0),
  }));
  const model = fitModel(examples);
  expect(probabilityOf(model, { even: 1 })).toBeGreaterThan(0.7);
  expect(probabilityOf(model, {})).toBeLessThan(0.3);
  expect(Math.abs(model.weights.third ?? 1)).toBeLessThan(0.3);
});
