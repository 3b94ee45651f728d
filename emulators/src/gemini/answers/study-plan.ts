import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { StudyPlan } from '@akada/domain/ai/schemas';
import { addDays, type Day, isDay } from '@akada/domain/days/day';
import { makeStudyPlan } from '@akada/engine/plan/make-study-plan';
import type { Asked } from '../request.ts';
import { NOTHING, numberOption } from './answer.ts';

/** The first day if the request has none. Any fixed day will do, so that results are reproducible. */
const NO_DAY: Day = '2026-01-05';
/** Days until the exam if the request has no exam date. */
const DEFAULT_DAYS = 14;

/** Sessions until the exam: each topic is learned and then reviewed at growing intervals. */
export function studyPlan(asked: Asked): StudyPlan | typeof NOTHING {
  const firstDay = dayOption(asked, 'first_day') ?? dayOption(asked, 'today') ?? NO_DAY;
  const examDay = dayOption(asked, 'exam_date') ?? addDays(firstDay, DEFAULT_DAYS);
  const result = makeStudyPlan({
    topics: asked.text,
    today: firstDay,
    now: '00:00',
    firstDay,
    examDay,
    // If the exam is on the first day, the whole day before it can be used.
    examTime: examDay === firstDay ? '23:59' : undefined,
    hoursADay: numberOption(
      asked,
      'hours_a_day',
      AI_LIMITS.defaultHoursADay,
      AI_LIMITS.minHoursADay,
      AI_LIMITS.maxHoursADay,
    ),
  });
  return result.isEmpty ? NOTHING : result.plan;
}

function dayOption({ options }: Asked, name: string): Day | undefined {
  const value = options.get(name);
  return value !== undefined && isDay(value) ? value : undefined;
}
