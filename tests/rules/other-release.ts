import { collectionPaths, deckCardsPath, documentPaths } from '@akada/domain/documents/paths';
import { OWNER, type RuleCase } from '../support/rules/builders.ts';
import { openAccounts } from '../support/rules/open-accounts.ts';
import { ABSENT, type Fields, INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { CARD, DECK, DECK_CARD } from './decks.ts';
import { STORED } from './journal.ts';
import { NOTE } from './notes.ts';
import { ENTRY } from './planner.ts';
import { PROFILE } from './profiles.ts';
import { SETTINGS } from './settings.ts';
import { TASK } from './tasks.ts';

/** Documents with a field of another release, which these rules don't know. */

const other = { [INTRUDER]: { of: 'another release' } };

interface Kind {
  noun: string;
  path: (id: string) => string;
  data: Fields;
  /** A valid change by the owner. */
  change: Fields;
}

const kinds: readonly Kind[] = [
  {
    noun: 'a schedule entry',
    path: (id) => `${collectionPaths.planner(OWNER)}/${id}`,
    data: { ...ENTRY },
    change: { completed: true },
  },
  {
    noun: 'a task',
    path: (id) => `${collectionPaths.tasks(OWNER)}/${id}`,
    data: { ...TASK },
    change: { status: 'completed', updated_at: SERVER_TIME },
  },
  {
    noun: 'a journal entry',
    path: (id) => `${collectionPaths.journal(OWNER)}/${id}`,
    data: { ...STORED },
    change: { mood: 'great' },
  },
  {
    noun: 'a deck',
    path: (id) => documentPaths.deck(OWNER, id),
    data: { ...DECK },
    change: { title: 'Cells' },
  },
  {
    noun: 'a private note',
    path: (id) => `${collectionPaths.notes(OWNER)}/${id}`,
    data: { ...NOTE },
    change: { title: 'Cells', updated_at: SERVER_TIME },
  },
  {
    noun: 'a card',
    path: (id) => documentPaths.card(OWNER, id),
    data: { ...CARD },
    change: { reps: 2 },
  },
  {
    noun: 'a card below its deck',
    path: (id) => `${deckCardsPath(OWNER, 'of-another-release')}/${id}`,
    data: { ...DECK_CARD },
    change: { reps: 2 },
  },
];

const ofKinds = kinds.flatMap(({ noun, path, data, change }): { data: Fields; request: RuleCase }[] => {
  const stored = { ...data, ...other };
  const update = (id: string, what: string, changes: Fields, allowed: boolean) => ({
    data: stored,
    request: {
      title: `the owner ${allowed ? 'can' : 'cannot'} ${what} ${noun} that has a field of another release`,
      by: 'owner',
      verb: 'update',
      path: path(`other-${id}`),
      data: { ...change, ...changes },
      allowed,
    } as const,
  });
  return [
    update('known', 'change a known field of', {}, true),
    update('removed', 'delete the unknown field of', { [INTRUDER]: ABSENT }, true),
    update('changed', 'change the unknown field of', { [INTRUDER]: { of: 'the owner' } }, false),
    update('more', 'add another unknown field to', { another: true }, false),
  ];
});

/** A student whose settings and profile no other group uses. */
const UID = 'of-another-release';
const settings = documentPaths.settings(UID);
const profile = documentPaths.profile(UID);
const nudges = { ...SETTINGS.nudges, [INTRUDER]: 5 };
const fsrs_fit = { ...SETTINGS.fsrs_fit, [INTRUDER]: 5 };

const alone: readonly RuleCase[] = [
  {
    title:
      'the owner can leave the boards when their settings of nudges and their fit have fields of another release',
    by: 'owner',
    uid: UID,
    verb: 'update',
    path: settings,
    data: { on_boards: false },
    allowed: true,
  },
  {
    title: 'the owner cannot change settings of nudges that have a field of another release',
    by: 'owner',
    uid: UID,
    verb: 'update',
    path: settings,
    data: { nudges: { ...nudges, max_a_day: 2 } },
    allowed: false,
  },
  {
    title: 'the owner cannot change a fit that has a field of another release',
    by: 'owner',
    uid: UID,
    verb: 'update',
    path: settings,
    data: { fsrs_fit: { ...fsrs_fit, reviews: 999 } },
    allowed: false,
  },
  {
    title: 'the owner can change the name of a profile that has a field of another release',
    by: 'owner',
    uid: UID,
    verb: 'update',
    path: profile,
    data: { full_name: 'Ada O.' },
    allowed: true,
  },
  {
    title: 'the owner cannot change the unknown field of a profile that has a field of another release',
    by: 'owner',
    uid: UID,
    verb: 'update',
    path: profile,
    data: { [INTRUDER]: true },
    allowed: false,
  },
];

export const fixtures: Record<string, Fields> = {
  ...openAccounts([UID]),
  ...Object.fromEntries(ofKinds.map(({ data, request }) => [request.path, data])),
  [settings]: { ...SETTINGS, ...other, nudges, fsrs_fit },
  [profile]: { ...PROFILE, avatar_url: null, ...other },
};
export const updates: readonly RuleCase[] = [...ofKinds.map(({ request }) => request), ...alone];

if (import.meta.vitest) {
  testRules('documents with fields of another release', fixtures, updates);
}
