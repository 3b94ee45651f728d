import { PLANS } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { libraryFileSchema } from '@akada/domain/vault/library-schemas';
import { VAULT_TYPES } from '@akada/domain/vault/vault';
import { OWNER, ownCollectionCases, PERSONAS, type RuleCase } from '../../support/rules/builders.ts';
import { ABSENT, Ago, type Fields, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { accountOn, ENDED_ACCOUNT, FAR_FUTURE, FREE_ACCOUNT, PAID_ACCOUNT } from '../plan-accounts.ts';
import { changes, NEW, newFields, PDF, STORED } from './library-fields.ts';

/** Files that a student keeps offline: adding one takes a plan, keeping it does not. */

/** A new entry in the library of a student of its own, and what exists before. */
interface Situation {
  what: string;
  allowed: boolean;
  by?: 'owner' | 'moderator';
  /** Null when there is no account. */
  account?: Fields | null;
  /** Changes to the file in the vault; null when there is no file. */
  item?: Fields | null;
  /** Whether the student has shared it. */
  own?: boolean;
  /** Changes to the new entry. */
  change?: Fields;
  /** Whether it is already in the library. */
  isInLibrary?: boolean;
}

const MINUTE = 60_000;

const plans: readonly Situation[] = [
  ...PLANS.map((plan) => ({
    what: `on the plan ${plan}`,
    allowed: plan !== 'free',
    account: accountOn(plan, plan === 'free' ? null : FAR_FUTURE),
  })),
  { what: 'on the lifetime plan', allowed: true, account: accountOn('lifetime', null) },
  { what: 'on a plan that ended long ago', allowed: false, account: ENDED_ACCOUNT },
  {
    what: 'on a plan that ended just now',
    allowed: false,
    account: { ...PAID_ACCOUNT, plan_expires_at: new Ago(10 * MINUTE) },
  },
  {
    what: 'on a plan that is about to end',
    allowed: true,
    account: { ...PAID_ACCOUNT, plan_expires_at: new Ago(-10 * MINUTE) },
  },
  { what: 'before the account is open', allowed: false, account: null },
];

const items: readonly Situation[] = [
  { what: 'that is not in the vault', allowed: false, item: null },
  ...VAULT_TYPES.map((type) => ({ what: `of type ${type}`, allowed: type === 'pdf', item: { type } })),
  { what: 'that is hidden', allowed: false, item: { hidden: true } },
  { what: 'that is not yet listed', allowed: false, item: { hidden: ABSENT } },
  { what: 'of their own that is hidden', allowed: true, own: true, item: { hidden: true } },
  { what: 'of their own that is not yet listed', allowed: true, own: true, item: { hidden: ABSENT } },
  { what: 'that is hidden from others', allowed: true, by: 'moderator', item: { hidden: true } },
  { what: 'that is already in the library', allowed: false, isInLibrary: true },
];

const situations = [
  ...plans,
  ...items,
  ...newFields.map(({ has, change, allowed }): Situation => ({ what: `with ${has}`, allowed, change })),
].map((situation, index) => ({ ...situation, uid: `reader-${index}`, id: `reader-${index}-file` }));

export const creates: readonly RuleCase[] = situations.map(
  ({ what, allowed, by = 'owner', uid, id, change }) => ({
    title: `${by === 'owner' ? 'a student' : 'a moderator'} ${allowed ? 'can' : 'cannot'} keep offline a file ${what}`,
    by,
    uid,
    verb: 'create',
    path: documentPaths.libraryFile(uid, id),
    data: { ...NEW, ...change },
    allowed,
  }),
);

/** By students without a plan, for files that are no longer in the vault. */
export const updates: readonly RuleCase[] = changes.map(({ has, change, allowed }, index) => ({
  title: `a student ${allowed ? 'can' : 'cannot'} update a library entry to ${has}`,
  by: 'owner',
  uid: `late-reader-${index}`,
  verb: 'update',
  path: documentPaths.libraryFile(`late-reader-${index}`, 'gone'),
  data: change,
  allowed,
}));

const library = collectionPaths.library(OWNER);
const added = (by: string) => `library-by-${by}`;

export const access = ownCollectionCases({
  noun: 'a file in the library',
  nouns: 'the files in the library',
  collection: library,
  data: NEW,
  change: { page: 2, opened_at: SERVER_TIME },
  newDocument: (by) => ({ path: `${library}/${added(by)}`, data: NEW }),
});

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(['one', 'old'].map((id) => [`${library}/${id}`, { ...STORED }])),
  // Both students have a plan and the file exists, so that only ownership can stop another student.
  ...Object.fromEntries(
    [OWNER, PERSONAS.student.uid].map((uid) => [documentPaths.account(uid), { ...PAID_ACCOUNT }]),
  ),
  ...Object.fromEntries(Object.keys(PERSONAS).map((by) => [documentPaths.vaultItem(added(by)), PDF])),
  ...Object.fromEntries(
    situations.flatMap(({ uid, id, account = PAID_ACCOUNT, item = {}, own = false, isInLibrary = false }) => [
      ...(account ? [[documentPaths.account(uid), { ...account }]] : []),
      ...(item ? [[documentPaths.vaultItem(id), { ...PDF, ...item, ...(own && { user_id: uid }) }]] : []),
      ...(isInLibrary ? [[documentPaths.libraryFile(uid, id), { ...STORED }]] : []),
    ]),
  ),
  ...Object.fromEntries(updates.map(({ path }) => [path, { ...STORED }])),
  ...Object.fromEntries(updates.map(({ uid = '' }) => [documentPaths.account(uid), { ...FREE_ACCOUNT }])),
};

if (import.meta.vitest) {
  testRules('library', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('libraryFileSchema', libraryFileSchema, NEW, newFields);
}
