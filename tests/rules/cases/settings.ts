import { DEFAULT_SETTINGS, THEMES } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { choiceCases, notOfType, truthCases, without } from '../../support/field-cases.ts';
import { instantCases } from '../../support/field-cases-of-time.ts';
import {
  accessCases,
  bad,
  type FieldCase,
  type Fields,
  INTRUDER,
  OWNER,
  ok,
  PERSONAS,
  type RuleCase,
} from '../../support/rule-cases.ts';
import { nudgeFields } from './settings-nudges.ts';

const settings = documentPaths.settings(OWNER);
const NEW = PERSONAS.newcomer.uid;
const first = documentPaths.settings(PERSONAS.student.uid);
const own = ['owner'] as const;

/** With every field. */
export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  notifications: true,
  cancelled_until: new Date('2026-03-31T08:00:00.000Z'),
  zone: 'Africa/Lagos',
};
const data = { ...SETTINGS };
const harmattan = { ...SETTINGS, theme: THEMES[1] };
const bought = {
  feature_name: 'harmattan_theme',
  is_active: true,
  expires_at: null,
};

/** What settings may and may not hold, of a student who has bought every theme. */
export const settingsFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which their path says', { user_id: OWNER }),
  ...without(['on_boards', 'theme'], ['notifications', 'cancelled_until', 'nudges', 'zone', 'zone_chosen']),
  ...['America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'UTC'].map((zone) => ok(`the zone ${zone}`, { zone })),
  ...['', '+01:00', '../x', 'Africa Lagos', `A${'a'.repeat(64)}`].map((zone) =>
    bad(`the zone ${JSON.stringify(zone)}`, { zone }),
  ),
  ...notOfType('zone', { 'a number': 1, 'a list': ['Africa/Lagos'] }),
  ...['on_boards', 'notifications', 'zone_chosen'].flatMap(truthCases),
  ok('no plan that was cancelled', { cancelled_until: null }),
  // Null is what instantCases would refuse.
  ...instantCases('cancelled_until').filter(({ change }) => change.cancelled_until !== null),
  ...choiceCases('theme', THEMES),
  ...nudgeFields,
];

export const fixtures: Record<string, Fields> = {
  [settings]: data,
  [documentPaths.settings(NEW)]: data,
  [`${collectionPaths.access(OWNER)}/harmattan_theme`]: bought,
  // What another feature unlocks is no theme.
  [`${collectionPaths.access(NEW)}/scholar_badge`]: { ...bought, feature_name: 'scholar_badge' },
};

/** There is one document of settings, so each of these replaces or changes the one that is there. */
export const writes: readonly RuleCase[] = settingsFields.flatMap(({ has, change, allowed }): RuleCase[] => {
  const can = `the owner ${allowed ? 'can' : 'cannot'}`;
  const request = { by: 'owner', path: settings, allowed } as const;
  return [
    { ...request, verb: 'create', title: `${can} write settings with ${has}`, data: { ...data, ...change } },
    { ...request, verb: 'update', title: `${can} change settings to ${has}`, data: change },
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
  { verb: 'list everywhere', what: 'the settings of all', path: 'settings', for: [] },
  { verb: 'create', what: 'the settings of the owner', path: settings, data, for: own },
  { verb: 'update', what: 'the settings of the owner', path: settings, data: { on_boards: false }, for: own },
  {
    verb: 'create',
    what: 'settings in a theme that the owner has bought',
    path: settings,
    data: harmattan,
    for: own,
  },
  {
    verb: 'create',
    what: 'the first settings of another student, in a theme that was not bought',
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
    what: 'settings to a theme that was not bought',
    path: documentPaths.settings(NEW),
    data: { theme: THEMES[1] },
    for: [],
  },
  {
    verb: 'create',
    what: 'settings under another name',
    path: `${documentPaths.account(OWNER)}/settings/other`,
    data,
    for: [],
  },
  { verb: 'delete', what: 'the settings of the owner', path: settings, for: [] },
]);
