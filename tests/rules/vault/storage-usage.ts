import { PLANS } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { allowOrDeny, batchCase, OWNER, type RuleCase } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, notOfType, valid, without } from '../../support/rules/field-cases.ts';
import { type Batch, type Fields, INTRUDER, ServerDay, type Write } from '../../support/rules/requests.ts';
import { testRules } from '../../support/rules/stage.ts';
import { accountOn, ENDED_ACCOUNT, FAR_FUTURE, FREE_ACCOUNT } from '../plan-accounts.ts';
import { FILE } from './files.ts';
import { urlOf } from './kinds.ts';
import { FILE_BYTES, raiseUsage, STORAGE_USAGE, type StorageUsage } from './stored.ts';

/** Files and their student's storage usage, which are written in one batch. Each case has its own student. */

interface Situation {
  what: string;
  allowed: boolean;
  account?: Account | null;
  /** The usage before the write. */
  before?: Partial<StorageUsage>;
  /** Whether the file is stored already. */
  isStored?: boolean;
  writes: (uid: string, id: string) => Batch;
}
const { allow, deny } = allowOrDeny<Situation>();

const fileOf = (uid: string) => `${uid}-file`;
const file = (uid: string, id: string, change: Fields = {}): Write => ({
  verb: 'create',
  path: documentPaths.vaultItem(id),
  data: { ...FILE, user_id: uid, file_url: urlOf('a.docx', uid), ...change },
});
const first = (
  uid: string,
  id: string,
  change: Fields = {},
  path = documentPaths.vaultUsage(uid),
): Write => ({
  verb: 'create',
  path,
  data: { ...STORAGE_USAGE, last_file_id: id, ...change },
});
const withFirst =
  (change?: Fields): Situation['writes'] =>
  (uid, id) => [file(uid, id), first(uid, id, change)];
const withNext =
  (change?: Fields): Situation['writes'] =>
  (uid, id) => [file(uid, id), raiseUsage(uid, id, change)];

/** What the usage may and may not contain. */
const usageFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(STORAGE_USAGE), []),
  invalid('another feature_name', { feature_name: 'ai_uses' }),
  invalid('the usage_date of yesterday', { usage_date: new ServerDay(-1) }),
  invalid('the usage_date of tomorrow', { usage_date: new ServerDay(1) }),
  ...notOfType('usage_date', { 'a number': 1, 'a list': ['2026-03-01'] }),
  ...[-1, 0, 2].map((files) => invalid(`${files} files`, { files })),
  ...notOfType('files', { 'a text': '1', 'a list': [1] }),
  ...[0, FILE_BYTES - 1, FILE_BYTES + 1].map((bytes) => invalid(`${bytes} bytes`, { bytes })),
  ...notOfType('bytes', { 'a text': `${FILE_BYTES}`, 'a list': [FILE_BYTES] }),
  invalid('the id of no file', { last_file_id: 'no-file' }),
  invalid('the id of another file', { last_file_id: 'stored-by-another' }),
  invalid('an empty id', { last_file_id: '' }),
  ...notOfType('last_file_id', { 'a number': 7, 'a list': ['x'] }),
];

const PAID: Record<string, Account> = {
  free: FREE_ACCOUNT,
  ...Object.fromEntries(
    PLANS.slice(1).map((plan) => [plan, accountOn(plan, plan === 'lifetime' ? null : FAR_FUTURE)]),
  ),
};

/** Each plan allows usage up to its limits and no more. */
const limits = PLANS.flatMap((plan): Situation[] => {
  const account = PAID[plan] as Account;
  const [bytes, files] = [QUOTAS.storedBytes[plan], QUOTAS.filesADay[plan]];
  return [
    {
      what: `a file that fills the storage of ${plan}`,
      allowed: true,
      before: { bytes: bytes - FILE_BYTES },
    },
    {
      what: `a file one byte too large for ${plan}`,
      allowed: false,
      before: { bytes: bytes - FILE_BYTES + 1 },
    },
    { what: `the last file that a day on ${plan} allows`, allowed: true, before: { files: files - 1 } },
    { what: `one file more than a day on ${plan} allows`, allowed: false, before: { files } },
  ].map((situation) => ({ ...situation, account, writes: withNext() }));
});

const full = { bytes: QUOTAS.storedBytes.starter - FILE_BYTES };

const situations = [
  ...usageFields.map(
    ({ has, change, allowed }): Situation => ({
      what: `the first file and a usage with ${has}`,
      allowed,
      writes: withFirst(change),
    }),
  ),
  ...limits,
  deny('a file without raising the usage', { writes: (uid, id) => [file(uid, id)] }),
  deny('the next file without raising the usage', { before: {}, writes: (uid, id) => [file(uid, id)] }),
  allow('the first file of a day after the last one of another', {
    before: { usage_date: new ServerDay(-1), files: QUOTAS.filesADay.free },
    writes: withNext({ usage_date: new ServerDay(), files: 1 }),
  }),
  deny('files of another day onwards', {
    before: { usage_date: new ServerDay(-1), files: 3 },
    writes: withNext({ usage_date: new ServerDay() }),
  }),
  deny('a file on the day of the last one, which is over', {
    before: { usage_date: new ServerDay(-1), files: 3 },
    writes: withNext({ files: 1 }),
  }),
  deny('a file that sets the files back', { before: { files: 5 }, writes: withNext({ files: 1 }) }),
  deny('a file that sets the bytes back', {
    before: { bytes: 5 * FILE_BYTES },
    writes: withNext({ bytes: FILE_BYTES }),
  }),
  deny('two files that raise the usage once', {
    before: {},
    writes: (uid, id) => [file(uid, id), file(uid, `${id}-b`), raiseUsage(uid, id)],
  }),
  deny('two files that raise the usage twice', {
    before: {},
    writes: (uid, id) => [
      file(uid, id),
      raiseUsage(uid, id),
      file(uid, `${id}-b`),
      raiseUsage(uid, `${id}-b`),
    ],
  }),
  deny('a deleted file again, with the usage that it raised before', {
    before: { last_file_id: 'stored-again' },
    writes: (uid) => [file(uid, 'stored-again')],
  }),
  deny('a deleted file again, raising the usage by its name', {
    before: { last_file_id: 'raised-again' },
    writes: (uid) => [file(uid, 'raised-again'), raiseUsage(uid, 'raised-again')],
  }),
  deny('a file with a usage under another name', {
    writes: (uid, id) => [
      file(uid, id),
      first(uid, id),
      first(uid, id, {}, `${documentPaths.vaultUsage(uid)}-2`),
    ],
  }),
  deny("a file that raises another student's usage", {
    writes: (uid, id) => [file(uid, id), first(`${uid}-friend`, id)],
  }),
  deny("a file that raises another student's usage as well", {
    writes: (uid, id) => [file(uid, id), first(uid, id), raiseUsage(OWNER, id)],
  }),
  deny('a file before the account is open', { account: null, writes: withFirst() }),
  deny('more than the free plan has on a plan that has ended', {
    account: ENDED_ACCOUNT,
    before: full,
    writes: withNext(),
  }),
  allow('as much as the starter plan has where it follows one that has ended', {
    account: { ...ENDED_ACCOUNT, starter_expires_at: FAR_FUTURE },
    before: full,
    writes: withNext(),
  }),
  deny('more than the starter plan has where it follows one that has ended', {
    account: { ...ENDED_ACCOUNT, starter_expires_at: FAR_FUTURE },
    before: { bytes: full.bytes + 1 },
    writes: withNext(),
  }),
  deny('a new file over their existing one', {
    before: {},
    isStored: true,
    writes: (uid, id) => [{ ...file(uid, id), verb: 'update' }, raiseUsage(uid, id)],
  }),
  deny('the deletion of their usage', {
    before: {},
    writes: (uid) => [{ verb: 'delete', path: documentPaths.vaultUsage(uid) }],
  }),
];

const cases = situations.map((situation, index) => ({ ...situation, uid: `storing-${index}` }));

export const writes: readonly RuleCase[] = cases.map((situation) =>
  batchCase(`store ${situation.what}`, situation, situation.writes(situation.uid, fileOf(situation.uid))),
);

export const fixtures: Record<string, Fields> = {
  [documentPaths.vaultItem('stored-by-another')]: { ...FILE, created_at: FAR_FUTURE },
  [documentPaths.account(OWNER)]: { ...PAID.lifetime },
  [documentPaths.vaultUsage(OWNER)]: { ...STORAGE_USAGE, files: 0 },
  ...Object.fromEntries(
    cases.flatMap(({ uid, account = FREE_ACCOUNT, before, isStored }: Situation & { uid: string }) => [
      ...(account ? [[documentPaths.account(uid), { ...account }]] : []),
      ...(before ? [[documentPaths.vaultUsage(uid), { ...STORAGE_USAGE, ...before }]] : []),
      ...(isStored
        ? [[documentPaths.vaultItem(fileOf(uid)), { ...file(uid, '').data, created_at: FAR_FUTURE }]]
        : []),
    ]),
  ),
};

if (import.meta.vitest) {
  testRules('storage', fixtures, writes);
}
