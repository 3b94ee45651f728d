import { describe, expect, test } from 'vitest';
import { UNSUPPORTED_CHARACTER } from '../text/text.ts';
import { type EntryFormValues, entryFormSchema, type TaskFormValues, taskFormSchemaIn } from './forms.ts';
import { PLANNER_DEFAULTS, PLANNER_LIMITS } from './planner.ts';

const ENTRY: EntryFormValues = {
  title: 'Revise',
  subject: '',
  category: PLANNER_DEFAULTS.category,
  priority: PLANNER_DEFAULTS.priority,
  date: '2026-03-02',
  start_time: '09:00',
  duration: String(PLANNER_DEFAULTS.duration),
  due_date: '',
  completed: false,
};

const TASK: TaskFormValues = {
  title: 'Return books',
  description: '',
  tag: '',
  priority: PLANNER_DEFAULTS.priority,
  due_date: '2026-03-06',
  due_time: '',
  status: PLANNER_DEFAULTS.status,
};

const readEntry = (change: Partial<EntryFormValues>) => entryFormSchema.parse({ ...ENTRY, ...change });
const readTask = (change: Partial<TaskFormValues>) =>
  taskFormSchemaIn('Africa/Lagos').parse({ ...TASK, ...change });

interface Parsed {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

/** The messages of the form by field. */
function complaints({ error }: Parsed): Record<string, string> {
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
const entryComplaints = (change: Partial<EntryFormValues>) =>
  complaints(entryFormSchema.safeParse({ ...ENTRY, ...change }) as Parsed);
const taskComplaints = (change: Partial<TaskFormValues>) =>
  complaints(taskFormSchemaIn('Africa/Lagos').safeParse({ ...TASK, ...change }) as Parsed);

describe('the form of a schedule entry', () => {
  test('saves its defaults and leaves out blank fields', () => {
    expect(readEntry({ subject: ' \u{200b}' })).toEqual({
      title: 'Revise',
      category: 'study',
      priority: 'medium',
      date: '2026-03-02',
      start_time: '09:00',
      duration: 60,
      completed: false,
    });
  });

  test('trims its texts', () => {
    expect(readEntry({ title: ' Revise\n', subject: ' Biology ' })).toMatchObject({
      title: 'Revise',
      subject: 'Biology',
    });
  });

  test('keeps the due date of an assignment', () => {
    expect(readEntry({ category: 'assignment', due_date: '2026-03-09' }).due_date).toBe('2026-03-09');
  });

  test('drops the due date of other categories', () => {
    expect(readEntry({ category: 'study', due_date: '2026-03-09' })).not.toHaveProperty('due_date');
  });

  test.each(['', 'an hour', '0', '-5', '1.5', '1441', 'NaN', 'Infinity'])(
    'rejects the duration %j',
    (duration) => {
      expect(entryComplaints({ duration })).toEqual({
        duration: 'Enter whole minutes from 1 to 1440 (24 hours).',
      });
    },
  );

  test.each([
    ['title', { title: ' ' }, 'Enter a title.'],
    ['title', { title: 'x'.repeat(PLANNER_LIMITS.title + 1) }, 'Keep the title to 200 characters.'],
    ['title', { title: 'Revise \ud83d' }, UNSUPPORTED_CHARACTER],
    ['subject', { subject: 'x'.repeat(PLANNER_LIMITS.subject + 1) }, 'Keep the subject to 60 characters.'],
    ['start_time', { start_time: '' }, 'Enter a time from 00:00 to 23:59.'],
    ['start_time', { start_time: '24:00' }, 'Enter a time from 00:00 to 23:59.'],
    ['date', { date: '' }, 'Choose a date.'],
    ['date', { date: '2026-02-30' }, 'Choose a date.'],
    ['due_date', { category: 'assignment', due_date: '2026-02-30' }, 'Choose a due date.'],
  ] as const)('says at %s what is wrong with %j', (field, change, message) => {
    expect(entryComplaints(change)).toEqual({ [field]: message });
  });
});

describe('the form of a task', () => {
  test('saves its defaults and leaves out blank fields', () => {
    expect(readTask({ description: ' \n', tag: ' ' })).toEqual({
      title: 'Return books',
      priority: 'medium',
      status: 'pending',
      due_date: new Date('2026-03-06T22:59:00Z'),
    });
  });

  test('trims its texts', () => {
    expect(readTask({ title: ' Books ', description: ' All three\n', tag: ' Errand ' })).toMatchObject({
      title: 'Books',
      description: 'All three',
      tag: 'Errand',
    });
  });

  test("combines day and time into an instant in the student's zone", () => {
    expect(readTask({ due_time: '17:30' }).due_date).toEqual(new Date('2026-03-06T16:30:00Z'));
  });

  test.each([
    ['title', { title: '' }, 'Enter a title.'],
    ['title', { title: 'x'.repeat(PLANNER_LIMITS.title + 1) }, 'Keep the title to 200 characters.'],
    [
      'description',
      { description: 'x'.repeat(PLANNER_LIMITS.description + 1) },
      'Keep the description to 2,000 characters.',
    ],
    ['tag', { tag: 'x'.repeat(PLANNER_LIMITS.tag + 1) }, 'Keep the tag to 60 characters.'],
    ['due_date', { due_date: '' }, 'Choose a due date.'],
    ['due_date', { due_date: '2026-02-30' }, 'Choose a due date.'],
    ['due_date', { due_time: '25:00' }, 'Choose a due date.'],
  ] as const)('says at %s what is wrong with %j', (field, change, message) => {
    expect(taskComplaints(change)).toEqual({ [field]: message });
  });
});
