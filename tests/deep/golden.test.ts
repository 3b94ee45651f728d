import { describe, expect, test } from 'vitest';
import { compareMisses } from '../../engine/golden/compare-misses.ts';
import { evaluateDevelopment, evaluateLast } from '../../engine/golden/evaluate-all.ts';
import { KNOWN_MISSES } from '../../engine/golden/known-misses.ts';
import { goldenTexts } from '../../engine/golden/read-golden.ts';

const texts = goldenTexts();
const parts = [
  { part: 'used to build the engine', reports: evaluateDevelopment(texts) },
  { part: 'written after the engine was final', reports: evaluateLast(texts) },
].filter(({ reports }) => reports.length > 0);

describe.each(parts)('on the golden texts and problems $part', ({ reports }) => {
  test.for(reports)('the study engine misses no bar but the known ones of its tool: $tool', (report) => {
    expect(compareMisses(report, KNOWN_MISSES).unexpected).toEqual([]);
  });
});

test.each(['Chat', 'Explainer'])('the tool %s is asked about at least 30 golden texts', (tool) => {
  const report = parts[0]?.reports.find((one) => one.tool === tool);
  expect(report?.rows.length).toBeGreaterThanOrEqual(30);
});
