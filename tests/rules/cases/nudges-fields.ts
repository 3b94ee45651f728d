import { NUDGE_KINDS, NUDGE_STATUSES } from '@akada/domain/nudges/nudges';
import type { NudgeState } from '@akada/domain/nudges/schemas';
import { choiceCases, notOfType, without } from '../../support/field-cases.ts';
import { dayCases, instantCases } from '../../support/field-cases-of-time.ts';
import {
  bad,
  type FieldCase,
  INTRUDER,
  OWNER,
  ok,
  SERVER_TIME,
  ServerDay,
} from '../../support/rule-cases.ts';
import { onlyRules } from './vault-kinds.ts';

/** What the state of a nudge may and may not hold. */

/** As it is stored, long after it came. */
export const STATE: NudgeState = {
  kind: 'task_due',
  day: '2026-03-01',
  status: 'pending',
  snoozed_until: null,
  updated_at: new Date('2026-03-01T08:00:00.000Z'),
};
export const WRITTEN = { ...STATE, day: new ServerDay(), updated_at: SERVER_TIME };
const LATER = new Date('2026-03-01T09:00:00.000Z');
const SNOOZED = { status: 'snoozed', snoozed_until: LATER };
const UNSNOOZED = NUDGE_STATUSES.filter((status) => status !== 'snoozed');
/** To each status. */
export const changeTo = (status: NudgeState['status']) => ({
  ...(status === 'snoozed' ? SNOOZED : { status, snoozed_until: null }),
  updated_at: SERVER_TIME,
});

const ofStatus: readonly FieldCase[] = [
  ...choiceCases('status', UNSNOOZED),
  ok('the status "snoozed" and a time', SNOOZED),
  ...UNSNOOZED.map((status) =>
    bad(`a time until which it is snoozed though it is ${status}`, { ...SNOOZED, status }),
  ),
  // The time is null in every other status, and is not in this.
  ...instantCases('snoozed_until').map((field) => ({ ...field, change: { ...SNOOZED, ...field.change } })),
];

/** What a state may and may not hold, of whichever day it is. */
export const stateFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which its path says', { user_id: OWNER }),
  ...without(Object.keys(STATE), []),
  ...choiceCases('kind', NUDGE_KINDS),
  ...ofStatus,
  ...notOfType('day', { 'a time': new Date('2026-03-01'), 'a list': ['2026-03-01'] }),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [LATER] }),
  onlyRules(bad('an updated_at in the past', { updated_at: LATER })),
  onlyRules(bad('an updated_at to come', { updated_at: new Date('2090-01-01') })),
];

/** What the schema alone can tell of a day, whoever writes it. */
export const dayFields: readonly FieldCase[] = dayCases('day');
