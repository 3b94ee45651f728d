import { toAvailability } from '@akada/domain/ai/free-time';
import { makeStudyPlan } from '../plan/make-study-plan.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';

/** Sessions until the exam: each topic is learned and then reviewed at growing intervals. */
export function planStudy(request: RequestOf<'planner'>): EngineResult {
  const made = makeStudyPlan({ topics: request.prompt, ...toAvailability(request, request) });
  if (made.isEmpty) return emptyResult(made.reason);
  return resultOf(made.plan, made.plan.title, made.notes.length > 0 ? made.notes.join(' ') : null);
}
