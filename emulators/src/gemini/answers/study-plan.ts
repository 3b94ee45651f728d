import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { StudyPlan } from '@akada/domain/ai/schemas';
import { addDays, type Day, daysBetween, isDay } from '@akada/domain/days/day';
import { withoutMarks } from '../reading/notes.ts';
import { clipped } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { numberOption } from './answer.ts';

/** Between two sessions, in minutes. */
const BREAK = 10;
/** Sessions are of this length where there are not too many of them for a plan. */
const LENGTHS = [60, 90, 120, 180, 240];
/** Where a request names no day: the calendar's first is as good as any, and the same each time. */
const NO_DAY: Day = '2026-01-05';

interface Slot {
  date: Day;
  start: number;
  duration: number;
}

/** Sessions until the eve of the exam: new topics in turn, a review between them, and reviews to the end. */
export function studyPlan(asked: Asked): StudyPlan {
  const first = dayOption(asked, 'first_day') ?? dayOption(asked, 'today') ?? NO_DAY;
  const exam = dayOption(asked, 'exam_date') ?? addDays(first, 14);
  const hours = numberOption(
    asked,
    'hours_a_day',
    AI_LIMITS.defaultHoursADay,
    AI_LIMITS.minHoursADay,
    AI_LIMITS.maxHoursADay,
  );
  const days = Math.min(AI_LIMITS.maxPlanDays, Math.max(1, daysBetween(first, exam)));
  const topics = topicsIn(asked.text);
  const slots = slotsOf(first, days, Math.round(hours * 60));
  const title = clipped(`Study plan: ${topics.join(', ')}`, AI_LIMITS.title);
  const work = workFor(grouped(topics, slots.length), slots.length);
  return {
    title,
    sessions: slots.map(({ date, start, duration }, index) => ({
      date,
      start_time: clock(start),
      duration,
      topic: clipped(work[index]?.topic ?? 'Review', 120),
      activity: work[index]?.activity ?? 'Review',
    })),
  };
}

function dayOption({ options }: Asked, name: string): Day | undefined {
  const value = options.get(name);
  return value !== undefined && isDay(value) ? value : undefined;
}

function topicsIn(text: string): string[] {
  const lines = text.split(/\n|;/).flatMap((line) => (text.includes('\n') ? [line] : line.split(',')));
  const topics = lines.map((line) =>
    clipped(withoutMarks(line.replace(/^\s*(?:[-*•#]+|\d+[.)])\s*/, '')), 100),
  );
  const named = [...new Set(topics.filter((topic) => /[\p{L}\p{N}]/u.test(topic)))];
  return named.length > 0 ? named : ['Your subject'];
}

/** More topics than sessions: a session takes several. */
function grouped(topics: readonly string[], slots: number): string[] {
  const size = Math.ceil(topics.length / slots);
  return Array.from({ length: Math.ceil(topics.length / size) }, (_, index) =>
    topics.slice(index * size, (index + 1) * size).join('; '),
  );
}

function slotsOf(first: Day, days: number, minutes: number): Slot[] {
  const length = LENGTHS.find((max) => days * Math.ceil(minutes / max) <= AI_LIMITS.planSessions) ?? 240;
  const slots: Slot[] = [];
  for (let day = 0; day < days; day++) {
    // Many hours do not fit into an evening.
    let start = (minutes > 300 ? 8 : 16) * 60;
    for (let left = minutes; left >= 10; ) {
      const duration = Math.min(left, length);
      slots.push({ date: addDays(first, day), start, duration });
      start += duration + BREAK;
      left -= duration;
    }
  }
  const most = AI_LIMITS.planSessions;
  if (slots.length <= most) return slots;
  return slots.filter(
    (_, i) => Math.floor((i * most) / slots.length) !== Math.floor(((i + 1) * most) / slots.length),
  );
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Every third session goes back to what was learned longest ago; when all is learned, all do. */
function workFor(topics: readonly string[], slots: number): { topic: string; activity: string }[] {
  const work: { topic: string; activity: string }[] = [];
  const learned: string[] = [];
  let reviews = 0;
  for (let slot = 0; slot < slots; slot++) {
    const isReviewDue = slot % 3 === 2 && slots - slot > topics.length - learned.length;
    const next = topics[learned.length];
    if (next !== undefined && !(isReviewDue && learned.length > 0)) {
      learned.push(next);
      work.push({
        topic: next,
        activity: 'Learn: read your notes, then write down the main points from memory',
      });
      continue;
    }
    const topic = learned[reviews % learned.length] ?? 'Review';
    const round = Math.floor(reviews / learned.length);
    reviews++;
    work.push({ topic, activity: REVIEWS[round % REVIEWS.length] ?? 'Review' });
  }
  return work;
}

const REVIEWS = [
  'Review: close the book and recall it, then check what is missing',
  'Practise: answer questions on it without notes',
  'Past questions: answer under exam time, then mark them',
];
