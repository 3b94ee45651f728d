import { type Priority, priorityLevel, type StoredPriority } from '@akada/domain/planner/planner';
import { Badge } from '@/ui/badge.tsx';
import { QueuedWriteIcon } from '@/ui/icons.ts';
import { PRIORITY_LABELS } from '../labels.ts';

const MARKS: Record<Priority, string> = { high: '!!!', medium: '!!', low: '!' };

/** A priority, stored as a word or a number, in its colour and in words. */
export function PriorityBadge({ priority }: { priority: StoredPriority }) {
  const level = priorityLevel(priority);
  const { label, tone } = PRIORITY_LABELS[level];
  return (
    <Badge tone={tone}>
      {/* In place of the word in a narrow list; the badge keeps the word for screen readers. */}
      <span aria-hidden title={`${label} priority`} className="priority-mark">
        {MARKS[level]}
      </span>
      <span className="priority-word">
        {label}
        <span className="sr-only"> priority</span>
      </span>
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
