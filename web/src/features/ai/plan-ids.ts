import type { StudyPlan } from '@akada/domain/ai/result-schemas';

/**
 * The planner ids of a plan's sessions, in the plan's order. They depend only on the plan, so that opening it again
 * cannot add a session twice.
 */
export function sessionIds(plan: StudyPlan): string[] {
  const key = hash(JSON.stringify(plan));
  return plan.sessions.map(
    ({ date, start_time }, index) => `plan_${key}_${date}_${start_time.replace(':', '')}_${index}`,
  );
}

/** 64-bit FNV-1a. It need not be secure, and a student has few plans. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
