import { expect, test } from 'vitest';
import { formatCount, plural, quantity } from './plural.ts';

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1.5, '1.5 days'],
  [2, '2 days'],
  [21, '21 days'],
])('%d of a regular noun reads as %s', (count, text) => {
  expect(quantity(count, 'day')).toBe(text);
});

test('accepts the plural of an irregular noun or a whole phrase', () => {
  expect(plural(1, 'entry', 'entries')).toBe('entry');
  expect(plural(3, 'entry', 'entries')).toBe('entries');
  expect(quantity(2, 'session is', 'sessions are')).toBe('2 sessions are');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_250, '1,250'],
  [-1_250, '-1,250'],
  [4_999.99, '4,999.99'],
])('formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
