import { useEffect } from 'react';
import type { Topic } from './chat-topic.ts';
import { saveTextDraft } from './text-drafts.ts';

interface NewChat extends Pick<Topic, 'about' | 'notes'> {
  draft: string;
  /** Whether it has its first question. */
  hasBegun: boolean;
}

/** Saves the question and the notes of a new chat as drafts until they are sent. */
export function useChatDrafts(uid: string, isNew: boolean, { draft, hasBegun, about, notes }: NewChat): void {
  useEffect(() => {
    if (isNew) saveTextDraft(uid, 'chat', draft);
  }, [uid, isNew, draft]);
  useEffect(() => {
    // The text of a result is not what the student typed.
    if (isNew && !about) saveTextDraft(uid, 'chat-notes', hasBegun ? '' : notes);
  }, [uid, isNew, hasBegun, about, notes]);
}
