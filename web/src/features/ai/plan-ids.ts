import type { StudyPlan } from '@akada/domain/ai/schemas';

/**
 * The ids that the sessions of a plan have in the planner, in the plan's order. The same plan gives the same ones
 * each time that it is opened, so none of its sessions can be in the planner twice.
 */
export function sessionIds(plan: StudyPlan): string[] {
  const key = hash(JSON.stringify(plan));
  return plan.sessions.map(
    ({ date, start_time }, index) => `plan_${key}_${date}_${start_time.replace(':', '')}_${index}`,
  );
}

/** FNV-1a in 64 bits: it need not be secret, and plans are few. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
