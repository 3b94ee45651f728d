/** The stored documents of the planner, with the messages for invalid values. */
import * as z from 'zod/mini';
import { isDay, isInCalendar } from '../days/day.ts';
import { daySchema } from '../days/schemas.ts';
import { textSchema } from '../text/schemas.ts';
import { tooLongMessage } from '../text/text.ts';
import {
  PLANNER_LIMITS,
  STORED_CATEGORIES,
  STORED_PRIORITIES,
  TASK_STATUSES,
  TIME_PATTERN,
} from './planner.ts';

const text = (name: string, max: number) =>
  textSchema(max, { blank: `Enter a ${name}.`, long: tooLongMessage(max, `the ${name}`) });
const title = text('title', PLANNER_LIMITS.title);
/** Minutes that the focus timer ran for the entry or task. */
const focusMinutes = z.exactOptional(z.int().check(z.gte(1), z.lte(PLANNER_LIMITS.focusMinutes)));
const noDueDate = 'Choose a due date.';
const durationMessage = `Enter whole minutes from ${PLANNER_LIMITS.minDuration} to ${PLANNER_LIMITS.maxDuration} (24 hours).`;

/** A schedule entry, `users/{uid}/planner/{id}`. `duration` is in minutes; `date` and `due_date` are days. */
export const plannerEntrySchema = z
  .strictObject({
    title,
    category: z.enum(STORED_CATEGORIES, 'Choose a category.'),
    start_time: z
      .string('Enter a start time.')
      .check(z.regex(new RegExp(`^${TIME_PATTERN}$`), 'Enter a time from 00:00 to 23:59.')),
    duration: z
      .number(durationMessage)
      .check(
        z.int(durationMessage),
        z.gte(PLANNER_LIMITS.minDuration, durationMessage),
        z.lte(PLANNER_LIMITS.maxDuration, durationMessage),
      ),
    priority: z.literal(STORED_PRIORITIES, 'Choose a priority.'),
    date: daySchema,
    subject: z.exactOptional(text('subject', PLANNER_LIMITS.subject)),
    due_date: z.exactOptional(z.string(noDueDate).check(z.refine(isDay, noDueDate))),
    focus_minutes: focusMinutes,
    completed: z.boolean(),
  })
  .check(
    z.refine((entry) => entry.due_date === undefined || entry.category === 'assignment', {
      message: 'Only an assignment can have a due date.',
      path: ['due_date'],
    }),
  );
export type PlannerEntry = z.infer<typeof plannerEntrySchema>;

/** A task, `users/{uid}/tasks/{id}`. */
export const taskSchema = z.strictObject({
  title,
  description: z.exactOptional(text('description', PLANNER_LIMITS.description)),
  tag: z.exactOptional(text('tag', PLANNER_LIMITS.tag)),
  due_date: z.date(noDueDate).check(z.refine(isInCalendar, 'Choose a date from 2000 to 2099.')),
  priority: z.literal(STORED_PRIORITIES, 'Choose a priority.'),
  status: z.enum(TASK_STATUSES, 'Choose a status.'),
  focus_minutes: focusMinutes,
  updated_at: z.date(),
});
export type Task = z.infer<typeof taskSchema>;
