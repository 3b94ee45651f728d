import { afterEach, describe, expect, test, vi } from 'vitest';
import { filesLeftOut, LEFT_OUT } from './runner/left-out.ts';
import { casesToRun, partOf, RULES_PARTS, sampleOf, seedOfDay } from './support/sample.ts';

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

test('names another part of the journeys each day', () => {
  expect(['2026-02-28', '2026-03-01'].map((day) => partOf(2, day)).toSorted()).toEqual([0, 1]);
});

test('gives random tests the same seed all day, and another one the next', () => {
  expect(['2026-02-28', '2026-02-28', '2026-03-01'].map((day) => seedOfDay(day))).toEqual([
    20_512, 20_512, 20_513,
  ]);
  expect(seedOfDay('all')).toBeGreaterThan(20_000);
});

test.each(['', 'everything', '2026-02-30', '2026-13-01'])('rejects "%s" as a choice', (choice) => {
  expect(() => sampleOf(items, 4, choice)).toThrow('AKADA_SAMPLE');
});

afterEach(() => vi.unstubAllEnvs());

describe('the cases of the rules', () => {
  test.each<[string, string | undefined, number[], number[]]>([
    ['all run without a number of parts', undefined, items, items],
    ["today's third runs in a quick run", '3', items, [2, 5, 8]],
    ['all run in a quick run if they are fewer than the parts', '3', [0, 1], [0, 1]],
  ])('%s', (_, parts, cases, running) => {
    vi.stubEnv('AKADA_SAMPLE', '2026-03-01');
    vi.stubEnv(RULES_PARTS, parts);
    expect(casesToRun(cases)).toEqual(running);
  });
});

test.each([
  ['', []],
  ['a.test.ts,b.test.ts', ['a.test.ts', 'b.test.ts']],
])('leaves out of a quick run the files that the runner names: "%s"', (named, files) => {
  vi.stubEnv(LEFT_OUT, named);
  expect(filesLeftOut()).toEqual(files);
});
