import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type Chat, chatSchema } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';

/** Characters that a chat keeps: a document holds a megabyte, and a character takes up to three bytes. */
const CHARACTERS_KEPT = 250_000;

type Turns = Chat['turns'];

/** What was said last in a chat of the caller's own; nothing in one that is not there. */
export async function readLastTurns({ db }: Pick<Deps, 'db'>, uid: string, chatId: string): Promise<Turns> {
  const chat = parseDocument(chatSchema, await db.doc(documentPaths.chat(uid, chatId)).get());
  return chat?.turns.slice(-AI_LIMITS.promptTurns) ?? [];
}

/** The turns of a chat with a question and its answer more, and the oldest gone, two by two, when there are too many. */
export function appendTurns(turns: Turns, said: { asked: string; answered: string; at: Date }): Turns {
  const { asked, answered, at } = said;
  const kept: Turns = [...turns, { role: 'student', text: asked, at }, { role: 'model', text: answered, at }];
  let characters = kept.reduce((sum, { text }) => sum + text.length, 0);
  while (kept.length > AI_LIMITS.storedTurns || (characters > CHARACTERS_KEPT && kept.length > 2)) {
    for (const { text } of kept.splice(0, 2)) characters -= text.length;
  }
  return kept;
}
