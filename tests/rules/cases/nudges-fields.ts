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

/** Valid and invalid fields of the state of a nudge. */

/** A stored state, written long ago. */
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
/** The change of a state to a status. */
export const changeTo = (status: NudgeState['status']) => ({
  ...(status === 'snoozed' ? SNOOZED : { status, snoozed_until: null }),
  updated_at: SERVER_TIME,
});

const ofStatus: readonly FieldCase[] = [
  ...choiceCases('status', UNSNOOZED),
  ok('"snoozed" as status and a time', SNOOZED),
  ...UNSNOOZED.map((status) => bad(`a snoozed_until and the status ${status}`, { ...SNOOZED, status })),
  // Only a snoozed nudge has a time.
  ...instantCases('snoozed_until').map((field) => ({ ...field, change: { ...SNOOZED, ...field.change } })),
];

/** Valid and invalid fields of a state, on any day. */
export const stateFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('an unknown field', { [INTRUDER]: true }),
  bad('a user_id', { user_id: OWNER }),
  ...without(Object.keys(STATE), []),
  ...choiceCases('kind', NUDGE_KINDS),
  ...ofStatus,
  ...notOfType('day', { 'a time': new Date('2026-03-01'), 'a list': ['2026-03-01'] }),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [LATER] }),
  onlyRules(bad('an updated_at in the past', { updated_at: LATER })),
  onlyRules(bad('an updated_at in the future', { updated_at: new Date('2090-01-01') })),
];

/** Days as the schema checks them, without the current time. */
export const dayFields: readonly FieldCase[] = dayCases('day');
