/** Values, limits and rules of schedule entries and tasks (docs/product.md, Planner). */
import { sum } from '../numbers/sum.ts';
import type { PlannerEntry } from './schemas.ts';

/** The categories that the form offers. */
export const CATEGORIES = ['study', 'assignment', 'ai', 'break'] as const;
/** The categories that may be stored: older entries have 'other'. */
export const STORED_CATEGORIES = [...CATEGORIES, 'other'] as const;
export type Category = (typeof STORED_CATEGORIES)[number];

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
/** Priorities may be stored as a word or as 1 (low) to 3 (high). */
export const STORED_PRIORITIES = [...PRIORITIES, 1, 2, 3] as const;
export type StoredPriority = (typeof STORED_PRIORITIES)[number];

export const TASK_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Limits in characters, minutes and documents. */
export const PLANNER_LIMITS = {
  title: 200,
  description: 2_000,
  subject: 60,
  tag: 60,
  minDuration: 1,
  maxDuration: 1_440,
  focusMinutes: 100_000,
  upcomingDeadlines: 10,
  /** Entries of one week, and tasks on one page. */
  weekEntries: 200,
  /** Entries that a study plan avoids. */
  planEntries: 500,
  tasksPage: 50,
  /** Open tasks that the smart planner finds slots for. */
  openTasks: 20,
  /** What Home and the nudges read of open tasks and of the day's sessions. */
  homeTasks: 6,
  homeSessions: 10,
} as const;

/** Defaults of both forms; the date defaults to today. */
export const PLANNER_DEFAULTS = {
  category: 'study',
  priority: 'medium',
  duration: 60,
  status: 'pending',
} as const satisfies { category: Category; priority: Priority; duration: number; status: TaskStatus };

/** A time of day, `HH:MM`, 00:00 to 23:59. */
export const TIME_PATTERN = '([01][0-9]|2[0-3]):[0-5][0-9]';

/** A minute of the day as `HH:MM`. */
export function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `HH:MM` as a minute of the day, 0 to 1,439. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The status after a tap on the status badge: pending, in progress, completed, pending again. */
export function nextStatus(status: string): TaskStatus {
  if (status === 'pending') return 'in_progress';
  if (status === 'in_progress') return 'completed';
  return 'pending';
}

/** The status after a tap on the checkbox: completed or pending. */
export function toggledStatus(status: TaskStatus): TaskStatus {
  return status === 'completed' ? 'pending' : 'completed';
}

/** A stored priority as a word. */
export function priorityLevel(priority: StoredPriority): Priority {
  return typeof priority === 'number' ? (PRIORITIES[priority - 1] ?? 'medium') : priority;
}

/** All stored values of a priority, for queries. */
export function storedPriorities(priority: Priority): StoredPriority[] {
  return STORED_PRIORITIES.filter((stored) => priorityLevel(stored) === priority);
}

/** Minutes as 'Xh Ym' without zero parts: 45 is '45m', 120 is '2h', 90 is '1h 30m'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}h`, (rest > 0 || hours === 0) && `${rest}m`].filter(Boolean).join(' ');
}

/** The time of day at which an entry ends, `HH:MM`; an entry may run past midnight. */
export function endTime(startTime: string, duration: number): string {
  return timeOf((minuteOf(startTime) + duration) % 1_440);
}

/** Whether an entry ends on the day after it began; midnight itself belongs to the next day. */
export function endsNextDay(startTime: string, duration: number): boolean {
  return endTime(startTime, duration) <= startTime || duration >= 1_440;
}

/** Sorts entries by start time, then by title. */
export function byStartTime(a: PlannerEntry, b: PlannerEntry): number {
  return a.start_time.localeCompare(b.start_time) || a.title.localeCompare(b.title);
}

export interface WeeklyStats {
  /** Minutes planned in entries of category study. */
  totalStudyTime: number;
  /** Minutes of those that are completed. */
  completedStudyTime: number;
  tasksCompleted: number;
  totalTasks: number;
  aiSessions: number;
  /** The share of completed entries, as a rounded percentage; 0 without entries. */
  productivityScore: number;
}

/** The figures of a week or a day from its entries. */
export function weeklyStats(entries: readonly PlannerEntry[]): WeeklyStats {
  const completed = entries.filter((entry) => entry.completed).length;
  const study = entries.filter((entry) => entry.category === 'study');
  return {
    totalStudyTime: sum(study.map(({ duration }) => duration)),
    completedStudyTime: sum(study.map((entry) => (entry.completed ? entry.duration : 0))),
    tasksCompleted: completed,
    totalTasks: entries.length,
    aiSessions: entries.filter((entry) => entry.category === 'ai').length,
    productivityScore: entries.length === 0 ? 0 : Math.round((100 * completed) / entries.length),
  };
}

/** Which tasks to list. 'all' does not filter; `due` bounds the due date, both ends included. */
export interface TaskFilter {
  status: TaskStatus | 'all';
  tag: string;
  priority: Priority | 'all';
  due: { from?: Date; to?: Date };
}

export const ALL_TASKS: TaskFilter = { status: 'all', tag: 'all', priority: 'all', due: {} };

/** A title in lower case without spaces, for comparison: a task is planned if an entry of the day has its title. */
export function titleKey({ title }: { title: string }): string {
  return title.normalize().toLowerCase().replace(/\s+/gu, '');
}
