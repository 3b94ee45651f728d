/** A suggested first day, made from what a new student has said (docs/product.md, First day). */
import { addDays, type Day, daysBetween } from '../days/day.ts';
import { timeOf } from '../planner/planner.ts';
import type { PlannerEntry } from '../planner/schemas.ts';
import { freeSpans, type Placed, type QuietHours, SLOT, type Span } from '../planner/smart-planner-time.ts';
import type { Setup } from './schemas.ts';

export const FIRST_DAY = {
  /** Minutes between accepting the plan and its first session. */
  notice: 10,
  /** The minute of the day at which a plan for tomorrow begins: after school. */
  tomorrowFrom: 16 * 60,
  /** An exam within so many days is what the sessions are for. */
  examDays: 30,
  /** The minute of the day at which an exam is a deadline. */
  examMinute: 8 * 60,
} as const;

interface Item {
  title: string;
  minutes: number;
  subject?: string;
}

interface FirstDayFacts {
  today: Day;
  /** The minute of today, 0 to 1,439. */
  minute: number;
  quiet: QuietHours;
  /** The entries of today. */
  entries: readonly Placed[];
}

/**
 * Sessions for the rest of today, with breaks between them, outside quiet hours. If fewer than two fit, they are for
 * tomorrow afternoon.
 */
export function suggestFirstDay(
  { subjects, exam }: Pick<Setup, 'subjects' | 'exam'>,
  { today, minute, quiet, entries }: FirstDayFacts,
): PlannerEntry[] {
  const isNear = exam !== null && daysBetween(today, exam.day) <= FIRST_DAY.examDays;
  const items = itemsFor(subjects, isNear ? exam.title : null);
  const asEntries = (spans: readonly Span[], date: Day) =>
    place(items, spans).map(
      ({ title, minutes, subject, start }): PlannerEntry => ({
        ...{ title, category: 'study', start_time: timeOf(start), duration: minutes },
        ...{ priority: isNear ? 'high' : 'medium', date, completed: false },
        ...(subject !== undefined && { subject }),
      }),
    );
  const day = asEntries(freeSpans(entries, quiet, { today, minute: minute + FIRST_DAY.notice }), today);
  if (day.length >= 2) return day;
  const tomorrow = addDays(today, 1);
  const free = freeSpans(entries, quiet, { today: tomorrow, minute: FIRST_DAY.tomorrowFrom });
  return asEntries(free, tomorrow);
}

/** A session for each of the first two subjects, and one for cards. */
function itemsFor(subjects: readonly string[], exam: string | null): Item[] {
  const what = subjects.length > 0 ? subjects.slice(0, 2) : [null];
  const ofExam = exam === null ? [] : what.filter((subject) => subject !== null && isExamOf(exam, subject));
  const revised = exam === null || ofExam.length > 0 ? ofExam : what;
  const study = what.map((subject, index): Item => {
    const isRevised = revised.includes(subject);
    return {
      title: `${isRevised ? 'Revise' : 'Study'} ${subject ?? 'what you learned last'}${isRevised ? ` (${exam})` : ''}`,
      minutes: index === 0 ? 45 : 30,
      ...(subject !== null && { subject }),
    };
  });
  return [...study, { title: 'Make your first cards', minutes: 15 }];
}

/** Whether an exam is of one subject: 'BIO 201' and 'Biology test' of biology. */
function isExamOf(exam: string, subject: string): boolean {
  const [code = ''] = /^\p{L}{3}(?=\s?\d{3}\b)/u.exec(exam) ?? [];
  const [title, name] = [exam.toLowerCase(), subject.toLowerCase()];
  return title.includes(name) || (code !== '' && name.startsWith(code.toLowerCase()));
}

/** Gives each item a start in order, with a break after it; the ones that don't fit are left out. */
function place(items: readonly Item[], spans: readonly Span[]): (Item & { start: number })[] {
  let free = spans.map((span) => ({ ...span }));
  return items.flatMap((item) => {
    const span = free.find(({ from, to }) => to - from >= item.minutes);
    if (!span) return [];
    const start = span.from;
    // What is before this item is used up, so that the order stays.
    free = free.filter(({ from }) => from >= start);
    span.from = start + item.minutes + SLOT.gap;
    return [{ ...item, start }];
  });
}
