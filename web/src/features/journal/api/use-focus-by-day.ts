import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { type FocusByDay, focusByDay, monthsOf } from '@akada/domain/focus/minutes';
import type { FocusMonth } from '@akada/domain/focus/schemas';
import { JOURNAL_WINDOWS } from '@akada/domain/journal/figures';
import { useLiveDocument } from '@/firebase/live.ts';

/** The focus minutes that could be read. */
export interface FocusRead {
  byDay: FocusByDay;
  isLoading: boolean;
  /** Reads the failed months again; null when nothing failed. */
  retry: (() => void) | null;
}

/** Focus minutes by day for at least the last 30 days, read from up to three documents, one for each month. */
export function useFocusByDay(uid: string, today: Day): FocusRead {
  // On 1 March the window reaches into January. With fewer months a document is listed twice, but read once.
  const [latest, second = latest, third = second] = monthsOf(today, JOURNAL_WINDOWS.month);
  const months = [
    useLiveDocument<FocusMonth>(documentPaths.focusMonth(uid, latest)),
    useLiveDocument<FocusMonth>(documentPaths.focusMonth(uid, second)),
    useLiveDocument<FocusMonth>(documentPaths.focusMonth(uid, third)),
  ];
  const failed = months.flatMap((month) => (month.status === 'error' ? [month] : []));
  return {
    byDay: focusByDay(
      months.flatMap((month) => (month.status === 'ready' && month.data ? [month.data] : [])),
    ),
    isLoading: months.some((month) => month.status === 'loading'),
    retry: failed.length > 0 ? () => failed.forEach(({ retry }) => void retry()) : null,
  };
}
