import { addDays, type Day } from '@akada/domain/day';
import { type FocusByDay, focusByDay, monthOf } from '@akada/domain/focus-minutes';
import { JOURNAL_WINDOWS } from '@akada/domain/journal-figures';
import { documentPaths } from '@akada/domain/paths';
import type { FocusMonth } from '@akada/domain/schemas/focus';
import { useLiveDocument } from '@/firebase/live.ts';

/** The minutes that the focus timer has counted, by day, of the last 30 days at least. Two documents. */
export function useFocusByDay(uid: string, today: Day): FocusByDay {
  const first = addDays(today, 1 - JOURNAL_WINDOWS.month);
  const months = [
    useLiveDocument<FocusMonth>(documentPaths.focusMonth(uid, monthOf(today))),
    useLiveDocument<FocusMonth>(documentPaths.focusMonth(uid, monthOf(first))),
  ];
  // Where it could not be read the entries' own hours are there still; the failure is in the log.
  return focusByDay(months.flatMap((month) => (month.status === 'ready' && month.data ? [month.data] : [])));
}
