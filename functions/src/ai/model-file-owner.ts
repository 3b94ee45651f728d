/** What the PDFs at the model's service belong to: they are deleted with it. */

import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { modelFilesQuery } from '@akada/domain/ai/queries';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { deleteAll } from '../lib/run-query.ts';

/** Whose PDF it is, and for which result or chat. */
export interface ModelFileOwner {
  uid: string;
  /** See {@link ownerOfResult} and {@link ownerOfChat}. */
  owner: string;
}

/** The owner of a result's PDFs, by the id of its request. */
export function ownerOfResult(requestId: string): string {
  return `ai_results/${requestId}`;
}

/** The owner of a chat's PDFs. */
export function ownerOfChat(chatId: string): string {
  return `chats/${chatId}`;
}

/** The owner of the PDFs of a use: its result, or its chat, whose id is that of its first request. */
export function ownerOfUse(input: GenerateInput): string {
  return input.tool === 'chat'
    ? ownerOfChat(input.chat_id ?? input.request_id)
    : ownerOfResult(input.request_id);
}

const PAGE = 20;

/** Deletes the records of an owner's PDFs; the trigger on them (./model-file-deleted.ts) deletes the PDFs themselves. */
export function releaseModelFiles({ db }: Pick<Deps, 'db'>, uid: string, owner: string): Promise<void> {
  return deleteAll(db, modelFilesQuery(uid, owner, PAGE));
}

/** Releases the PDFs of a use without a result, unless they belong to an older chat. The sweep deletes what is left. */
export async function releaseUnusedFiles(
  deps: Pick<Deps, 'db'>,
  uid: string,
  input: GenerateInput,
): Promise<void> {
  if (input.tool === 'chat' && input.chat_id !== undefined) return;
  try {
    await releaseModelFiles(deps, uid, ownerOfUse(input));
  } catch (error) {
    logger.warn('the PDFs of an AI use without a result were not deleted yet', {
      uid,
      error: toLogText(error),
    });
  }
}
