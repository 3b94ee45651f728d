import { avatarUrl, newProfile } from '@akada/domain/account/account';
import { fullNameSchema, profileSchema } from '@akada/domain/account/schemas';
import { settingsSchema } from '@akada/domain/account/settings-schemas';
import {
  cardSchema,
  deckCardSchema,
  deckSchema,
  reviewSittingSchema,
  reviewSummarySchema,
} from '@akada/domain/cards/schemas';
import { utcDay } from '@akada/domain/days/day';
import { collectionPaths, deckCardsPath, documentPaths } from '@akada/domain/documents/paths';
import { journalEntrySchema } from '@akada/domain/journal/schemas';
import { privateNoteSchema } from '@akada/domain/notes/schemas';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { nudgeStateSchema } from '@akada/domain/nudges/schemas';
import { plannerEntrySchema, taskSchema } from '@akada/domain/planner/schemas';
import { setupSchema } from '@akada/domain/setup/schemas';
import * as z from 'zod/mini';
import { takes } from '../arbitrary/values.ts';
import { type Fields, SERVER_TIME } from '../rules/requests.ts';
import { AT, idOr, overwriting, type Target } from './target.ts';

/** Documents of a student: schedule entries, tasks, settings, journal entries, decks, notes and the profile. */

const today = () => utcDay(new Date());
const one = (collection: (uid: string) => string) => (_: Fields, uid: string) => `${collection(uid)}/one`;

const planned: Target = {
  block: '/users/{uid}/planner/{entry}',
  what: 'a schedule entry',
  schema: plannerEntrySchema,
  path: one(collectionPaths.planner),
};

const task: Target = {
  block: '/users/{uid}/tasks/{task}',
  what: 'a task',
  schema: taskSchema,
  path: one(collectionPaths.tasks),
  required: () => ({ updated_at: SERVER_TIME }),
};

const settings: Target = {
  block: '/users/{uid}/settings/app',
  what: 'settings of a student with every theme',
  schema: settingsSchema,
  path: (_, uid) => documentPaths.settings(uid),
  before: (_, uid) => ({ [`${collectionPaths.access(uid)}/harmattan_theme`]: { is_active: true } }),
};

const setup: Target = {
  block: '/users/{uid}/setup/app',
  what: 'the setup of a new student',
  schema: setupSchema,
  path: (_, uid) => documentPaths.setup(uid),
};

const journal: Target = {
  block: '/users/{uid}/journal_entries/{entry}',
  what: 'a journal entry',
  schema: journalEntrySchema,
  path: one(collectionPaths.journal),
  required: () => ({ entry_date: today(), created_at: SERVER_TIME }),
};

const nudge: Target = {
  block: '/users/{uid}/nudge_states/{nudge}',
  what: 'the state of a nudge',
  schema: nudgeStateSchema,
  path: ({ kind }, uid) => `${collectionPaths.nudges(uid)}/${today()}_${idOr(kind, 'none')}`,
  required: () => ({ day: today(), updated_at: SERVER_TIME }),
};

const deck: Target = {
  block: '/users/{uid}/decks/{deck}',
  what: 'a deck',
  schema: deckSchema,
  path: one(collectionPaths.decks),
  required: () => ({ created_at: SERVER_TIME }),
};

const deckCard: Target = {
  block: '/users/{uid}/decks/{deck}/cards/{card}',
  what: 'a card below its deck',
  schema: deckCardSchema,
  path: (_, uid) => `${deckCardsPath(uid, 'one')}/one`,
};

const card: Target = {
  block: '/users/{uid}/cards/{card}',
  what: 'a card',
  schema: cardSchema,
  path: one(collectionPaths.cards),
};

const sitting: Target = {
  block: '/users/{uid}/review_sittings/{sitting}',
  what: 'a sitting',
  schema: reviewSittingSchema,
  path: one(collectionPaths.reviewSittings),
  required: () => ({ updated_at: SERVER_TIME }),
};

const reviewSummary: Target = {
  block: '/users/{uid}/review_summary/cards',
  what: 'the counts of due cards',
  schema: reviewSummarySchema,
  path: (_, uid) => documentPaths.reviewSummary(uid),
};

const note: Target = {
  block: '/users/{uid}/notes/{note}',
  what: 'a private note',
  schema: privateNoteSchema,
  path: one(collectionPaths.notes),
  required: () => ({ created_at: SERVER_TIME, updated_at: SERVER_TIME }),
};

const profile: Target = {
  block: '/profiles/{uid}',
  what: 'a profile',
  // A stored name may be empty, but a written one may not.
  schema: z.extend(profileSchema, { full_name: fullNameSchema }),
  path: (_, uid) => documentPaths.profile(uid),
  required: ({ avatar_url }, uid) => ({
    username: 'ada',
    avatar_url: avatar_url === null ? null : avatarUrl(uid, AT.getTime()),
  }),
  before: (_, uid) => ({ [documentPaths.profile(uid)]: { ...newProfile('Ada'), username: 'ada' } }),
};

const notification: Target = {
  block: '/users/{uid}/notifications/{notification}',
  what: 'a notification, marked as read',
  schema: notificationSchema,
  path: one(collectionPaths.notifications),
  // Everything else stays unchanged.
  required: (_, __, valid) => ({ ...valid, unread: false }),
  before: (data, uid, valid) => ({
    [`${collectionPaths.notifications(uid)}/one`]: {
      ...(takes(notificationSchema, data) ? data : valid),
      unread: true,
    },
  }),
};

export const OWNED: readonly Target[] = [
  ...[planned, task, settings, setup, deckCard, reviewSummary].flatMap((target) => [
    target,
    overwriting(target),
  ]),
  card,
  overwriting(card, (_, __, { position }) => ({ position })),
  journal,
  overwriting(journal, (_, __, { entry_date }) => ({ entry_date, created_at: AT })),
  deck,
  overwriting(deck, (_, __, { cards }) => ({ cards, created_at: AT })),
  sitting,
  overwriting(sitting, (_, __, { started_at, reviews, count }) => ({
    ...{ started_at, reviews, count, updated_at: SERVER_TIME },
  })),
  note,
  overwriting(note, () => ({ created_at: AT, updated_at: SERVER_TIME })),
  nudge,
  profile,
  notification,
];
