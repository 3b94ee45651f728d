import type { FinishedFocus } from '@akada/domain/focus/focus';
import { failureReason } from '@/firebase/failure-reason.ts';
import { toast } from '@/ui/toast.tsx';
import { isPermanentError, saveFocus, saveFocusOnce } from './api/save-focus.ts';
import { readPersisted, updatePersisted } from './focus-store.ts';

/** What this page has sent: without a network an answer can take as long as the page is open. */
const underWay = new Set<string>();

/** Sends a focus, and forgets it here once the server has taken it or will not. */
export async function sendFocus(uid: string, focus: FinishedFocus, save = saveFocus): Promise<void> {
  if (underWay.has(focus.id)) return;
  underWay.add(focus.id);
  try {
    await save(uid, focus);
  } catch (error) {
    console.warn('a focus was not saved', error);
    if (!isPermanentError(error)) {
      // It waits for the network, or for the next time.
      underWay.delete(focus.id);
      return;
    }
    toast.error(`Failed to save your focus time: ${failureReason(error)}`);
  }
  await updatePersisted(uid, (kept) => ({
    kept: { ...kept, unsaved: kept.unsaved.filter(({ id }) => id !== focus.id) },
    told: undefined,
  }));
}

/** Sends what an earlier page has left. */
export function sendUnsaved(uid: string): void {
  for (const focus of readPersisted(uid).unsaved) void sendFocus(uid, focus, saveFocusOnce);
}
