/**
 * What a student typed in a tool and hasn't sent, in sessionStorage: it survives a visit to another page and a reload.
 * Signing out removes it.
 */
import type { FormTool } from './tool-values.ts';

/** The field of a tool or of Practice, or one of the two of a new chat. */
export type DraftField = FormTool | 'practice' | 'chat' | 'chat-notes';

const keyOf = (uid: string, field: DraftField) => `akada.draft.ai.${field}.${uid}`;

/** What was typed in a field; empty for nothing. */
export function textDraft(uid: string, field: DraftField): string {
  return sessionStorage.getItem(keyOf(uid, field)) ?? '';
}

/** Saves what was typed in a field; a blank text removes it. */
export function saveTextDraft(uid: string, field: DraftField, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(uid, field));
    else sessionStorage.setItem(keyOf(uid, field), text);
  } catch (error) {
    console.warn('a draft could not be saved', error);
  }
}
