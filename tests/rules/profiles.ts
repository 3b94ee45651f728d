import { AVATAR, avatarPath, avatarUrl, FULL_NAME_MAX, newProfile } from '@akada/domain/account/account';
import { fullNameSchema, type Profile, profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import * as z from 'zod/mini';
import { OWNER, ownDocumentCases, PERSONAS, type RuleCase, SIGNED_IN } from '../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  without,
} from '../support/rules/field-cases.ts';
import { type Fields, INTRUDER } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';

/** The name, username and picture that others see. Functions create them, and the owner changes them. */

/** Milliseconds, in 13 digits. */
const AT = Date.UTC(2026, 2);
const own = documentPaths.profile(OWNER);

export const PROFILE: Profile = {
  full_name: 'Ada Obi',
  username: 'ada_obi',
  avatar_url: avatarUrl(OWNER, AT),
};

const avatarCases: readonly FieldCase[] = [
  valid('no picture', { avatar_url: null }),
  valid('a newer picture', { avatar_url: avatarUrl(OWNER, AT + 1) }),
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
  ].map((url) => onlyRules(invalid(`${JSON.stringify(url)} as avatar_url`, { avatar_url: url }))),
  // Null means no picture and is valid.
  ...notOfType('avatar_url', {
    'a number': AT,
    'a list': [avatarUrl(OWNER, AT)],
    'a list of 13 digits': [...String(AT)],
    'a boolean': true,
  }).filter(({ change }) => change.avatar_url !== null),
];

/** Valid and invalid fields of a profile that its owner changes. */
const profileFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(PROFILE), []),
  ...textCases('full_name', FULL_NAME_MAX),
  onlyRules(invalid('another username', { username: 'ben_obi' })),
  onlyRules(invalid('its username in capitals', { username: 'Ada_Obi' })),
  onlyRules(invalid('null as username', { username: null })),
  ...notOfType('username', { 'a number': 7, 'a list': [PROFILE.username] }).filter(
    ({ change }) => change.username !== null,
  ),
  ...avatarCases,
];

/** The owner has one profile, so each case overwrites or updates the stored one. */
const ofFields = profileFields.flatMap(({ has, change, allowed }): RuleCase[] => {
  const can = `the owner ${allowed ? 'can' : 'cannot'}`;
  const request = { by: 'owner', path: own, allowed } as const;
  return [
    {
      ...request,
      verb: 'create',
      title: `${can} overwrite the profile with ${has}`,
      data: { ...PROFILE, ...change },
    },
    { ...request, verb: 'update', title: `${can} update the profile to have ${has}`, data: change },
  ];
});

/** Changes by students whose account was opened without a name. */
const ofNameless = (
  [
    ['choose a picture', true, (uid) => ({ avatar_url: avatarUrl(uid, AT) })],
    ['choose a name', true, () => ({ full_name: PROFILE.full_name })],
    ['choose a name of only spaces', false, () => ({ full_name: '  ' })],
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

export const access = ownDocumentCases(
  'profile',
  documentPaths.profile,
  { ...PROFILE },
  { full_name: 'Ada L.' },
  { readers: SIGNED_IN, writers: ['owner'] },
);

if (import.meta.vitest) {
  /** The profile schema with a required name: functions may leave the name empty, but its owner can't. */
  const changedProfileSchema = z.strictObject({ ...profileSchema.shape, full_name: fullNameSchema });

  testRules('profiles', fixtures, [...access, ...writes]);
  testSchemaAgrees('profileSchema', changedProfileSchema, { ...PROFILE }, profileFields);
}
