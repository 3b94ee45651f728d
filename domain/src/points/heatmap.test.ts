import { describe, expect, it } from 'vitest';
import { heatLevel, heatmapHours } from './heatmap.ts';

describe('the heatmap', () => {
  it('shows at most four hours a day, five points each', () => {
    expect([0, 5, 12, 20, 95].map(heatmapHours)).toEqual([0, 1, 2.4, 4, 4]);
  });

  it('colours a day deeper with each hour begun', () => {
    expect([0, 0.2, 1, 1.2, 2, 2.2, 3, 4].map(heatLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });
});
