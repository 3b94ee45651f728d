/** Which reports of vault files count towards hiding them, and how much. */
import { countedDay, type DayClock } from '../days/counted-day.ts';
import { MS_PER_DAY } from '../days/day.ts';
import { QUOTAS } from '../quotas/quotas.ts';

export const REPORT_LIMITS = {
  /** Reports whose weights add up to this hide a file until a moderator has checked it. */
  weightToHide: 3,
  /** Days for which an account has been open when its reports begin to count. */
  accountDays: 3,
  /** Files that one student's reports of a day help to hide. */
  hidesADay: 2,
} as const;

/** What moderators have decided about a student's reports. */
export interface ReportRecord {
  upheld: number;
  rejected: number;
}

/**
 * How much a report by a student with this record counts: 1 without a record, a quarter more for each upheld report up to
 * 2, half less for each rejected one down to 0.
 */
export function reportWeight({ upheld, rejected }: ReportRecord): number {
  return Math.min(2, Math.max(0, 1 + upheld / 4 - rejected / 2));
}

/** Whether a student's account was old enough for a report made at `reportedAt` to count. */
export function isOldEnoughToReport(openedAt: Date, reportedAt: Date): boolean {
  return reportedAt.getTime() - openedAt.getTime() > REPORT_LIMITS.accountDays * MS_PER_DAY;
}

/**
 * Whether a report at `at` is one too many for its day.
 *
 * @param earlier when the student made the reports before it, newest first
 * @param clock of the student's account
 */
export function isOverReportLimit(earlier: readonly Date[], at: Date, clock: DayClock): boolean {
  const first = earlier[QUOTAS.reportsADay - 1];
  return first !== undefined && countedDay(first, clock) === countedDay(at, clock);
}

/** What a student reads who has no report left today; `when` is `whenDayEnds` of ./counted-day.ts. */
export function reportLimitMessage(when: string): string {
  return `You've reported ${QUOTAS.reportsADay} files today. You can report again ${when}.`;
}
