/** The heatmap of Rewards. */

/** The heatmap's days; a day's hours are its points divided by 5, at most 4, and bright above 2. */
export const HEATMAP = { days: 21, pointsPerHour: 5, maxHours: 4, brightAbove: 2 } as const;

/** The hours that the heatmap shows for a day's points. */
export function heatmapHours(points: number): number {
  return Math.min(HEATMAP.maxHours, points / HEATMAP.pointsPerHour);
}

/** How deep the heatmap colours a day of these hours: 0 for none, then a step for each hour begun, at most 4. */
export function heatLevel(hours: number): number {
  return Math.ceil(hours);
}
