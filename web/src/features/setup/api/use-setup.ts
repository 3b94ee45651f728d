import { documentPaths } from '@akada/domain/documents/paths';
import type { Setup } from '@akada/domain/setup/schemas';
import { NEW_SETUP } from '@akada/domain/setup/setup';
import { setDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useLiveDocument } from '@/firebase/live.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** The student's setup, live; null while unknown. */
export function useSetup(uid: string): Setup | null {
  const stored = useLiveDocument<Setup>(documentPaths.setup(uid));
  if (stored.status !== 'ready' || (stored.data === null && stored.unconfirmed)) return null;
  const { step, level, subjects, exam, samples, finished } = stored.data ?? NEW_SETUP;
  return { step, level, subjects, exam, samples, finished };
}

/** Saves the setup. It shows at once; a message says if the server refuses it. */
export function saveSetup(uid: string, setup: Setup): void {
  setDoc(documentAt(documentPaths.setup(uid)), setup).catch((error) => {
    warnWithToast('the setup was refused', error, `Failed to save your setup: ${failureReason(error)}`);
  });
}
