import type { Category, Priority, TaskStatus } from '@akada/domain/planner/planner';
import type { BadgeTone } from '@/ui/badge.tsx';

interface Label {
  label: string;
  tone: BadgeTone;
}

/** Each colour has its word, for students who cannot tell colours apart. */
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

/** The options of a select for these values. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value].label }));
}

/** The browser's question before a task or a schedule entry is deleted. */
export const CONFIRM_DELETE = 'Are you sure you want to delete this task?';
