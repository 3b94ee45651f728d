import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fitToLog } from '@akada/domain/cards/fit';
import { newMemory, scheduleOf } from '@akada/domain/cards/memory';
import { beforeAll, expect, test, vi } from 'vitest';
import { forgetfulLog } from './fixtures.ts';
import { loadOptimiser } from './optimise.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

let optimise: Awaited<ReturnType<typeof loadOptimiser>>;
beforeAll(async () => {
  // The library prints its progress.
  vi.spyOn(console, 'info').mockReturnValue();
  const wasm = createRequire(import.meta.url).resolve('fsrs-browser/fsrs_browser_bg.wasm');
  optimise = await loadOptimiser(readFileSync(wasm));
});

test('a student who forgets fast gets shorter intervals, which predict their reviews better', () => {
  const outcome = fitToLog(forgetfulLog(100, 1.5), optimise, NOW);
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
  const fits = [1, 2].map(() => fitToLog(forgetfulLog(60, 1.5), optimise, NOW));
  expect(fits[0]).toEqual(fits[1]);
});
