import type { FinishedFocus } from '@akada/domain/focus/focus';
import { failureReason } from '@/firebase/failure-reason.ts';
import { toast } from '@/ui/toast.tsx';
import { isPermanentError, saveFocus, saveFocusOnce } from './api/save-focus.ts';
import { readPersisted, updatePersisted } from './focus-store.ts';

/** Sessions that this page is sending: without a network the answer may not come while the page is open. */
const sending = new Set<string>();

/** Saves a focus session and drops it from this device once the server has accepted or rejected it. */
export async function sendFocus(uid: string, focus: FinishedFocus, save = saveFocus): Promise<void> {
  if (sending.has(focus.id)) return;
  sending.add(focus.id);
  try {
    await save(uid, focus);
  } catch (error) {
    console.warn('a focus was not saved', error);
    if (!isPermanentError(error)) {
      // It stays persisted and is sent again when the network is back or the app is opened.
      sending.delete(focus.id);
      return;
    }
    toast.error(`Failed to save your focus time: ${failureReason(error)}`);
  }
  await updatePersisted(uid, (persisted) => ({
    persisted: { ...persisted, unsaved: persisted.unsaved.filter(({ id }) => id !== focus.id) },
    result: undefined,
  }));
}

/** Sends the sessions that an earlier page left unsaved. */
export function sendUnsaved(uid: string): void {
  for (const focus of readPersisted(uid).unsaved) void sendFocus(uid, focus, saveFocusOnce);
}
