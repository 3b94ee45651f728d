import { expect, test } from 'vitest';
import { ROUTES, type Route } from './routes.ts';
import { tableOf } from './table.ts';
import type { Measured } from './visits.ts';

const home = ROUTES.find(({ path }) => path === '/dashboard') as Route;

const visit: Measured = {
  score: 96,
  runs: [95, 96, 98],
  fcp: 1_600,
  lcp: 1_990,
  tbt: 40,
  cls: 0.02,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  failed: ['errors-in-console'],
};

function rowOfHome(first: ReadonlyMap<Route, Measured>): string[] {
  const table = tableOf({
    documents: { of: new Map([[home, 12]]), over: [] },
    weights: {
      of: new Map([
        [home, { javaScript: 235_060, scripts: 7, css: 11_900, idle: 200_000, thirdParties: [] }],
      ]),
      over: [],
    },
    lighthouse: { of: first, again: first, slowed: first, over: [] },
    runs: 3,
    saveToRow: 40,
    chromium: '147',
  });
  const row = table.split('\n').find((line) => line.startsWith('| Home')) ?? '';
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test('shows each figure with its budget, in bold where it misses the budget', () => {
  expect(rowOfHome(new Map([[home, visit]]))).toEqual([
    ...['**235.1** / 235', '7', '11.9 / 12'],
    ...['**96** / 97', '1990 / 2000', '40', '**0.02** / 0.02', '100 / 100', '**96** / 100', '100 / 100'],
    ...['12 / 22', '96', '1990', '96 / 95', '**1600** / 1500'],
  ]);
});

test('leaves figures that were not measured empty', () => {
  expect(rowOfHome(new Map()).slice(3)).toEqual([...Array(7).fill(''), '12 / 22', ...Array(4).fill('')]);
});
