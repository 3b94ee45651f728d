import { AVATAR, avatarPath, avatarUrl, FULL_NAME_MAX, newProfile } from '@akada/domain/account/account';
import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { notOfType, textCases, without } from '../../support/field-cases.ts';
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
  SIGNED_IN,
} from '../../support/rule-cases.ts';
import { readByGet } from './server-only.ts';
import { onlyRules } from './vault-kinds.ts';

/** The name and picture that others see: functions make them, their owner changes them. */

/** Milliseconds, in 13 digits. */
const AT = Date.UTC(2026, 2);
const own = documentPaths.profile(OWNER);

export const PROFILE: Profile = {
  full_name: 'Ada Obi',
  username: 'ada_obi',
  avatar_url: avatarUrl(OWNER, AT),
};

const avatarCases: readonly FieldCase[] = [
  ok('no picture', { avatar_url: null }),
  ok('a newer picture', { avatar_url: avatarUrl(OWNER, AT + 1) }),
  ...[
    avatarUrl(PERSONAS.student.uid, AT),
    avatarUrl(`${OWNER}m`, AT),
    avatarUrl('.*', AT),
    avatarUrl('', AT),
    avatarUrl(OWNER, AT * 10),
    avatarUrl(OWNER, Math.floor(AT / 10)),
    `${avatarPath(OWNER)}?v=${'v'.repeat(13)}`,
    `${avatarPath(OWNER)}?v=`,
    avatarPath(OWNER),
    `/${avatarUrl(OWNER, AT)}`,
    `${avatarUrl(OWNER, AT)}\n`,
    `${avatarUrl(OWNER, AT)}?v=`,
    avatarUrl(OWNER, AT).toUpperCase(),
    `more/${avatarUrl(OWNER, AT)}`,
    `${AVATAR.folder}/more/${OWNER}?v=${AT}`,
    `gs://bucket/${avatarUrl(OWNER, AT)}`,
    `https://example.com/${avatarUrl(OWNER, AT)}`,
    'https://example.com/ada.jpg',
    `javascript:${AT}`,
    String(AT),
    '',
  ].map((url) => onlyRules(bad(`the picture ${JSON.stringify(url)}`, { avatar_url: url }))),
  // Null is no picture.
  ...notOfType('avatar_url', {
    'a number': AT,
    'a list': [avatarUrl(OWNER, AT)],
    'a list of 13 digits': [...String(AT)],
    'a truth value': true,
  }).filter(({ change }) => change.avatar_url !== null),
];

/** What its owner may and may not make of a profile. */
export const profileFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('a user_id, which its path says', { user_id: OWNER }),
  ...without(Object.keys(PROFILE), []),
  ...textCases('full_name', FULL_NAME_MAX),
  onlyRules(bad('another username', { username: 'ben_obi' })),
  onlyRules(bad('its username in capitals', { username: 'Ada_Obi' })),
  onlyRules(bad('its username taken away', { username: null })),
  ...notOfType('username', { 'a number': 7, 'a list': [PROFILE.username] }).filter(
    ({ change }) => change.username !== null,
  ),
  ...avatarCases,
];

/** The owner has one profile, so each of these replaces or changes the one that is there. */
const ofFields = profileFields.flatMap(({ has, change, allowed }): RuleCase[] => {
  const can = `the owner ${allowed ? 'can' : 'cannot'}`;
  const request = { by: 'owner', path: own, allowed } as const;
  return [
    {
      ...request,
      verb: 'create',
      title: `${can} replace a profile by ${has}`,
      data: { ...PROFILE, ...change },
    },
    { ...request, verb: 'update', title: `${can} change a profile to ${has}`, data: change },
  ];
});

/** Of accounts that were opened without a name. */
const ofNameless = (
  [
    ['choose a picture', true, (uid) => ({ avatar_url: avatarUrl(uid, AT) })],
    ['choose a name', true, () => ({ full_name: PROFILE.full_name })],
    ['choose a name of nothing but spaces', false, () => ({ full_name: '  ' })],
    ['choose a username', false, () => ({ username: PROFILE.username })],
  ] as const satisfies readonly (readonly [string, boolean, (uid: string) => Fields])[]
).map(([what, allowed, change], index): RuleCase => {
  const uid = `nameless-${index}`;
  const title = `a student without a name ${allowed ? 'can' : 'cannot'} ${what}`;
  return {
    title,
    by: 'owner',
    uid,
    verb: 'update',
    path: documentPaths.profile(uid),
    data: change(uid),
    allowed,
  };
});

export const writes: readonly RuleCase[] = [...ofFields, ...ofNameless];

export const fixtures: Record<string, Fields> = {
  [own]: { ...PROFILE },
  ...Object.fromEntries(ofNameless.map(({ path }) => [path, { ...newProfile('') }])),
};

export const access = accessCases(
  readByGet('profile', documentPaths.profile, { ...PROFILE }, { full_name: 'Ada L.' }, SIGNED_IN, ['owner']),
);
