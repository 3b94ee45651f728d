import { readFileSync } from 'node:fs';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { describe, expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { amountsOf, billOf, costOf, linesOf } from './model.ts';
import { billed, listPrice, SERVICES } from './prices.ts';
import { SCHEDULES } from './schedules.ts';
import { attacksTable, SIZES, serviceTable, usesTable } from './table.ts';
import { FUNCTIONS, SCREENS } from './usage.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

describe('the cost model', () => {
  test('covers every deployed function', () => {
    const deployed = namesIn(read('functions/src/index.ts'), /^export const (\w+) =/gm);

    expect(deployed.length).toBeGreaterThan(30);
    expect([...Object.keys(FUNCTIONS), ...Object.keys(SCHEDULES)].sort()).toEqual(deployed);
  });

  test('has a schedule for every scheduled function', () => {
    const scheduled = namesIn(read('functions/src/index.ts'), /^export const (\w+) = onSchedule\(/gm);

    expect(Object.keys(SCHEDULES).sort()).toEqual(scheduled);
  });

  test('covers every screen', () => {
    const [, loaders = ''] = /const loaders = \{(.*?)\} as const/s.exec(read('web/src/app/pages.tsx')) ?? [];

    expect(Object.keys(SCREENS).sort()).toEqual(namesIn(loaders, /^ {2}(\w+):/gm));
  });
});

describe('the cost model', () => {
  const line = (name: string, students: number) => {
    const found = linesOf(students).find((each) => each.name === name);
    if (!found) throw new Error(`the model has no ${name}`);
    return found;
  };

  test('counts Home twice a day, on 12 days a month, with 17 reads each', () => {
    expect(line('home', 1_000)).toMatchObject({ uses: 24_000, amounts: { reads: 408_000, writes: 0 } });
    expect(costOf(line('home', 1_000))).toBeCloseTo(0.2448);
  });

  test('counts half of the students for a rank, at one read for each 1,000', () => {
    const { uses, amounts } = line('getRank', 10_000_000);

    expect((amounts.reads ?? 0) / uses).toBeCloseTo(5_003);
  });

  test('reads at most 400 rows, the state and one count for the boards', () => {
    const { uses, amounts } = line('rebuildLeaderboards', 1_000);

    expect((amounts.reads ?? 0) / uses).toBe(402);
  });

  test('subtracts the free amount once, and never bills less than zero', () => {
    expect(billed('calls', SERVICES.calls.free)).toBe(0);
    expect(billed('calls', SERVICES.calls.free + 1_000_000)).toBeCloseTo(0.4);
    expect(billOf(0)).toBeLessThan(5);
  });

  test('adds up the reads of all lines', () => {
    const reads = linesOf(1_000).reduce((sum, { amounts }) => sum + (amounts.reads ?? 0), 0);

    expect(amountsOf(1_000).reads).toBeCloseTo(reads);
  });

  test('costs more per student with ten thousand times as many', () => {
    const [few, , many] = SIZES.map((students) => billOf(students) / students);

    expect(many).toBeGreaterThan(few ?? 0);
  });
});

test.each(ATTACKS)('an hour of $name costs less than 5 USD', ({ amounts }) => {
  expect(listPrice(amounts)).toBeGreaterThan(0);
  expect(listPrice(amounts)).toBeLessThan(5);
});

test('the tokens of a day on a paid plan are enough for its uses of the assumed size', () => {
  const { usesPerDay, inputTokensPerDay, outputTokensPerDay } = AI_PLAN_LIMITS.starter;
  const { tokensIn, tokensOut } = FUNCTIONS.generate;

  expect(usesPerDay * tokensIn).toBeLessThanOrEqual(inputTokensPerDay);
  expect(usesPerDay * tokensOut).toBeLessThanOrEqual(outputTokensPerDay);
});

describe('docs/costs.md', () => {
  test.each([
    ['services', serviceTable()],
    ['screens', usesTable(['screen', 'action'])],
    ['functions', usesTable(['function', 'schedule'])],
    ['attacks', attacksTable()],
  ])('has the current table of %s', (_, table) => {
    expect(read('docs/costs.md')).toContain(table);
  });
});
