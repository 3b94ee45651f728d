import { endsNextDay, endTime, formatDuration } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { Badge } from '@/ui/badge.tsx';
import { CATEGORY_LABELS } from '../labels.ts';
import { PriorityBadge } from './badges.tsx';
import { LastFacts, Row } from './row.tsx';

export interface EntryActions {
  onToggle: (entry: Stored<PlannerEntry>) => void;
  onFocus?: (() => void) | undefined;
  onEdit: (entry: Stored<PlannerEntry>) => void;
  onDelete: (entry: Stored<PlannerEntry>) => void;
}

/** A schedule entry with its start and its duration before it. */
export function EntryRow({
  entry,
  onToggle,
  onFocus,
  onEdit,
  onDelete,
}: { entry: Stored<PlannerEntry> } & EntryActions) {
  const { title, category, subject, start_time, duration } = entry;
  const { label, tone } = CATEGORY_LABELS[category];
  return (
    <Row
      title={title}
      done={entry.completed}
      pending={entry.pending}
      lead={
        <p className="grid w-14 shrink-0 justify-items-end text-xs tabular">
          <span className="text-sm font-bold">{start_time}</span>
          <span className="text-ink-soft">{formatDuration(duration)}</span>
        </p>
      }
      topic={category === 'study' ? subject : undefined}
      onToggle={() => onToggle(entry)}
      onFocus={onFocus}
      onEdit={() => onEdit(entry)}
      onDelete={() => onDelete(entry)}
    >
      <Badge tone={tone}>{label}</Badge>
      <PriorityBadge priority={entry.priority} />
      <span className="max-sm:hidden">
        to {endTime(start_time, duration)}
        {endsNextDay(start_time, duration) && <sup title="Next day"> +1</sup>}
      </span>
      <LastFacts focused={entry.focus_minutes} subject={subject} />
    </Row>
  );
}
