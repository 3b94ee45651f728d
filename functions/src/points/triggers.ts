import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { ledgerKeys } from '@akada/domain/points/points';
import { Timestamp } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { countCreation } from '../quotas/count-creation.ts';
import { award } from './award.ts';

/** Counts a task that is new, and pays for one when it becomes completed; for the same task once, however often it is toggled. */
export const taskWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (after?.status === 'completed' && before?.status !== 'completed') {
    await award(deps, { uid, action: 'task_completed', key: ledgerKeys.task(id), at });
  }
  // Last, so that it isn't counted again when the award fails and is retried.
  if (!before) await countCreation(deps, { uid, feature: USAGE_FEATURES.tasks, at });
};

/**
 * Counts a schedule entry that is new, and pays for one that is ticked, once, however often it is toggled. One that is created as completed, as the
 * demo data is, was not ticked.
 */
export const entryWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (!before) await countCreation(deps, { uid, feature: USAGE_FEATURES.entries, at });
  if (before?.completed !== false || after?.completed !== true) return;
  await award(deps, { uid, action: 'entry_completed', key: ledgerKeys.entry(id), at });
};

/**
 * Pays for the first journal entry of the day on which it was written, whatever day it says it is about. The rules
 * make `created_at` the time of writing.
 */
export const journalEntryCreated: ChangeHandler = async (deps, { uid, after, at: told }) => {
  const at = after?.created_at instanceof Timestamp ? after.created_at.toDate() : told;
  await award(deps, { uid, action: 'journal_entry', key: ledgerKeys.journal, at });
  await countCreation(deps, { uid, feature: USAGE_FEATURES.journal, at });
};

/** Counts a deck, which comes with its cards. */
export const deckCreated: ChangeHandler = (deps, { uid, at }) =>
  countCreation(deps, { uid, feature: USAGE_FEATURES.decks, at });
