import { useEffect, useSyncExternalStore } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { makeDeletion } from '@/lib/deferred-deletions.ts';
import { newDeckId, removeImportedDecks, saveImportStep } from '../api/import-decks.ts';
import type { ImportPlan } from './import-plan.ts';
import { createImportRunner, type ImportState } from './import-runner.ts';
import {
  deletePersistedImport,
  persistImport,
  persistProgress,
  readPersistedImport,
} from './persisted-import.ts';

/** It lives as long as the page, so an import continues while the student uses other screens. */
export const importRunner = createImportRunner({
  ...{ saveStep: saveImportStep, removeDecks: removeImportedDecks, reasonOf: failureReason },
  persisted: { persistImport, persistProgress, readPersistedImport, deletePersistedImport },
  warn: (what, error) => console.warn(what, error),
});

/** The student's import: under way, broken off, or just complete. */
export function useImport(uid: string): ImportState {
  useEffect(() => {
    void importRunner.find(uid);
  }, [uid]);
  return useSyncExternalStore(importRunner.subscribe, importRunner.current);
}

/** Saves what a file has. It continues while the student uses other screens. */
export function startImport(uid: string, { decks }: ImportPlan): void {
  // One that was removed a moment ago makes room at once.
  const last = importRunner.current();
  if ('id' in last) void makeDeletion(last.id);
  const withIds = decks.map((deck) => ({ ...deck, id: newDeckId(uid) }));
  void importRunner.start({ uid, startedAt: new Date(), decks: withIds });
}
