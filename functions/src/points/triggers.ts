import { completedUnits } from '@akada/domain/focus/paid-units';
import { focusSessionsQuery } from '@akada/domain/focus/queries';
import { focusSessionSchema } from '@akada/domain/focus/schemas';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { ledgerKeys } from '@akada/domain/points/points';
import { Timestamp } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { parseDocument } from '../lib/documents.ts';
import { toQuery } from '../lib/run-query.ts';
import { countCreation } from '../quotas/count-creation.ts';
import { award } from './award.ts';

/** Counts a new task, and awards points when a task is completed, once for each task however often it is toggled. */
export const taskWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (after?.status === 'completed' && before?.status !== 'completed') {
    await award(deps, { uid, action: 'task_completed', key: ledgerKeys.task(id), at });
  }
  // Last, so that a retry after a failed award does not count the task twice.
  if (!before) await countCreation(deps, { uid, feature: USAGE_FEATURES.tasks, at });
};

/**
 * Counts a new schedule entry, and awards points when an entry is ticked, once however often it is toggled. An entry
 * created as completed, such as demo data, was not ticked.
 */
export const entryWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (!before) await countCreation(deps, { uid, feature: USAGE_FEATURES.entries, at });
  if (before?.completed !== false || after?.completed !== true) return;
  await award(deps, { uid, action: 'entry_completed', key: ledgerKeys.entry(id), at });
};

/**
 * Awards points for the first journal entry written on a day, whatever day it is about. The rules make `created_at` the
 * time of writing.
 */
export const journalEntryCreated: ChangeHandler = async (deps, { uid, after, at: eventTime }) => {
  const at = after?.created_at instanceof Timestamp ? after.created_at.toDate() : eventTime;
  await award(deps, { uid, action: 'journal_entry', key: ledgerKeys.journal, at });
  await countCreation(deps, { uid, feature: USAGE_FEATURES.journal, at });
};

/**
 * Awards points for each full 25 minutes of focus that a new session completes. The sessions of a day are read in the
 * order in which they were stored, so events in any order award each of them once.
 */
export const focusSessionCreated: ChangeHandler = async (deps, { uid, id, after, at }) => {
  const day = after?.day;
  if (typeof day !== 'string') return;
  const { docs } = await toQuery(deps.db, focusSessionsQuery(uid, day)).get();
  const sessions = docs.flatMap((document) => {
    const session = parseDocument(focusSessionSchema, document);
    return session ? [{ ...session, id: document.id, created: document.createTime.toDate() }] : [];
  });
  for (const unit of completedUnits(sessions, id)) {
    await award(deps, { uid, action: 'focus_minutes', key: ledgerKeys.focus(day, unit), at });
  }
};

/** Counts a new deck, which is created together with its cards. */
export const deckCreated: ChangeHandler = (deps, { uid, at }) =>
  countCreation(deps, { uid, feature: USAGE_FEATURES.decks, at });
