import type { NextStep } from '@akada/domain/home/next-step';
import type { TimelineItem } from '@akada/domain/home/timeline';
import { endTime, formatDuration, timeOf } from '@akada/domain/planner/planner';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Card } from '@/ui/card.tsx';
import { ErrorState } from '@/ui/error-state.tsx';

interface TimelineProps {
  /** Null while unknown. */
  items: readonly TimelineItem[] | null;
  step: NextStep | null;
  /** What is planned after today, for a day of which nothing is left. */
  next?: ReactNode;
  /** What failed to load of today. */
  failed?: { error: Error; retry: () => void } | undefined;
}

/** What is left of today: sessions, tasks that are due, and free time between them. */
export function Timeline({ items, step, next, failed }: TimelineProps) {
  return (
    <section aria-labelledby="today">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 id="today" className="font-bold">
          Today
        </h2>
        <Link to="/dashboard/planner" className="min-h-6 text-sm font-semibold text-brand-ink underline">
          Open planner
        </Link>
      </div>
      <Card className="min-h-14 py-1">
        {failed && (
          <ErrorState
            message={`Failed to load your day: ${failureReason(failed.error)}`}
            onRetry={failed.retry}
          />
        )}
        {!failed && items?.length === 0 && (
          // Room for two lines, so that nothing moves when the next entry is known.
          <p className="grid min-h-18 content-center px-4 py-3 text-ink-soft">
            {step?.kind === 'plan' ? 'Your day is free.' : 'Nothing else is planned for today.'}
            {next}
          </p>
        )}
        <ol>
          {items?.map((item) => (
            <li
              key={item.kind === 'free' ? item.minute : itemId(item)}
              className="flex items-baseline gap-3 px-4"
            >
              <span className="w-11 shrink-0 text-sm text-ink-soft tabular">{timeLabel(item)}</span>
              <Row item={item} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

type Planned = Exclude<TimelineItem, { kind: 'free' }>;

function itemId(item: Planned): string {
  return item.kind === 'task' ? item.task.id : item.session.id;
}

/** The time; an overdue task may be of an earlier day. */
function timeLabel(item: TimelineItem): string {
  return item.kind === 'task' && item.isOverdue ? 'Late' : timeOf(item.minute);
}

function Row({ item }: { item: TimelineItem }) {
  if (item.kind === 'free') {
    return <p className="py-2 text-sm text-ink-soft">Free for {formatDuration(item.minutes)}</p>;
  }
  const isOn = item.kind === 'session' && item.isOn;
  return (
    <Link
      to={item.kind === 'task' ? '/dashboard/planner?tab=tasks' : '/dashboard/planner'}
      className={clsx('min-w-0 grow py-2', isOn && 'text-brand-ink')}
    >
      <span className="line-clamp-2 font-semibold wrap-anywhere max-sm:text-[0.9375rem]/[1.2]">
        {item.kind === 'task' ? item.task.title : item.session.title}
      </span>
      <span className="block text-sm text-ink-soft">{detail(item)}</span>
    </Link>
  );
}

function detail(item: Planned): string {
  if (item.kind === 'task') return `Task, due ${relativeTime(item.task.due_date)}`;
  const { start_time, duration } = item.session;
  return `${item.isOn ? 'Now, until' : 'Until'} ${endTime(start_time, duration)} · ${formatDuration(duration)}`;
}
