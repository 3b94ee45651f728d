import { AI_LIMITS } from '@akada/domain/ai';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/paths';
import { type Fields, OWNER, type RuleCase, type Write } from '../../support/rule-cases.ts';
import { triggering, triggeringOnce } from './kinds.ts';
import { ENTRY } from './planner.ts';
import { SETTINGS } from './settings.ts';
import { REQUEST } from './tool-requests.ts';
import { FILE } from './vault.ts';
import { urlOf } from './vault-kinds.ts';

/** What starts a trigger is written only where an account is open; each is allowed with one in its own cases. */

/** Nobody has opened an account for this student. */
const EARLY = 'too-early';

const created = [
  ...[...triggering, ...triggeringOnce].map(({ noun, collection, data }) => ({
    noun,
    path: `${collection(EARLY)}/new`,
    data,
  })),
  { noun: 'settings', path: documentPaths.settings(EARLY), data: { ...SETTINGS } },
  {
    noun: 'a file',
    path: `${sharedCollections.vault}/too-early`,
    data: { ...FILE, user_id: EARLY, file_url: urlOf('Titration.docx', EARLY) },
  },
  {
    noun: 'a wish for a tool',
    path: `${sharedCollections.tickets}/too-early`,
    data: { ...REQUEST, user_id: EARLY },
  },
];

const creates = created.map(
  ({ noun, path, data }): RuleCase => ({
    title: `a student whose account is not open cannot create ${noun}`,
    by: 'owner',
    uid: EARLY,
    verb: 'create',
    path,
    data,
    allowed: false,
  }),
);

const changes = triggering.map(
  ({ noun, collection, change }): RuleCase => ({
    title: `a student whose account is not open cannot change ${noun}`,
    by: 'owner',
    uid: EARLY,
    verb: 'update',
    path: `${collection(EARLY)}/stored`,
    data: change,
    allowed: false,
  }),
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

export const fixtures: Record<string, Fields> = Object.fromEntries(
  triggering.map(({ collection, data }) => [`${collection(EARLY)}/stored`, data]),
);

export const cases: readonly RuleCase[] = [...creates, ...changes, plan];
