import { makeStudyPlan } from '../plan/make-study-plan.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';

/** Sessions until the exam: each topic is learned and then reviewed at growing intervals. */
export function planStudy(request: RequestOf<'planner'>): EngineResult {
  const { prompt, today, now, first_day, exam_date, hours_a_day, busy } = request;
  const made = makeStudyPlan({
    topics: prompt,
    today,
    now,
    firstDay: first_day,
    examDay: exam_date,
    // If the exam is on the first day, the hours before it are all there is.
    examTime: exam_date === first_day ? '23:59' : undefined,
    hoursADay: hours_a_day,
    busy,
  });
  if (made.isEmpty) return emptyResult(made.reason);
  return resultOf(made.plan, made.plan.title, made.notes.length > 0 ? made.notes.join(' ') : null);
}
