import { cardsPath, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { openAccounts } from '../../support/open-accounts.ts';
import { type Fields, OWNER, type RuleCase } from '../../support/rule-cases.ts';
import { CARD } from './decks.ts';
import { session } from './focus-batches.ts';
import { SESSION } from './focus-fields.ts';
import { type Kind, kinds } from './kinds.ts';
import { FILE } from './vault.ts';
import { urlOf } from './vault-kinds.ts';
import { raised, storedBy } from './vault-stored.ts';

/** Ids that clients make: they are asked for when a document is created. */

const can = (allowed: boolean) => `the owner ${allowed ? 'can' : 'cannot'}`;

function createsOf(
  { noun, collection, data }: Pick<Kind, 'noun' | 'collection' | 'data'>,
  longest: number,
): RuleCase[] {
  const create = (id: string, allowed: boolean): RuleCase => ({
    title: `${can(allowed)} create ${noun} under the id ${JSON.stringify(id.slice(0, 9))} of ${id.length} characters`,
    by: 'owner',
    verb: 'create',
    path: `${collection(OWNER)}/${id}`,
    data,
    allowed,
  });
  return [
    create('aZ09_-'.padEnd(longest, 'i'), true),
    ...['i'.repeat(longest + 1), 'a.b', 'a b', 'a\n', 'à'].map((id) => create(id, false)),
  ];
}

/** Each in a month of its own, so that they do not meet. */
function sessionUnder(id: string, year: number, allowed: boolean): RuleCase {
  const month = `${year}-03`;
  return {
    title: `${can(allowed)} save a focus session under an id of ${id.length} characters`,
    by: 'owner',
    ...session(OWNER, { day: `${month}-05` }, id),
    with: [
      {
        verb: 'create',
        path: documentPaths.focusMonth(OWNER, month),
        data: { month, days: { '05': SESSION.minutes }, last_session_id: id },
      },
    ],
    allowed,
  };
}

const OLD_DECK = 'd'.repeat(1_400);
const cardOf = (deck: string, allowed: boolean): RuleCase => ({
  title: `${can(allowed)} create a card in a deck that is ${allowed ? '' : 'not '}there, under an id older than the rule`,
  by: 'owner',
  verb: 'create',
  path: `${cardsPath(OWNER, deck)}/new-card`,
  data: { ...CARD },
  allowed,
});

/** Who shares files under these ids. */
const SHARER = 'shares-files';
const file = { ...FILE, user_id: SHARER, file_url: urlOf('Titration.docx', SHARER) };

export const fixtures: Record<string, Fields> = {
  ...openAccounts([SHARER]),
  [documentPaths.vaultUsage(SHARER)]: { ...storedBy({}) },
  [documentPaths.deck(OWNER, OLD_DECK)]: { title: 'Osmosis' },
};

export const cases: readonly RuleCase[] = [
  ...kinds.flatMap((kind) => createsOf(kind, 128)),
  // Its id is part of others'.
  ...createsOf(
    { noun: 'a file of the vault', collection: () => sharedCollections.vault, data: file },
    64,
  ).map((create) => ({ ...create, uid: SHARER, with: [raised(SHARER, create.path.slice('vault/'.length))] })),
  sessionUnder('s'.repeat(128), 2051, true),
  sessionUnder('s'.repeat(129), 2052, false),
  cardOf(OLD_DECK, true),
  cardOf('n'.repeat(1_400), false),
];
