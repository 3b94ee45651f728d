import { describe, expect, test } from 'vitest';
import { evaluateDevelopment, evaluateLast } from '../../engine/golden/evaluate-all.ts';
import { goldenTexts } from '../../engine/golden/read-golden.ts';

const texts = goldenTexts();
const parts = [
  { part: 'used to build the engine', reports: evaluateDevelopment(texts) },
  { part: 'written after the engine was final', reports: evaluateLast(texts) },
].filter(({ reports }) => reports.length > 0);

describe.each(parts)('on the golden texts and problems $part', ({ reports }) => {
  test.for(reports)('the study engine reaches the bars of its tool: $tool', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});
