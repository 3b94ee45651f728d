import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fitToLog } from '@akada/domain/cards/fit';
import { newMemory, type Rating, scheduleOf } from '@akada/domain/cards/memory';
import { formatReview } from '@akada/domain/cards/sittings';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadOptimiser } from './optimise.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const START = new Date('2026-01-05T08:00:00Z').getTime();
const schedule = scheduleOf(0.9);

let optimise: Awaited<ReturnType<typeof loadOptimiser>>;
beforeAll(async () => {
  // The library prints its progress.
  vi.spyOn(console, 'info').mockReturnValue();
  const wasm = createRequire(import.meta.url).resolve('fsrs-browser/fsrs_browser_bg.wasm');
  optimise = await loadOptimiser(readFileSync(wasm));
});

/** Cards that are reviewed when they are due. What is remembered fades with a half-life of some days. */
function log(cards: number, halfLife: number): string {
  let state = 28;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: cards }, (_, index) => {
    let memory = newMemory(new Date(START + (index % 40) * MS_PER_DAY));
    return Array.from({ length: 8 }, (_review, count) => {
      const at = memory.due;
      const days = memory.last_review ? (at.getTime() - memory.last_review.getTime()) / MS_PER_DAY : 0;
      const rating: Rating = random() < 0.5 ** (days / (halfLife * (count + 1))) ? 'good' : 'again';
      const review = formatReview({ card: `card ${index}`, at, rating, ms: 4_000, before: memory });
      memory = schedule(memory, rating, at);
      return review;
    });
  })
    .flat()
    .join('\n');
}

test('a student who forgets fast gets shorter intervals, which predict their reviews better', () => {
  const outcome = fitToLog(log(100, 1.5), optimise, NOW);
  if (outcome.kind !== 'fitted') throw new Error(outcome.kind);
  const { error, usual_error, weights } = outcome.fit;
  const first = (of?: readonly number[]) =>
    ['good', 'good', 'good'].reduce(
      (memory) => scheduleOf(0.9, of)(memory, 'good', memory.due),
      newMemory(NOW),
    );

  expect(error).toBeLessThan(usual_error);
  expect(first(weights).due.getTime()).toBeLessThan(first().due.getTime());
});

test('the same reviews give the same weights', () => {
  const fits = [1, 2].map(() => fitToLog(log(60, 1.5), optimise, NOW));
  expect(fits[0]).toEqual(fits[1]);
});
