import { type BusyTime, toAvailability } from '@akada/domain/ai/free-time';
import type { ToolInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { daysWithRoom } from '@akada/domain/ai/repair-plan';
import { addDays, type Day } from '@akada/domain/days/day';
import { planEntriesQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

/**
 * Reads the entries of the student's planner that a study plan must avoid, at most 500.
 *
 * @param clock the student's current day and time
 * @throws AppError when no time is left for study, because the model would be asked in vain
 */
export async function readBusyTimes(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  input: ToolInput<'planner'>,
  clock: { today: Day; now: string },
): Promise<BusyTime[]> {
  const first = input.first_day > clock.today ? input.first_day : clock.today;
  const { docs } = await toQuery(db, planEntriesQuery(uid, addDays(first, -1), input.exam_date)).get();
  const busy = docs.map((document) => {
    const { date, start_time, duration } = document.data() as PlannerEntry;
    return { date, start_time, duration };
  });
  if (daysWithRoom(toAvailability(input, { ...clock, busy })).length === 0) {
    throw new AppError('invalid-argument', AI_MESSAGES.noStudyTime);
  }
  return busy;
}
