import { addDays, type Day } from '@akada/domain/days/day';
import { nextEntryQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';
import { longDay } from '@/lib/time.ts';

interface NextEntryProps {
  uid: string;
  today: Day;
}

/** What the schedule has after today, once nothing is left of the day. */
export function NextEntry({ uid, today }: NextEntryProps) {
  const tomorrow = addDays(today, 1);
  const entries = useLiveWithoutDeleted(useLiveQuery<PlannerEntry>(nextEntryQuery(uid, tomorrow)));
  const [entry] = entries.status === 'ready' ? entries.data : [];
  if (!entry) return null;
  const day = entry.date === tomorrow ? 'tomorrow' : longDay(entry.date);
  return (
    <span className="block text-sm wrap-anywhere">
      Next: <b className="font-semibold text-ink">{entry.title}</b>, {day} at {entry.start_time}
    </span>
  );
}
