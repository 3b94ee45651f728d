import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { type HelpfulVote, helpfulVoteSchema } from '@akada/domain/vault/schemas';
import {
  accessCases,
  batchCase,
  OWNER,
  type PersonaName,
  type RuleCase,
} from '../../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  valid,
  without,
} from '../../support/rules/field-cases.ts';
import {
  ABSENT,
  type Batch,
  type Fields,
  INTRUDER,
  SERVER_TIME,
  type Write,
} from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { LISTED } from './files.ts';

/** Helpful votes: the vote and the file's count are written in one batch. */

const AT = new Date('2026-03-01T08:00:00.000Z');
const VOTE: Fields = { voted_at: SERVER_TIME };
const STORED: HelpfulVote = { voted_at: AT };

interface Situation {
  what: string;
  allowed: boolean;
  by?: PersonaName;
  /** Changes to the file, which is another student's and has 5 votes; null when there is no file. */
  item?: Fields | null;
  hasVoted?: boolean;
  isDeletingAccount?: boolean;
  writes: (uid: string, id: string) => Batch;
}

const vote = (uid: string, id: string, data: Fields = VOTE): Write => ({
  verb: 'create',
  path: documentPaths.helpfulVote(uid, id),
  data,
});
const unvote = (uid: string, id: string): Write => ({
  verb: 'delete',
  path: documentPaths.helpfulVote(uid, id),
});
const count = (id: string, helpful_count: unknown, more: Fields = {}): Write => ({
  verb: 'update',
  path: documentPaths.vaultItem(id),
  data: { helpful_count, ...more },
});
const up: Situation['writes'] = (uid, id) => [vote(uid, id), count(id, 6)];
const down: Situation['writes'] = (uid, id) => [unvote(uid, id), count(id, 4)];
const allow = (what: string, writes: Situation['writes'], rest: Partial<Situation> = {}): Situation => ({
  ...{ what, allowed: true, writes },
  ...rest,
});
const deny = (what: string, writes: Situation['writes'], rest: Partial<Situation> = {}): Situation => ({
  ...{ what, allowed: false, writes },
  ...rest,
});

/** What a vote may and may not contain. */
const voteFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(VOTE), []),
  onlyRules(invalid('a voted_at in the past', { voted_at: AT })),
  ...notOfType('voted_at', { 'a text': '2026-03-01', 'a number': 1 }),
];

const situations = [
  ...voteFields.map(
    ({ has, change, allowed }): Situation => ({
      what: `vote with ${has}`,
      allowed,
      writes: (uid, id) => [vote(uid, id, { ...VOTE, ...change }), count(id, 6)],
    }),
  ),
  allow('vote for a file without a count', (uid, id) => [vote(uid, id), count(id, 1)], {
    item: { helpful_count: ABSENT },
  }),
  allow('withdraw a vote', down, { hasVoted: true }),
  allow('withdraw the only vote', (uid, id) => [unvote(uid, id), count(id, 0)], {
    hasVoted: true,
    item: { helpful_count: 1 },
  }),
  allow('withdraw a vote for a hidden file', down, { hasVoted: true, item: { hidden: true } }),
  deny('vote twice', up, { hasVoted: true }),
  deny('count an earlier vote again', (_, id) => [count(id, 6)], { hasVoted: true }),
  deny('withdraw a vote they have not cast', (_, id) => [count(id, 4)]),
  deny('withdraw a vote twice', (_, id) => [count(id, 4), count(id, 3)]),
  deny('withdraw a vote below a count of zero', (uid, id) => [unvote(uid, id), count(id, -1)], {
    hasVoted: true,
    item: { helpful_count: 0 },
  }),
  deny('vote for their own file', up, { item: { user_id: 'self' } }),
  deny('vote for a hidden file', up, { item: { hidden: true } }),
  deny('vote for a file that is being checked', up, { item: { hidden: ABSENT } }),
  deny('vote for a deleted file', up, { item: null }),
  deny('vote while their account is being deleted', up, { isDeletingAccount: true }),
  deny('vote before their address is confirmed', up, { by: 'unverified' }),
  deny('vote without counting it', (uid, id) => [vote(uid, id)]),
  deny('withdraw a vote without counting it', (uid, id) => [unvote(uid, id)], { hasVoted: true }),
  deny('count without a vote', (_, id) => [count(id, 6)]),
  deny('count a vote twice at once', (uid, id) => [vote(uid, id), count(id, 7)]),
  deny('count a vote in two steps', (uid, id) => [vote(uid, id), count(id, 6), count(id, 7)]),
  deny('lower the count with a vote', (uid, id) => [vote(uid, id), count(id, 4)]),
  deny('raise the count with a withdrawn vote', (uid, id) => [unvote(uid, id), count(id, 6)], {
    hasVoted: true,
  }),
  deny('lower the count by two for one withdrawn vote', (uid, id) => [unvote(uid, id), count(id, 3)], {
    hasVoted: true,
  }),
  deny('count a vote for another file', (uid, id) => [vote(uid, `${id}-2`), count(id, 6)]),
  deny("cast another's vote along with their own", (uid, id) => [
    vote(uid, id),
    vote(`${uid}-friend`, id),
    count(id, 6),
  ]),
  deny(
    "take another's vote back beside their own",
    (uid, id) => [unvote(uid, id), unvote(OWNER, id), count(id, 4)],
    {
      hasVoted: true,
    },
  ),
  deny('add a field to the file with a vote', (uid, id) => [
    vote(uid, id),
    count(id, 6, { [INTRUDER]: true }),
  ]),
  deny("cast another's vote", (uid, id) => [vote(`${uid}-friend`, id), count(id, 6)]),
  deny('hide a file with a vote', (uid, id) => [vote(uid, id), count(id, 6, { hidden: true })]),
  deny('rename a file with a vote', (uid, id) => [vote(uid, id), count(id, 6, { filename: 'Mine' })]),
  deny('raise the views of a file with a vote', (uid, id) => [
    vote(uid, id),
    count(id, 6, { view_count: 1 }),
  ]),
  ...['6', [6], 6.5, null].map((value) =>
    deny(`count a vote as ${JSON.stringify(value)}`, (uid, id) => [vote(uid, id), count(id, value)]),
  ),
].map((situation, index) => ({ ...situation, uid: `voter-${index}`, id: `voter-${index}-file` }));

export const writes: readonly RuleCase[] = situations.map((situation) =>
  batchCase(situation.what, situation, situation.writes(situation.uid, situation.id)),
);

const votes = collectionPaths.helpfulVotes(OWNER);
const own = ['owner'] as const;
export const access = accessCases([
  { verb: 'get', what: "the owner's vote", path: `${votes}/one`, for: own },
  { verb: 'list', what: "the owner's votes", path: votes, for: own },
  { verb: 'count', what: "the owner's votes", path: votes, for: own },
  { verb: 'list everywhere', what: 'the votes of all', path: 'helpful_votes', for: [] },
  {
    verb: 'update',
    what: "the owner's vote",
    path: `${votes}/one`,
    data: { voted_at: SERVER_TIME },
    for: [],
  },
  {
    verb: 'create',
    what: "a vote in the owner's name",
    path: `${votes}/voted-by-owner`,
    data: VOTE,
    with: [count('voted-by-owner', 6)],
    for: own,
  },
  {
    verb: 'delete',
    what: "the owner's vote",
    path: `${votes}/unvoted`,
    with: [count('unvoted', 4)],
    for: own,
  },
]).filter(
  // Other groups of cases put the owner's account into deletion; that a student can vote is covered by the writes
  // above.
  ({ by, verb }) => by !== 'owner' || verb !== 'create',
);

const ITEM: Fields = { ...LISTED, user_id: 'the-contributor', helpful_count: 5 };

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(['one', 'unvoted'].map((id) => [`${votes}/${id}`, { ...STORED }])),
  ...Object.fromEntries(['voted-by-owner', 'unvoted'].map((id) => [documentPaths.vaultItem(id), ITEM])),
  ...Object.fromEntries(
    situations.flatMap(({ uid, id, item = {}, hasVoted = false, isDeletingAccount = false }) => [
      ...(item
        ? [id, `${id}-2`].map((at) => {
            const user_id = item.user_id === 'self' ? uid : ITEM.user_id;
            const fields = Object.entries({ ...ITEM, ...item, user_id }).filter(
              ([, value]) => value !== ABSENT,
            );
            return [documentPaths.vaultItem(at), Object.fromEntries(fields)];
          })
        : []),
      ...(hasVoted ? [uid, OWNER].map((by) => [documentPaths.helpfulVote(by, id), { ...STORED }]) : []),
      ...(isDeletingAccount ? [[documentPaths.accountDeletion(uid), { started_at: AT }]] : []),
    ]),
  ),
};

if (import.meta.vitest) {
  testRules('votes', fixtures, [...access, ...writes]);
  testSchemaAgrees('helpfulVoteSchema', helpfulVoteSchema, VOTE, voteFields);
}
