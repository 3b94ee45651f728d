import { type Day, daysBetween } from '@akada/domain/days/day';
import type { Deadline } from '@akada/domain/planner/deadlines';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { shortDay, weekday } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { PriorityBadge } from './badges.tsx';
import { LastFacts, RowTitle } from './row.tsx';

interface DeadlineRowProps {
  deadline: Deadline;
  today: Day;
  onOpen: () => void;
}

/** An assignment or a task with its day and the days left until it is due, as a list item. Its title opens the form. */
export function DeadlineRow({ deadline, today, onOpen }: DeadlineRowProps) {
  const { kind, title, priority, subject, day } = deadline;
  const days = daysBetween(today, day);
  return (
    <li className="flex items-center gap-3 py-1 pr-4 pl-2">
      <p className="grid w-14 shrink-0 justify-items-end text-xs">
        <span className="text-sm font-bold tabular">{shortDay(day)}</span>
        <span className="text-ink-soft">{weekday(day)}</span>
      </p>
      <div className="row-text min-w-0 grow py-1.5">
        <h3 className="min-w-0 grow">
          <RowTitle title={title} onPress={onOpen} />
        </h3>
        <div className="row-facts flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft">
          <span className={clsx(days === 0 && 'font-semibold text-ink')}>{dueIn(days)}</span>
          <Badge tone="plain">{kind === 'task' ? 'Task' : 'Assignment'}</Badge>
          <PriorityBadge priority={priority} />
          <LastFacts subject={subject ?? undefined} />
        </div>
      </div>
    </li>
  );
}

function dueIn(days: number): string {
  if (days === 0) return 'Due today';
  return `Due in ${quantity(days, 'day')}`;
}
