import { expect, test } from 'vitest';
import { sampleOf } from './support/sample.ts';

const items = Array.from({ length: 10 }, (_, index) => index);

test('as many days as there are parts have every item once', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
  const samples = days.flatMap((day) => sampleOf(items, 4, day).sample);
  expect(samples.toSorted((a, b) => a - b)).toEqual(items);
});

test('a day has the same sample whenever it is named', () => {
  expect(sampleOf(items, 4, '2026-03-01')).toEqual(sampleOf(items, 4, '2026-03-01'));
});

test('all of them can be asked for', () => {
  expect(sampleOf(items, 4, 'all').sample).toEqual(items);
});

test.each(['', 'everything', '2026-02-30', '2026-13-01'])('"%s" is not a sample', (choice) => {
  expect(() => sampleOf(items, 4, choice)).toThrow('AKADA_SAMPLE');
});
