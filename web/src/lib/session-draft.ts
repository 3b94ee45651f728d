/**
 * What a student typed and hasn't sent, in sessionStorage: it survives a visit to another page and a reload. Keys begin with
 * `akada.draft.`, so that signing out removes them (`firebase/cache-owner.ts`).
 */

/** The text that was kept under a key; null for none. */
export function readSessionDraft(key: string): string | null {
  return sessionStorage.getItem(key);
}

/** Keeps a text under a key; null removes it. A full storage is no reason to disturb the student, who may still send it. */
export function keepSessionDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('what was typed could not be kept for later', error);
  }
}
