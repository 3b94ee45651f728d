/** What the student's analytics show of the AI tools (docs/product.md, AI Lab). */

import { dayOf, startOfDayIn } from '../days/day.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import type { Zone } from '../days/zone.ts';
import { cutText } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';
import type { AiUsage } from './schemas.ts';
import { isPracticeUse } from './tools.ts';

/** The periods that analytics can show. */
export const PERIODS = ['today', '7days', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Record<Period, string> = { today: 'Today', '7days': '7 Days', all: 'All Time' };

/** The start of a period in the student's zone; null when it has none. */
export function periodStart(period: Period, now: Date, zone: Zone): Date | null {
  if (period === 'all') return null;
  if (period === 'today') return startOfDayIn(dayOf(now, zone), zone);
  return new Date(now.getTime() - 7 * MS_PER_DAY);
}

/** Formats minutes as '45m', '2h' or '2.5h'. */
export function formatTimeSaved(minutes: number): string {
  return minutes < 60 ? `${minutes}m` : `${Number((minutes / 60).toFixed(1))}h`;
}

/**
 * The distinct tools in some usage rows, the number of results, and the minutes saved. Rows that saved no time are
 * ignored, as they are for points and leaderboards: those uses were stopped, or found no answer.
 */
export function summarizeUsage(rows: readonly Pick<AiUsage, 'tool_name' | 'estimated_time_saved'>[]) {
  const successful = rows.filter(({ estimated_time_saved }) => estimated_time_saved > 0);
  return {
    tools: [...new Set(successful.flatMap(({ tool_name }) => (isPracticeUse(tool_name) ? [] : tool_name)))],
    generated: successful.length,
    minutes: successful.reduce((sum, { estimated_time_saved }) => sum + estimated_time_saved, 0),
  };
}

/** The beginning of the input, for a usage row. */
export function inputSummary(input: string): string {
  return cutText(input.trim(), AI_LIMITS.inputSummary);
}

/** The beginning of the result, for a usage row. */
export function resultPreview(result: string): string {
  return cutText(result.trim(), AI_LIMITS.resultPreview);
}
