import { priorityLevel, type StoredPriority } from '@akada/domain/planner/planner';
import { Badge } from '@/ui/badge.tsx';
import { QueuedWriteIcon } from '@/ui/icons.ts';
import { PRIORITY_LABELS } from '../labels.ts';

/** A priority, stored as a word or a number, in its colour and in words. */
export function PriorityBadge({ priority }: { priority: StoredPriority }) {
  const { label, tone } = PRIORITY_LABELS[priorityLevel(priority)];
  return (
    <Badge tone={tone}>
      {label}
      <span className="sr-only"> priority</span>
    </Badge>
  );
}

/** Marks a write that has not reached the server. It fades in after a second, so quick writes never show it. */
export function WaitingMark() {
  return (
    <span
      role="img"
      aria-label="Waiting to be sent"
      title="Waiting to be sent"
      className="animate-fade text-ink-soft [animation-delay:1s] [animation-fill-mode:both]"
    >
      <QueuedWriteIcon aria-hidden className="size-4" />
    </span>
  );
}
