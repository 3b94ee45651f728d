import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type Chat, chatSchema } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';

/** A document holds 1 MiB, and a UTF-16 unit takes up to three bytes of it. */
const MAX_CHARACTERS = 250_000;

type Turns = Chat['turns'];

/** Reads a chat of the caller; undefined if it does not exist. */
export async function readChat(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  chatId: string,
): Promise<Chat | undefined> {
  return parseDocument(chatSchema, await db.doc(documentPaths.chat(uid, chatId)).get());
}

/** Appends a question and its answer. If the chat is too long, it drops the oldest questions with their answers. */
export function appendTurns(turns: Turns, exchange: { question: string; answer: string; at: Date }): Turns {
  const { question, answer, at } = exchange;
  const all: Turns = [...turns, { role: 'student', text: question, at }, { role: 'model', text: answer, at }];
  let characters = all.reduce((sum, { text }) => sum + text.length, 0);
  while (all.length > AI_LIMITS.storedTurns || (characters > MAX_CHARACTERS && all.length > 2)) {
    for (const { text } of all.splice(0, 2)) characters -= text.length;
  }
  return all;
}
