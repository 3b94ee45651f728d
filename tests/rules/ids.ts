import { deckCardsPath, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { OWNER, type RuleCase } from '../support/rules/builders.ts';
import { openAccounts } from '../support/rules/open-accounts.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { DECK_CARD } from './decks.ts';
import { createSession } from './focus/batches.ts';
import { SESSION } from './focus/fields.ts';
import { type Kind, kinds } from './kinds.ts';
import { FILE } from './vault/files.ts';
import { urlOf } from './vault/kinds.ts';
import { raiseUsage, usageOfAccount } from './vault/stored.ts';

/** Ids of documents that clients create. Only `create` checks them. */

const can = (allowed: boolean) => `the owner ${allowed ? 'can' : 'cannot'}`;

function createsOf(
  { noun, collection, data }: Pick<Kind, 'noun' | 'collection' | 'data'>,
  longest: number,
): RuleCase[] {
  const create = (id: string, allowed: boolean): RuleCase => ({
    title: `${can(allowed)} create ${noun} with ${id.length < 10 ? `the id ${JSON.stringify(id)}` : `an id of ${id.length} characters`}`,
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

/** Each session has its own month, so that cases don't affect each other. */
function sessionUnder(id: string, year: number, allowed: boolean): RuleCase {
  const month = `${year}-03`;
  return {
    title: `${can(allowed)} save a focus session with an id of ${id.length} characters`,
    by: 'owner',
    ...createSession(OWNER, { day: `${month}-05` }, id),
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
  title: `${can(allowed)} create a card below ${allowed ? 'a stored deck' : 'no stored deck'} with an id of 1,400 characters`,
  by: 'owner',
  verb: 'create',
  path: `${deckCardsPath(OWNER, deck)}/new-card`,
  data: { ...DECK_CARD },
  allowed,
});

/** The student who shares files with these ids. */
const SHARER = 'shares-files';
const file = { ...FILE, user_id: SHARER, file_url: urlOf('Titration.docx', SHARER) };

export const fixtures: Record<string, Fields> = {
  ...openAccounts([SHARER]),
  [documentPaths.vaultUsage(SHARER)]: { ...usageOfAccount({}) },
  [documentPaths.deck(OWNER, OLD_DECK)]: { title: 'Osmosis' },
};

export const cases: readonly RuleCase[] = [
  ...kinds.flatMap((kind) => createsOf(kind, 128)),
  // Ids of reports and notifications contain the file's id.
  ...createsOf({ noun: 'a vault file', collection: () => sharedCollections.vault, data: file }, 64).map(
    (create) => ({ ...create, uid: SHARER, with: [raiseUsage(SHARER, create.path.slice('vault/'.length))] }),
  ),
  sessionUnder('s'.repeat(128), 2051, true),
  sessionUnder('s'.repeat(129), 2052, false),
  cardOf(OLD_DECK, true),
  cardOf('n'.repeat(1_400), false),
];

if (import.meta.vitest) {
  testRules('ids of new documents', fixtures, cases);
}
