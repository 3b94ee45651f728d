import {
  collectionPaths,
  deckCardsPath,
  documentPaths,
  sharedCollections,
} from '@akada/domain/documents/paths';
import { type Access, accessCases, OWNER } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { ENTRY } from './planner.ts';

/** Paths that no rule matches: server-only collections, unknown ones, and subcollections of documents that have rules. */
const COLLECTIONS = [
  ...['leaderboard_state', 'vault_stats', sharedCollections.migrations],
  ...[sharedCollections.usernames, sharedCollections.accountDeletions, sharedCollections.closedPayments],
  ...[sharedCollections.contributors, sharedCollections.vaultObjects, sharedCollections.lifetimeSlots],
  ...['views', 'downloads', 'content', 'content/body/comments'].map((name) => `vault/one/${name}`),
  ...[documentPaths.vaultStats, documentPaths.report('one', OWNER), documentPaths.reportedFile('one')].map(
    (path) => `${path}/comments`,
  ),
  ...[documentPaths.payment('one'), documentPaths.subscription('one'), documentPaths.lifetimeSummary].map(
    (path) => `${path}/comments`,
  ),
  `${documentPaths.planFeature('free', 'ai_tools')}/comments`,
  'unknown',
  collectionPaths.modelFiles(OWNER),
  `${documentPaths.profile(OWNER)}/private`,
  `${documentPaths.points(OWNER)}/history`,
  ...['settings', 'unknown'].map((name) => `${documentPaths.account(OWNER)}/${name}`),
  `${documentPaths.rank(OWNER, 'all-time')}/comments`,
  `${documentPaths.board('all-time')}/comments`,
  `${sharedCollections.catalog}/one/comments`,
  `${deckCardsPath(OWNER, 'one')}/one/comments`,
  ...Object.values(collectionPaths).map((path) => `${path(OWNER)}/one/comments`),
];

const data: Fields = { ...ENTRY, user_id: OWNER };

export const fixtures: Record<string, Fields> = Object.fromEntries(
  COLLECTIONS.map((collection) => [`${collection}/${OWNER}`, data]),
);

export const access = accessCases(
  COLLECTIONS.flatMap((collection): Access[] => {
    const one = { what: `a document of ${collection}`, path: `${collection}/${OWNER}`, for: [] };
    const all = { what: collection, path: collection, for: [] };
    return [
      { verb: 'get', ...one },
      { verb: 'list', ...all },
      { verb: 'count', ...all },
      { verb: 'create', ...one, path: `${collection}/new`, data },
      { verb: 'update', ...one, data: { completed: true } },
      { verb: 'delete', ...one },
    ];
  }),
  ['visitor', 'moderator', 'owner'],
);

if (import.meta.vitest) {
  testRules('paths without a rule', fixtures, access);
}
