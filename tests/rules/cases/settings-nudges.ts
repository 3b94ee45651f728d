import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { NUDGE_KINDS, NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { notOfType, truthCases, wholeNumberCases, without } from '../../support/field-cases.ts';
import { ABSENT, bad, type FieldCase, type Fields, INTRUDER, ok } from '../../support/rule-cases.ts';

/** The part of the settings that is about nudges. */

const { nudges: NUDGES } = DEFAULT_SETTINGS;

const merged = (base: Fields, change: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== ABSENT));

/** The hour from which nudges of a kind are shown, or null. */
const fromCases: readonly FieldCase[] = [
  bad('an hour for an unknown kind', { [INTRUDER]: 7 }),
  ...without(NUDGE_KINDS, []),
  ...NUDGE_KINDS.flatMap((kind) => [
    ok(`null as ${kind}`, { [kind]: null }),
    ...wholeNumberCases(kind, 0, 23).filter(({ change }) => change[kind] !== null),
  ]),
];

const fields: readonly FieldCase[] = [
  bad('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(NUDGES), []),
  ...fromCases.map(({ change, ...rest }) => ({ ...rest, change: { from: merged(NUDGES.from, change) } })),
  ...notOfType('from', { 'a number': 7, 'a list of hours': [7, 7, 7, 7, 7, 7], 'a text': '7' }),
  ...wholeNumberCases('quiet_from', 0, 23),
  ...wholeNumberCases('quiet_to', 0, 23),
  ...wholeNumberCases('max_a_day', 1, NUDGE_LIMITS.maxADay),
  ...truthCases('browser'),
];

/** Valid and invalid settings of nudges. */
export const nudgeFields: readonly FieldCase[] = [
  ...fields.map(({ has, change, allowed }) => ({
    has: `nudges with ${has}`,
    change: { nudges: merged(NUDGES, change) },
    allowed,
  })),
  bad('an empty map as nudges', { nudges: {} }),
  ...notOfType('nudges', { 'a number': 3, 'a list': [NUDGES], 'a boolean': true }),
];
