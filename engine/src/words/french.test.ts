import { expect, test } from 'vitest';
import { frenchLikenessOf } from './french.ts';
import { rootsOf } from './roots.ts';

const likeness = (asked: string, said: string) =>
  frenchLikenessOf(rootsOf(asked, 'fr')[0] ?? '', rootsOf(said, 'fr')[0] ?? '');

test('a word counts for one with the same meaning', () => {
  expect(likeness('habitant', 'population')).toBeGreaterThan(0.5);
});

test("persons don't count as the population of a country", () => {
  expect(likeness('population', 'personnes')).toBe(0);
});
