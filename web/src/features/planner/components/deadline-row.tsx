import { type Day, daysBetween } from '@akada/domain/days/day';
import type { Deadline } from '@akada/domain/planner/deadlines';
import { plural, quantity } from '@akada/domain/text/plural';
import { longDay } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card } from '@/ui/card.tsx';
import { PriorityBadge } from './badges.tsx';
import { RowFacts } from './row.tsx';

/** An assignment or a task with the days left until it is due. */
export function DeadlineRow({ deadline, today }: { deadline: Deadline; today: Day }) {
  const { kind, title, priority, subject, day } = deadline;
  const days = daysBetween(today, day);
  return (
    <li>
      <Card className="flex items-center gap-4 p-4">
        <p className="grid size-14 shrink-0 content-center rounded-2xl bg-marigold-tint text-center text-marigold-ink">
          <span className="text-xl leading-none font-bold tabular-nums">{days}</span>
          <span className="text-xs font-medium">{plural(days, 'day')}</span>
        </p>
        <div className="wrap-anywhere min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <RowFacts>
            <span>
              {dueIn(days)}, {longDay(day)}
            </span>
            <Badge tone="plain">{kind === 'task' ? 'Task' : 'Assignment'}</Badge>
            <PriorityBadge priority={priority} />
            {subject && <span>{subject}</span>}
          </RowFacts>
        </div>
      </Card>
    </li>
  );
}

function dueIn(days: number): string {
  if (days === 0) return 'Due today';
  return `Due in ${quantity(days, 'day')}`;
}
