import type { Day } from '@akada/domain/day';
import { CalendarClock } from 'lucide-react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { EmptyState, ErrorState, NotOnDevice, SkeletonRows } from '@/ui/states.tsx';
import { useDeadlines } from './api/use-planner.ts';
import { DeadlineRow } from './components/deadline-row.tsx';

/** The next assignments that are due, at most 10. */
export function DeadlinesTab({ uid, today }: { uid: string; today: Day }) {
  const deadlines = useDeadlines(uid, today);
  return (
    <section aria-labelledby="deadlines-heading">
      <h2 id="deadlines-heading" className="mb-4 text-xl font-bold">
        Upcoming Deadlines
      </h2>
      {deadlines.status === 'loading' && <SkeletonRows rows={3} label="Loading deadlines" />}
      {deadlines.status === 'error' && (
        <ErrorState
          message={`Failed to load deadlines: ${reasonOf(deadlines.error)}`}
          onRetry={deadlines.retry}
        />
      )}
      {deadlines.status === 'ready' && deadlines.data.length === 0 && deadlines.unconfirmed && (
        <NotOnDevice canAdd />
      )}
      {deadlines.status === 'ready' && deadlines.data.length === 0 && !deadlines.unconfirmed && (
        <EmptyState icon={CalendarClock} title="No upcoming deadlines">
          <p className="max-w-sm text-ink-soft">
            Plan an entry of category assignment with a due date, and it is counted down here.
          </p>
        </EmptyState>
      )}
      {deadlines.status === 'ready' && (
        <ol className="grid gap-3 lg:grid-cols-2">
          {deadlines.data.map((entry) => (
            <DeadlineRow key={entry.id} entry={entry} today={today} />
          ))}
        </ol>
      )}
    </section>
  );
}
