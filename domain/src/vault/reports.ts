/** Which reports of vault files count towards hiding a file, and with what weight. */
import { countedDay, type DayClock } from '../days/counted-day.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import { QUOTAS } from '../quotas/quotas.ts';

export const REPORT_LIMITS = {
  /** Reports with this total weight hide a file until a moderator reviews it. */
  weightToHide: 3,
  /** Days that an account must have been open before its reports count. */
  accountDays: 3,
  /** Files that one student's reports can help to hide in a day. */
  hidesADay: 2,
} as const;

/** How moderators decided a student's reports. */
export interface ReportRecord {
  upheld: number;
  rejected: number;
}

/**
 * The weight of a report by a student with this record: 1 without a record, plus 0.25 for each upheld report up to 2,
 * minus 0.5 for each rejected one down to 0.
 */
export function reportWeight({ upheld, rejected }: ReportRecord): number {
  return Math.min(2, Math.max(0, 1 + upheld / 4 - rejected / 2));
}

/** Whether an account opened at `openedAt` was old enough for a report at `reportedAt` to count. */
export function isOldEnoughToReport(openedAt: Date, reportedAt: Date): boolean {
  return reportedAt.getTime() - openedAt.getTime() > REPORT_LIMITS.accountDays * MS_PER_DAY;
}

/**
 * Whether a report at `at` exceeds the day's limit.
 *
 * @param earlier the times of the student's earlier reports, newest first
 * @param clock the time zone of the student's account
 */
export function isOverReportLimit(earlier: readonly Date[], at: Date, clock: DayClock): boolean {
  const first = earlier[QUOTAS.reportsADay - 1];
  return first !== undefined && countedDay(first, clock) === countedDay(at, clock);
}

/** The message for a student with no report left today; `when` comes from `whenDayEnds` of ../days/counted-day.ts. */
export function reportLimitMessage(when: string): string {
  return `You've reported ${QUOTAS.reportsADay} files today. You can report again ${when}.`;
}
