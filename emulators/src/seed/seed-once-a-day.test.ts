import { expect, test } from 'vitest';
import { needsSeed } from './seed-once-a-day.ts';

const NOW = new Date('2026-03-05T22:30:00Z');

test.each([
  ['there was never one', undefined, true, true],
  ['the data is gone', '{"day":"2026-03-05"}', false, true],
  ['it is of yesterday', '{"day":"2026-03-04"}', true, true],
  ['the stamp cannot be read', '{', true, true],
  ['it is of today in Lagos', '{"day":"2026-03-05"}', true, false],
])('when %s', (_, stamp, hasData, due) => {
  expect(needsSeed(stamp, hasData, NOW)).toBe(due);
});
