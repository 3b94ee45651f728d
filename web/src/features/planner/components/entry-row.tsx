import { isOneTopic } from '@akada/domain/ai/plan-topic';
import { endsNextDay, endTime, formatDuration } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { Badge } from '@/ui/badge.tsx';
import { SubjectIcon } from '@/ui/icons.ts';
import { PractiseTopicLink } from '@/ui/practise-topic-link.tsx';
import { CATEGORY_LABELS } from '../labels.ts';
import { PriorityBadge } from './badges.tsx';
import { FocusedFact, Row, RowFacts } from './row.tsx';

export interface EntryActions {
  onToggle: (entry: Stored<PlannerEntry>) => void;
  onFocus?: (() => void) | undefined;
  onEdit: (entry: Stored<PlannerEntry>) => void;
  onDelete: (entry: Stored<PlannerEntry>) => void;
}

/** A schedule entry with its time beside it. */
export function EntryRow({
  entry,
  onToggle,
  onFocus,
  onEdit,
  onDelete,
}: { entry: Stored<PlannerEntry> } & EntryActions) {
  const category = CATEGORY_LABELS[entry.category];
  return (
    <li className={`${CONTENT_VISIBILITY.row} grid gap-x-4 sm:grid-cols-[4.5rem_1fr]`}>
      <p className="flex items-baseline gap-2 pb-1.5 pl-2 tabular-nums sm:flex-col sm:items-end sm:gap-0 sm:pt-4 sm:pb-0">
        <span className="font-bold">{entry.start_time}</span>
        <span className="text-sm text-ink-soft">
          <span className="sm:hidden">to </span>
          {endTime(entry.start_time, entry.duration)}
          {endsNextDay(entry.start_time, entry.duration) && <sup title="Next day"> +1</sup>}
        </span>
      </p>
      <Row
        title={entry.title}
        done={entry.completed}
        pending={entry.pending}
        onToggle={() => onToggle(entry)}
        onFocus={onFocus}
        onEdit={() => onEdit(entry)}
        onDelete={() => onDelete(entry)}
      >
        <RowFacts>
          <Badge tone={category.tone}>{category.label}</Badge>
          <PriorityBadge priority={entry.priority} />
          <span>{formatDuration(entry.duration)}</span>
          <FocusedFact minutes={entry.focus_minutes} />
          {entry.subject && (
            <span className="inline-flex items-center gap-1">
              <SubjectIcon aria-hidden className="size-3.5" /> {entry.subject}
            </span>
          )}
        </RowFacts>
        {entry.category === 'study' && entry.subject && isOneTopic(entry.subject) && (
          <PractiseTopicLink topic={entry.subject} of={`${entry.title}, ${entry.start_time}`} />
        )}
      </Row>
    </li>
  );
}
