import type { NudgeState } from '@akada/domain/nudges/schemas';
import { lagosDay } from './days.ts';
import { reviewTime } from './decks-data.ts';
import { journalTime, timeOf } from './points-data.ts';

/**
 * What became of the nudges of the last two days: one of each kind that the history shows. One that was left alone was
 * missed when its day was over; today's come when the student opens the page.
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
