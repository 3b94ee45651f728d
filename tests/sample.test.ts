import { afterEach, expect, test, vi } from 'vitest';
import { casesToRun, RULES_PARTS, sampleOf } from './support/sample.ts';

const items = Array.from({ length: 10 }, (_, index) => index);

test('runs every item once in as many days as there are parts', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
  const samples = days.flatMap((day) => sampleOf(items, 4, day).sample);
  expect(samples.toSorted((a, b) => a - b)).toEqual(items);
});

test('chooses the same sample for the same day', () => {
  expect(sampleOf(items, 4, '2026-03-01')).toEqual(sampleOf(items, 4, '2026-03-01'));
});

test('chooses every item for "all"', () => {
  expect(sampleOf(items, 4, 'all').sample).toEqual(items);
});

test.each(['', 'everything', '2026-02-30', '2026-13-01'])('rejects "%s" as a choice', (choice) => {
  expect(() => sampleOf(items, 4, choice)).toThrow('AKADA_SAMPLE');
});

afterEach(() => vi.unstubAllEnvs());

test('runs all cases of the rules, and a third of them in a quick run, but of few cases all', () => {
  vi.stubEnv('AKADA_SAMPLE', '2026-03-01');
  expect(casesToRun(items)).toEqual(items);
  vi.stubEnv(RULES_PARTS, '3');
  expect(casesToRun(items).length).toBeLessThanOrEqual(4);
  expect(casesToRun(['only', 'two'])).toEqual(['only', 'two']);
});
