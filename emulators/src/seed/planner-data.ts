import { addDays, type Day, weekOf } from '@akada/domain/days/day';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { lagosDay, startOfLagosDay } from './days.ts';

const HOUR = 3_600_000;

type Plan = Omit<PlannerEntry, 'date' | 'completed'>;

/** A full day: every category, both stored forms of a priority, completed and not. */
const TODAY: readonly (Plan & { completed: boolean })[] = [
  entry('Revise cell respiration', 'study', '07:30', 60, 'high', { subject: 'Biology', completed: true }),
  entry('Past questions: quadratic equations', 'study', '09:00', 90, 3, {
    subject: 'Mathematics',
    completed: true,
  }),
  entry('Breakfast with the study group', 'break', '10:45', 30, 'low', { completed: true }),
  entry('Summarize chapter 4 with AI', 'ai', '12:00', 45, 2, { subject: 'Economics' }),
  entry('Lab report: titration', 'assignment', '14:00', 120, 'high', { subject: 'Chemistry' }),
  entry('Return library books', 'other', '16:30', 20, 1),
  entry('Read "Things Fall Apart", chapters 7 to 9', 'study', '19:00', 75, 'medium', {
    subject: 'Literature',
  }),
];

/** Entries for the other days of the week, used in turn. */
const OTHER_DAYS: readonly Plan[] = [
  entry('Organic chemistry notes', 'study', '08:00', 90, 'medium', { subject: 'Chemistry' }),
  entry('Flashcards: verbs', 'ai', '17:00', 30, 'low', { subject: 'French' }),
  entry('Group tutorial', 'study', '11:00', 60, 'medium', { subject: 'Physics' }),
  entry('Football', 'break', '18:00', 60, 'low'),
  entry('Statistics exercise sheet', 'study', '15:30', 120, 'high', { subject: 'Mathematics' }),
];

/** Assignments due after this week, for the Deadlines tab. */
const DEADLINES: readonly { days: number; plan: Plan }[] = [
  {
    days: 1,
    plan: entry('Hand in the titration report', 'assignment', '09:00', 30, 'high', { subject: 'Chemistry' }),
  },
  {
    days: 3,
    plan: entry('Essay: causes of inflation', 'assignment', '16:00', 120, 'medium', { subject: 'Economics' }),
  },
  {
    days: 8,
    plan: entry('Group project proposal', 'assignment', '10:00', 90, 'medium', { subject: 'Physics' }),
  },
  { days: 15, plan: entry('Book review', 'assignment', '14:00', 60, 'low', { subject: 'Literature' }) },
];

function entry(
  title: string,
  category: Plan['category'],
  start_time: string,
  duration: number,
  priority: Plan['priority'],
  rest: { subject?: string; completed?: boolean } = {},
): Plan & { completed: boolean } {
  return { title, category, start_time, duration, priority, completed: false, ...rest };
}

/** The demo student's schedule entries by id: the week around `today`, and four deadlines. */
export function demoEntries(today: Day): Map<string, PlannerEntry> {
  const entries = new Map<string, PlannerEntry>();
  TODAY.forEach((plan, index) => {
    entries.set(`today-${index}`, { ...plan, date: today });
  });
  for (const [index, day] of weekOf(today).entries()) {
    if (day === today) continue;
    for (let turn = 0; turn < 3; turn++) {
      const plan = OTHER_DAYS[(index * 2 + turn) % OTHER_DAYS.length];
      if (plan)
        entries.set(`week-${index}-${turn}`, { ...plan, date: day, completed: day < today && turn < 2 });
    }
  }
  // Scheduled for the day before it is due, but never for today, which is already full.
  DEADLINES.forEach(({ days, plan }, index) => {
    const date = addDays(today, Math.max(1, days - 1));
    entries.set(`deadline-${index}`, { ...plan, date, due_date: addDays(today, days), completed: false });
  });
  return entries;
}

const TASKS: readonly { hours: number; task: Omit<Task, 'due_date' | 'updated_at'> }[] = [
  {
    hours: -50,
    task: { title: 'Pay the departmental dues', tag: 'admin', priority: 'high', status: 'pending' },
  },
  {
    hours: -29,
    task: { title: 'Print the lab manual', tag: 'chemistry', priority: 2, status: 'in_progress' },
  },
  {
    hours: 4,
    task: { title: 'Email the course adviser', tag: 'admin', priority: 'medium', status: 'pending' },
  },
  {
    hours: 28,
    task: {
      title: 'Finish the problem set',
      description: 'Questions 3 to 11. Ask about number 7 in the tutorial.',
      tag: 'mathematics',
      priority: 3,
      status: 'in_progress',
      focus_minutes: 50,
    },
  },
  { hours: 74, task: { title: 'Book a study room', tag: 'admin', priority: 'low', status: 'pending' } },
  { hours: 30, task: { title: 'Buy graph paper', tag: 'mathematics', priority: 1, status: 'completed' } },
  {
    hours: 190,
    task: { title: 'Draft the project proposal', tag: 'physics', priority: 'high', status: 'pending' },
  },
];

/** The id of the completed task. */
export const DONE_TASK = `task-${TASKS.findIndex(({ task }) => task.status === 'completed')}`;

/** The id of the task with focus minutes. */
export const FOCUSED_TASK = `task-${TASKS.findIndex(({ task }) => task.focus_minutes !== undefined)}`;

/** The demo student's tasks by id: overdue, due soon and completed. */
export function demoTasks(now: Date): Map<string, Task> {
  const noon = startOfLagosDay(lagosDay(now)).getTime() + 12 * HOUR;
  return new Map(
    TASKS.map(({ hours, task }, index) => [
      `task-${index}`,
      { ...task, due_date: new Date(noon + hours * HOUR), updated_at: now },
    ]),
  );
}

/** A lighter week, for the other students. */
export function quietEntries(today: Day): Map<string, PlannerEntry> {
  return new Map(
    OTHER_DAYS.slice(0, 2).map((plan, index) => [
      `today-${index}`,
      { ...plan, date: today, completed: false },
    ]),
  );
}
