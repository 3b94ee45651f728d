/** What a student typed in a tool of the Lab and hasn't sent. */
import { keepSessionDraft, readSessionDraft } from '@/lib/session-draft.ts';
import type { FormTool } from './tool-values.ts';

/** The field of a tool or of Practice, or one of the two of a new chat. */
export type DraftField = FormTool | 'practice' | 'chat' | 'chat-notes';

const keyOf = (uid: string, field: DraftField) => `akada.draft.ai.${field}.${uid}`;

/** What was typed in a field; empty for nothing. */
export function textDraft(uid: string, field: DraftField): string {
  return readSessionDraft(keyOf(uid, field)) ?? '';
}

/** Keeps what was typed in a field; a blank text removes it. */
export function saveTextDraft(uid: string, field: DraftField, text: string): void {
  keepSessionDraft(keyOf(uid, field), text.trim() === '' ? null : text);
}
