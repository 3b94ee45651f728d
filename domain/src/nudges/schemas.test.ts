import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import { settingsSchema } from '../account/settings-schemas.ts';
import { NUDGE_KINDS } from './nudges.ts';
import { nudgeSettingsSchema, nudgeStateSchema } from './schemas.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const STATE = {
  ...{ kind: 'task_due', day: '2026-03-02', status: 'pending', snoozed_until: null, updated_at: NOW },
};
const { nudges: SETTINGS } = DEFAULT_SETTINGS;

describe('the state of a nudge', () => {
  test.each<[string, object]>([
    ['pending', STATE],
    ['snoozed until a time', { ...STATE, status: 'snoozed', snoozed_until: NOW }],
    ['done', { ...STATE, status: 'done' }],
    ['dismissed', { ...STATE, status: 'dismissed' }],
    ...NUDGE_KINDS.map((kind) => [`of the kind ${kind}`, { ...STATE, kind }] as [string, object]),
  ])('may be %s', (_, state) => {
    expect(nudgeStateSchema.parse(state)).toEqual(state);
  });

  test.each([
    ['snoozed without a time', { status: 'snoozed' }],
    ['pending with a time', { snoozed_until: NOW }],
    ['done with a time', { status: 'done', snoozed_until: NOW }],
    ['missed, which time makes', { status: 'missed' }],
    ['of a kind that is none', { kind: 'sleep' }],
    ['of a day that is none', { day: '2026-02-30' }],
    ['with a title', { title: 'Hand in the essay' }],
  ])('may not be %s', (_, change) => {
    expect(nudgeStateSchema.safeParse({ ...STATE, ...change }).success).toBe(false);
  });
});

describe('the settings of nudges', () => {
  test('can be stored with their defaults, and may be absent', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    expect(settingsSchema.safeParse({ on_boards: true, theme: 'akada' }).success).toBe(true);
  });

  test('have a first hour or null for every kind', () => {
    expect(Object.keys(nudgeSettingsSchema.shape.from.shape)).toEqual([...NUDGE_KINDS]);
    const never = Object.fromEntries(NUDGE_KINDS.map((kind) => [kind, null]));
    expect(nudgeSettingsSchema.safeParse({ ...SETTINGS, from: never }).success).toBe(true);
  });

  test.each([
    ['hours from 0 to 23', { quiet_from: 0, quiet_to: 23 }, true],
    ['no hour before', { quiet_from: -1 }, false],
    ['no hour after', { quiet_to: 24 }, false],
    ['no half hour', { quiet_to: 6.5 }, false],
    ['one a day', { max_a_day: 1 }, true],
    ['one of each kind', { max_a_day: 6 }, true],
    ['not none a day', { max_a_day: 0 }, false],
    ['not more than there are kinds', { max_a_day: 7 }, false],
    ['no kind at the hour 24', { from: { ...SETTINGS.from, task_due: 24 } }, false],
    ['no kind left out', { from: { ...SETTINGS.from, task_due: undefined } }, false],
    ['no kind that is none', { from: { ...SETTINGS.from, sleep: 22 } }, false],
  ])('allow %s', (_, change, isAllowed) => {
    expect(nudgeSettingsSchema.safeParse({ ...SETTINGS, ...change }).success).toBe(isAllowed);
  });
});
