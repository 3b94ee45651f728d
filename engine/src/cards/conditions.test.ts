import { expect, it } from 'vitest';
import { isGeneralCondition } from './conditions.ts';

it.each([
  ['What happens when a solid melts?', 'Heat is absorbed but the temperature stays constant.'],
  ['What happens when a river loses speed?', 'It can no longer carry all its load.'],
])('a condition of any thing of a kind needs no text around it: %s', (front, back) => {
  expect(isGeneralCondition(front, back)).toBe(true);
});

it.each([
  ['What happens if A sells the car to B?', 'B owns the car.'],
  ['What happens if the plaintiff wins?', 'The defendant pays the costs.'],
  ['What happens if demand is elastic?', 'A cut in price raises revenue.'],
  ['What happens when the rope breaks?', 'We fall into the pit.'],
])('a condition of one case needs its text: %s', (front, back) => {
  expect(isGeneralCondition(front, back)).toBe(false);
});
