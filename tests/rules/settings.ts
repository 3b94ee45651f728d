import { DEFAULT_SETTINGS, THEMES } from '@akada/domain/account/settings';
import { type Settings, settingsSchema } from '@akada/domain/account/settings-schemas';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { NUDGE_KINDS, NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { accessCases, OWNER, PERSONAS, type RuleCase } from '../support/rules/builders.ts';
import {
  booleanCases,
  choiceCases,
  type FieldCase,
  invalid,
  merged,
  notOfType,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { FIT, fitFields } from '../support/rules/fit-cases.ts';
import { type Fields, INTRUDER } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { instantCases } from '../support/rules/time-cases.ts';

const { nudges: NUDGES } = DEFAULT_SETTINGS;

/** The hour from which nudges of a kind are shown, or null. */
const fromCases: readonly FieldCase[] = [
  invalid('an hour for an unknown kind', { [INTRUDER]: 7 }),
  ...without(NUDGE_KINDS, []),
  ...NUDGE_KINDS.flatMap((kind) => [
    valid(`null as ${kind}`, { [kind]: null }),
    ...wholeNumberCases(kind, 0, 23).filter(({ change }) => change[kind] !== null),
  ]),
];

const nudgeSettings: readonly FieldCase[] = [
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(NUDGES), []),
  ...fromCases.map(({ change, ...rest }) => ({ ...rest, change: { from: merged(NUDGES.from, change) } })),
  ...notOfType('from', { 'a number': 7, 'a list of hours': [7, 7, 7, 7, 7, 7], 'a text': '7' }),
  ...wholeNumberCases('quiet_from', 0, 23),
  ...wholeNumberCases('quiet_to', 0, 23),
  ...wholeNumberCases('max_a_day', 1, NUDGE_LIMITS.maxADay),
  ...booleanCases('browser'),
];

/** Valid and invalid settings of nudges. */
const nudgeFields: readonly FieldCase[] = [
  ...nudgeSettings.map(({ has, change, allowed }) => ({
    has: `nudges with ${has}`,
    change: { nudges: merged(NUDGES, change) },
    allowed,
  })),
  invalid('an empty map as nudges', { nudges: {} }),
  ...notOfType('nudges', { 'a number': 3, 'a list': [NUDGES], 'a boolean': true }),
];

const settings = documentPaths.settings(OWNER);
const NEW = PERSONAS.newcomer.uid;
const first = documentPaths.settings(PERSONAS.student.uid);
const own = ['owner'] as const;

/** Settings with every field. */
export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  notifications: true,
  cancelled_until: new Date('2026-03-31T08:00:00.000Z'),
  zone: 'Africa/Lagos',
  fsrs_fit: FIT,
};
const data = { ...SETTINGS };
const harmattan = { ...SETTINGS, theme: THEMES[1] };
const redeemed = {
  feature_name: 'harmattan_theme',
  is_active: true,
  expires_at: null,
};

/** Valid and invalid settings of a student who has redeemed every theme. */
const settingsFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(
    ['on_boards', 'theme'],
    [
      'notifications',
      'cancelled_until',
      'nudges',
      'zone',
      'zone_chosen',
      'new_cards_a_day',
      'desired_retention',
      'mistake_cards',
      'fsrs_fit',
      'setup_closed',
    ],
  ),
  ...['America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'UTC'].map((zone) =>
    valid(`${zone} as zone`, { zone }),
  ),
  ...['', '+01:00', '../x', 'Africa Lagos', `A${'a'.repeat(64)}`].map((zone) =>
    invalid(`${JSON.stringify(zone)} as zone`, { zone }),
  ),
  ...notOfType('zone', { 'a number': 1, 'a list': ['Africa/Lagos'] }),
  ...['on_boards', 'notifications', 'zone_chosen', 'mistake_cards', 'setup_closed'].flatMap(booleanCases),
  ...wholeNumberCases('new_cards_a_day', REVIEW_LIMITS.newADay.min, REVIEW_LIMITS.newADay.max),
  ...[0.7, 0.9, 0.97].map((value) => valid(`${value} as desired_retention`, { desired_retention: value })),
  ...[0.69, 0.98, 1, 0, -0.9].map((value) =>
    invalid(`${value} as desired_retention`, { desired_retention: value }),
  ),
  ...notOfType('desired_retention', { 'a text': '0.9', 'a list': [0.9], 'a boolean': true }),
  valid('null as cancelled_until', { cancelled_until: null }),
  // instantCases expects null to be rejected.
  ...instantCases('cancelled_until').filter(({ change }) => change.cancelled_until !== null),
  ...choiceCases('theme', THEMES),
  ...nudgeFields,
  ...fitFields,
];

export const fixtures: Record<string, Fields> = {
  [settings]: data,
  [documentPaths.settings(NEW)]: data,
  [`${collectionPaths.access(OWNER)}/harmattan_theme`]: redeemed,
  // Another reward unlocks no theme.
  [`${collectionPaths.access(NEW)}/scholar_badge`]: { ...redeemed, feature_name: 'scholar_badge' },
};

/** A student has one settings document, so each case overwrites or updates the stored one. */
export const writes: readonly RuleCase[] = settingsFields.flatMap(({ has, change, allowed }): RuleCase[] => {
  const can = `the owner ${allowed ? 'can' : 'cannot'}`;
  const request = { by: 'owner', path: settings, allowed } as const;
  return [
    {
      ...request,
      verb: 'create',
      title: `${can} overwrite settings with ${has}`,
      data: { ...data, ...change },
    },
    { ...request, verb: 'update', title: `${can} update settings to have ${has}`, data: change },
  ];
});

export const access = accessCases([
  { verb: 'get', what: 'the settings of the owner', path: settings, for: own },
  {
    verb: 'list',
    what: 'the settings of the owner',
    path: `${documentPaths.account(OWNER)}/settings`,
    for: [],
  },
  {
    verb: 'count',
    what: 'the settings of the owner',
    path: `${documentPaths.account(OWNER)}/settings`,
    for: [],
  },
  { verb: 'list everywhere', what: 'the settings of all students', path: 'settings', for: [] },
  { verb: 'create', what: 'the settings of the owner', path: settings, data, for: own },
  { verb: 'update', what: 'the settings of the owner', path: settings, data: { on_boards: false }, for: own },
  {
    verb: 'create',
    what: 'settings with a theme that the owner has redeemed',
    path: settings,
    data: harmattan,
    for: own,
  },
  {
    verb: 'create',
    what: 'the first settings of another student with a theme that was not redeemed',
    path: first,
    data: harmattan,
    for: [],
  },
  {
    verb: 'create',
    what: 'the first settings of another student',
    path: first,
    data,
    for: ['student'],
  },
  {
    verb: 'update',
    what: 'settings to a theme that was not redeemed',
    path: documentPaths.settings(NEW),
    data: { theme: THEMES[1] },
    for: [],
  },
  {
    verb: 'create',
    what: 'settings under another id',
    path: `${documentPaths.account(OWNER)}/settings/other`,
    data,
    for: [],
  },
  { verb: 'delete', what: 'the settings of the owner', path: settings, for: [] },
]);

if (import.meta.vitest) {
  testRules('settings', fixtures, [...access, ...writes]);
  testSchemaAgrees('settingsSchema', settingsSchema, { ...SETTINGS }, settingsFields);
}
