import { newAccount } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { OWNER, type RuleCase } from '../support/rules/builders.ts';
import { Ago, type Fields, type Write } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { triggering, triggeringOnce } from './kinds.ts';
import { ENTRY } from './planner.ts';
import { SETTINGS } from './settings.ts';
import { REQUEST } from './tickets/tool-requests.ts';
import { NOTE, item as SHARED_NOTE } from './vault/notes.ts';

/** Writes that start a trigger, by students whose account isn't open. With an open account, other files test them. */

/** A student without an account. */
const EARLY = 'too-early';

/** A student whose writes are stopped after too many creations in a day. */
const STOPPED = 'stopped';
/** A student whose writes were stopped until a moment ago. */
const RESUMED = 'resumed';

const createdBy = (uid: string): { noun: string; writes: [Write, ...Write[]] }[] => [
  ...[...triggering, ...triggeringOnce].map(({ noun, collection, data }) => ({
    noun,
    writes: [{ verb: 'create', path: `${collection(uid)}/new`, data }] as [Write],
  })),
  {
    noun: 'settings',
    writes: [{ verb: 'create', path: documentPaths.settings(uid), data: { ...SETTINGS } }],
  },
  // A note and not a file, whose rule also reads the account for the plan.
  {
    noun: 'a shared note',
    writes: [
      { verb: 'create', path: documentPaths.vaultItem(uid), data: { ...SHARED_NOTE, user_id: uid } },
      { verb: 'create', path: documentPaths.note(uid), data: { ...NOTE } },
    ],
  },
  {
    noun: 'a tool request',
    writes: [
      { verb: 'create', path: `${sharedCollections.tickets}/${uid}`, data: { ...REQUEST, user_id: uid } },
    ],
  },
];

const students = [
  { uid: EARLY, who: 'a student whose account is not open', allowed: false },
  { uid: STOPPED, who: 'a student whose writes are stopped', allowed: false },
  { uid: RESUMED, who: 'a student whose writes were stopped until a moment ago', allowed: true },
];

const creates = students.flatMap(({ uid, who, allowed }) =>
  createdBy(uid).map(
    ({ noun, writes: [first, ...rest] }): RuleCase => ({
      title: `${who} ${allowed ? 'can' : 'cannot'} create ${noun}`,
      ...{ by: 'owner', uid, ...first, with: rest, allowed },
    }),
  ),
);

const changes = students.flatMap(({ uid, who, allowed }) =>
  triggering.map(
    ({ noun, collection, change }): RuleCase => ({
      title: `${who} ${allowed ? 'can' : 'cannot'} change ${noun}`,
      ...{ by: 'owner', uid, verb: 'update', path: `${collection(uid)}/stored`, data: change, allowed },
    }),
  ),
);

/**
 * The rule of each session reads the account. A batch may read 20 documents, but the same document counts once, so a
 * whole study plan fits into one batch.
 */
const sessions = Array.from(
  { length: AI_LIMITS.planSessions },
  (_, index): Write => ({
    verb: 'create',
    path: `${collectionPaths.planner(OWNER)}/session-${index}`,
    data: { ...ENTRY },
  }),
);
const [first, ...others] = sessions as [Write, ...Write[]];
const plan: RuleCase = {
  title: `the owner can add the ${sessions.length} sessions of a study plan at once`,
  by: 'owner',
  ...first,
  with: others,
  allowed: true,
};

const account = newAccount(new Date('2026-01-01T08:00:00.000Z'));

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(
    students.flatMap(({ uid }) =>
      triggering.map(({ collection, data }) => [`${collection(uid)}/stored`, data]),
    ),
  ),
  [documentPaths.account(STOPPED)]: { ...account, writes_stopped_until: new Date('2090-01-01') },
  [documentPaths.account(RESUMED)]: { ...account, writes_stopped_until: new Ago(1_000) },
};

export const cases: readonly RuleCase[] = [...creates, ...changes, plan];

if (import.meta.vitest) {
  testRules('writes without an open account', fixtures, cases);
}
