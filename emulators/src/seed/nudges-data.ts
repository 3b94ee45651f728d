import type { NudgeState } from '@akada/domain/nudges/schemas';
import { lagosDay } from './days.ts';
import { journalTime, timeOf } from './points-data.ts';
import { reviewTime } from './review-history.ts';

/**
 * The nudges of the last two days, with each status that the history shows. The pending one counts as missed, because
 * its day is over. Today's nudges appear when the student opens the page.
 */
export function demoNudges(now: Date): NudgeState[] {
  return [
    state('journal_not_written', 'done', journalTime(1, now)),
    state('task_due', 'dismissed', timeOf(1, 7 * 60 + 20, now)),
    state('cards_due', 'done', reviewTime(now)),
    state('plan_session', 'pending', timeOf(2, 11 * 60 + 5, now)),
  ];
}

function state(kind: NudgeState['kind'], status: NudgeState['status'], updated_at: Date): NudgeState {
  return { kind, day: lagosDay(updated_at), status, snoozed_until: null, updated_at };
}
