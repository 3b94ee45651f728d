/** Reads the values of the planner's forms as documents (docs/product.md, Planner). */
import * as z from 'zod/mini';
import { instantAt, isDay } from '../days/day.ts';
import type { Zone } from '../days/zone.ts';
import { filledFields } from '../text/text.ts';
import { type Category, minuteOf, type Priority, type TaskStatus, TIME_PATTERN } from './planner.ts';
import { plannerEntrySchema, type Task, taskSchema } from './schemas.ts';

export interface EntryFormValues {
  title: string;
  subject: string;
  category: Category;
  priority: Priority;
  date: string;
  start_time: string;
  duration: string;
  due_date: string;
  completed: boolean;
}

/** Blank fields become absent; an unreadable duration becomes 0, which is rejected; only assignments keep a due date. */
export const entryFormSchema = z.pipe(
  z.transform(
    ({ subject, due_date, ...values }: EntryFormValues): z.input<typeof plannerEntrySchema> => ({
      ...values,
      title: values.title.trim(),
      duration: Number(values.duration) || 0,
      ...filledFields({ subject }),
      ...(due_date && values.category === 'assignment' && { due_date }),
    }),
  ),
  plannerEntrySchema,
);

export interface TaskFormValues {
  title: string;
  description: string;
  tag: string;
  priority: Priority;
  /** In the student's zone: `YYYY-MM-DD` and `HH:MM`. */
  due_date: string;
  due_time: string;
  status: TaskStatus;
}

/** A task as the form gives it; the server adds the time. */
export type TaskDraft = Omit<Task, 'updated_at'>;

/** The due time of a task without one. */
export const END_OF_DAY = '23:59';

const TIME = new RegExp(`^${TIME_PATTERN}$`);

const draftSchema = z.omit(taskSchema, { updated_at: true });

/** Blank fields become absent; day and time become an instant in the student's zone. */
export const taskFormSchemaIn = (zone: Zone) =>
  z.pipe(
    z.transform(
      ({
        description,
        tag,
        due_date,
        due_time,
        ...values
      }: TaskFormValues): Partial<z.input<typeof draftSchema>> => ({
        ...values,
        title: values.title.trim(),
        ...filledFields({ description, tag }),
        ...(isDay(due_date) &&
          TIME.test(due_time || END_OF_DAY) && {
            due_date: instantAt(due_date, minuteOf(due_time || END_OF_DAY), zone),
          }),
      }),
    ),
    draftSchema,
  );
