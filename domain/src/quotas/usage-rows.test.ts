import { expect, test } from 'vitest';
import { dayRows, type UsageCounts } from './usage-rows.ts';

const TODAY = '2026-03-01';
const NOW = new Date('2026-03-01T08:00:00.000Z');
const NOTHING: UsageCounts = { day: {}, vault: null, reports: 0, extra: null };
const rowOf = (label: string, counted: Partial<UsageCounts> = {}, plan: 'free' | 'starter' = 'free') =>
  dayRows(plan, TODAY, { ...NOTHING, ...counted }, NOW).find((row) => row.label === label);

test('a student who has done nothing today has used none of any limit', () => {
  expect(dayRows('free', TODAY, NOTHING, NOW).map(({ used }) => used)).toEqual(Array(10).fill(0));
});

test('each feature is counted separately', () => {
  const day = { tasks: 7, planner_entries: 6, journal_entries: 5, decks: 4, shared_notes: 3, pdf_uploads: 2 };
  const labels = [
    'Tasks created',
    'Schedule entries added',
    'Journal entries',
    'Decks saved',
    'Notes shared',
  ];
  expect(labels.map((label) => rowOf(label, { day })?.used)).toEqual([7, 6, 5, 4, 3]);
  expect(rowOf('PDFs shared', { day })).toEqual({ label: 'PDFs shared', used: 2, most: 3 });
});

test('files shared on another day do not count today', () => {
  const files = (usage_date: string) => rowOf('Files shared', { vault: { usage_date, files: 4 } })?.used;
  expect(files(TODAY)).toBe(4);
  expect(files('2026-02-28')).toBe(0);
});

test('each plan has its own limits, and only the free plan limits PDFs', () => {
  expect(rowOf('Files shared', {}, 'starter')?.most).toBe(50);
  expect(rowOf('PDFs shared', {}, 'starter')).toBeUndefined();
});

test('reports sent today are counted', () => {
  expect(rowOf('Files reported', { reports: 2 })).toEqual({ label: 'Files reported', used: 2, most: 5 });
});

test('a reward adds AI uses to the free plan', () => {
  const extra = { feature_name: 'extra_ai_uses', is_active: true, amount: 3, expires_at: null };
  expect(rowOf('AI uses', { day: { ai_tools: 1 }, extra })).toEqual({ label: 'AI uses', used: 1, most: 5 });
});
