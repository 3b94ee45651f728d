import { ledgerKeys } from '@akada/domain/points';
import { Timestamp } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { award } from './award.ts';

/** Pays for a task when it becomes completed; for the same task once, however often it is toggled. */
export const taskWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
  if (after?.status !== 'completed' || before?.status === 'completed') return;
  await award(deps, { uid, action: 'task_completed', key: ledgerKeys.task(id), at });
};

/**
 * Pays for a schedule entry that is ticked, once, however often it is toggled. One that is created as completed, as the
 * demo data is, was not ticked.
 */
export const entryWritten: ChangeHandler = async (deps, { uid, id, before, after, at }) => {
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
};
