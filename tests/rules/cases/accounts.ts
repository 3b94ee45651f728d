import { newAccount } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { Ago, type Fields, OWNER, type RuleCase, type Write } from '../../support/rule-cases.ts';
import { triggering, triggeringOnce } from './kinds.ts';
import { ENTRY } from './planner.ts';
import { SETTINGS } from './settings.ts';
import { REQUEST } from './tool-requests.ts';
import { NOTE, item as SHARED_NOTE } from './vault-notes.ts';

/** What starts a trigger is written only where an account is open; each is allowed with one in its own cases. */

/** Nobody has opened an account for this student. */
const EARLY = 'too-early';

/** More than any student makes in a day has stopped this one's writes, and another's until a moment ago. */
const STOPPED = 'stopped';
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
  // A file needs the account for its student's plan as well.
  {
    noun: 'a note for everyone',
    writes: [
      { verb: 'create', path: documentPaths.vaultItem(uid), data: { ...SHARED_NOTE, user_id: uid } },
      { verb: 'create', path: documentPaths.note(uid), data: { ...NOTE } },
    ],
  },
  {
    noun: 'a wish for a tool',
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

/** Each session asks for the account. A batch may look up 20 documents, and counts one that it has looked up already once. */
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
