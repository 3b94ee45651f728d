import type { Category, Priority, TaskStatus } from '@akada/domain/planner/planner';
import type { BadgeTone } from '@/ui/badge.tsx';

interface Label {
  label: string;
  tone: BadgeTone;
}

/** Red, yellow, green as spec section 9 has them; the word says the same to those who do not see colour. */
export const PRIORITY_LABELS: Record<Priority, Label> = {
  high: { label: 'High', tone: 'red' },
  medium: { label: 'Medium', tone: 'yellow' },
  low: { label: 'Low', tone: 'green' },
};

export const CATEGORY_LABELS: Record<Category, Label> = {
  study: { label: 'Study', tone: 'brand' },
  assignment: { label: 'Assignment', tone: 'marigold' },
  ai: { label: 'AI', tone: 'blue' },
  break: { label: 'Break', tone: 'plain' },
  other: { label: 'Other', tone: 'plain' },
};

export const STATUS_LABELS: Record<TaskStatus, Label> = {
  pending: { label: 'Pending', tone: 'plain' },
  in_progress: { label: 'In progress', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
};

/** What a select offers for these values. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value].label }));
}

/** What the browser asks before a task or an entry is deleted (spec section 2). */
export const CONFIRM_DELETE = 'Are you sure you want to delete this task?';
