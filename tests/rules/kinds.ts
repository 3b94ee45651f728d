import { collectionPaths, deckCardsPath } from '@akada/domain/documents/paths';
import { type Fields, SERVER_TIME, ServerDay } from '../support/rules/requests.ts';
import { CARD, DECK, DECK_CARD } from './decks.ts';
import { STORED as JOURNAL_ENTRY } from './journal.ts';
import { NOTE } from './notes.ts';
import { ENTRY } from './planner.ts';
import { SITTING } from './reviews.ts';
import { TASK } from './tasks.ts';

/** A kind of document below a student's own account, whose ids the client makes. */
export interface Kind {
  noun: string;
  collection: (uid: string) => string;
  /** A new document, and the change of an update. */
  data: Fields;
  change: Fields;
  /** Only the deletion of the account deletes it. */
  isPermanent?: true;
}

const now = { created_at: SERVER_TIME };

/** Documents whose every change starts a trigger that needs the account. */
export const triggering: readonly Kind[] = [
  {
    noun: 'a schedule entry',
    collection: collectionPaths.planner,
    data: { ...ENTRY },
    change: { completed: true },
  },
  {
    noun: 'a task',
    collection: collectionPaths.tasks,
    data: TASK,
    change: { status: 'completed', updated_at: SERVER_TIME },
  },
  {
    noun: 'a sitting',
    collection: collectionPaths.reviewSittings,
    data: { ...SITTING, updated_at: SERVER_TIME },
    change: { updated_at: SERVER_TIME },
    isPermanent: true,
  },
];
/** Documents whose creation starts such a trigger. */
export const triggeringOnce: readonly Kind[] = [
  {
    noun: 'a journal entry',
    collection: collectionPaths.journal,
    data: { ...JOURNAL_ENTRY, ...now, entry_date: new ServerDay() },
    change: { mood: 'great' },
  },
  {
    noun: 'a deck',
    collection: collectionPaths.decks,
    data: { ...DECK, ...now },
    change: { title: 'Cells' },
  },
];

export const kinds: readonly Kind[] = [
  ...triggering,
  ...triggeringOnce,
  {
    noun: 'a card',
    collection: collectionPaths.cards,
    data: { ...CARD },
    change: { reps: 2 },
  },
  {
    noun: 'a card below its deck',
    collection: (uid) => deckCardsPath(uid, 'a-deck'),
    data: { ...DECK_CARD },
    change: { reps: 2 },
  },
  {
    noun: 'a private note',
    collection: collectionPaths.notes,
    data: { ...NOTE, ...now, updated_at: SERVER_TIME },
    change: { title: 'Cells', updated_at: SERVER_TIME },
  },
];
