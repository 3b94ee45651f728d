import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { EditUsage } from '@akada/domain/vault/schemas';
import type { RuleCase } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, notOfType, valid, without } from '../../support/rules/field-cases.ts';
import {
  type Fields,
  INTRUDER,
  ServerDay,
  TODAY,
  type Write,
  YESTERDAY,
} from '../../support/rules/requests.ts';
import { FREE_ACCOUNT } from '../plan-accounts.ts';

/** The count of a student's edits of shared files in a day. */

export const feature = USAGE_FEATURES.vaultEdits;
export const countPath = (uid: string, name = `${TODAY}_${feature}`) =>
  `${collectionPaths.usage(uid)}/${name}`;
export const EDIT_COUNT: Omit<EditUsage, 'usage_date'> & { usage_date: unknown } = {
  feature_name: feature,
  usage_date: new ServerDay(),
  usage_count: 1,
  last_file_id: 'another-file',
};

export const update = (path: string, data: Fields): Write => ({ verb: 'update', path, data });
export const createCount = (uid: string, id: string, change: Fields = {}, name?: string): Write => ({
  verb: 'create',
  path: countPath(uid, name),
  data: { ...EDIT_COUNT, last_file_id: id, ...change },
});
export const raiseCount = (uid: string, id: string, usage_count: number): Write =>
  update(countPath(uid), { usage_count, last_file_id: id });

/** What a count may and may not contain. */
const countFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(EDIT_COUNT), []),
  invalid('another feature_name', { feature_name: 'ai_tools' }),
  invalid('the usage_date of yesterday', { usage_date: new ServerDay(-1) }),
  ...notOfType('usage_date', { 'a number': 1, 'a list': ['2026-03-01'] }),
  invalid('a count of 0', { usage_count: 0 }),
  invalid('a count of 2', { usage_count: 2 }),
  ...notOfType('usage_count', { 'a text': '1', 'a list': [1] }),
  invalid('an empty id', { last_file_id: '' }),
  invalid('an id of two parts', { last_file_id: 'a/b' }),
  ...notOfType('last_file_id', { 'a number': 7, 'a list': ['x'] }),
];

export const writes: readonly RuleCase[] = [
  ...countFields.map(({ has, change, allowed }, index): RuleCase => {
    const uid = `edit-counter-${index}`;
    return {
      title: `a student ${allowed ? 'can' : 'cannot'} write a count of edits with ${has}`,
      ...{ by: 'owner', uid, ...createCount(uid, 'a-file', change), allowed },
    };
  }),
  {
    title: 'a student cannot write a count of edits under another name',
    ...{
      by: 'owner',
      uid: 'edit-namer',
      ...createCount('edit-namer', 'a-file', {}, `${TODAY}_other`),
      allowed: false,
    },
  },
  {
    title: "a student cannot write another's count of edits",
    ...{ by: 'student', uid: 'edit-thief', ...createCount('edit-victim', 'a-file'), allowed: false },
  },
  {
    title: "a student cannot raise another's count of edits",
    ...{ by: 'student', uid: 'edit-thief', ...raiseCount('edit-counted', 'a-file', 4), allowed: false },
  },
  {
    title: 'a student cannot set a count of edits back to 1',
    ...{ by: 'owner', uid: 'edit-counted', ...raiseCount('edit-counted', 'a-file', 1), allowed: false },
  },
  {
    title: 'a student cannot write a count of edits for yesterday',
    by: 'owner',
    uid: 'edit-namer',
    ...createCount('edit-namer', 'a-file', { usage_date: new ServerDay(-1) }, `${YESTERDAY}_${feature}`),
    allowed: false,
  },
  {
    title: 'a student cannot add a field to a count of edits',
    ...{
      by: 'owner',
      uid: 'edit-counted',
      ...update(countPath('edit-counted'), { usage_count: 4, [INTRUDER]: 1 }),
    },
    allowed: false,
  },
];

export const fixtures: Record<string, Fields> = {
  [countPath('edit-counted')]: { ...EDIT_COUNT, usage_count: 3 },
  ...Object.fromEntries(
    [
      'edit-counted',
      'edit-namer',
      'edit-victim',
      'edit-thief',
      ...countFields.map((_, index) => `edit-counter-${index}`),
    ].map((uid) => [documentPaths.account(uid), { ...FREE_ACCOUNT }]),
  ),
};
