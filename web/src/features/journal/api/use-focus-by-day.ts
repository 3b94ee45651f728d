import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { type FocusByDay, focusByDay, monthsOf } from '@akada/domain/focus/minutes';
import type { FocusMonth } from '@akada/domain/focus/schemas';
import { JOURNAL_WINDOWS } from '@akada/domain/journal/figures';
import { useLiveDocument } from '@/firebase/live.ts';

/** What the focus timer has counted, as far as it could be read. */
export interface FocusRead {
  byDay: FocusByDay;
  isLoading: boolean;
  /** Reads anew what could not be read; null when nothing failed. */
  retry: (() => void) | null;
}

/** The minutes that the focus timer has counted, by day, of the last 30 days at least: one to three documents. */
export function useFocusByDay(uid: string, today: Day): FocusRead {
  // On 1 March January counts too. Where it is fewer, the same document is asked for twice and read once.
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
