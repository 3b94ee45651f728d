import { AI_LIMITS } from '@akada/domain/ai/ai';
import { inputSummary, resultPreview } from '@akada/domain/ai/analytics';
import { describeInput } from '@akada/domain/ai/describe-input';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import {
  type AiReservation,
  type AiResult,
  type AiUsage,
  aiReservationSchema,
  type Chat,
  chatSchema,
} from '@akada/domain/ai/schemas';
import { AI_USE_FACTS, minutesSaved } from '@akada/domain/ai/tool-facts';
import { isPracticeUse } from '@akada/domain/ai/tools';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { cutAtWord } from '@akada/domain/text/text';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ifUnchanged, parseDocument, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLoggedId } from '../lib/log-text.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { appendTurns } from './chat.ts';
import type { LoadedSource } from './files.ts';
import { returnBatch } from './reservation.ts';
import type { Tool } from './tool.ts';

interface Use {
  input: GenerateInput;
  source: LoadedSource | undefined;
}

/** A use that produced a result. */
interface FinishedUse extends Use {
  tool: Tool;
  result: string;
  /** Without an answer the use is returned if the day has returns left; otherwise it saves no time. */
  isAnswered: boolean;
  /** If the service failed in the middle, the use is always returned; what was written is saved. */
  isServiceFault: boolean;
  /** The chat to append to; null for other tools. */
  chatId: string | null;
}

interface SavedResult {
  /** The title of the result or, for a chat, of the chat. */
  title: string;
  /** How the use ended. It may also have been returned in the meantime. */
  status: 'settled' | 'returned';
}

/**
 * Saves a result and ends its use in one commit: the usage row of a settled use, and the result or the chat's new turns.
 * Idempotent: a use that is already settled or returned is left alone.
 */
export function saveResult(
  deps: Pick<Deps, 'db' | 'now'>,
  uid: string,
  use: FinishedUse,
): Promise<SavedResult> {
  return retryOnConflict(() => trySaveResult(deps, uid, use));
}

/** Settles a use that counts but has no result. Its usage row shows no time saved. */
export function settleWithoutResult(deps: Pick<Deps, 'db' | 'now'>, uid: string, use: Use): Promise<void> {
  return retryOnConflict(async () => {
    const { db, now } = deps;
    const { input } = use;
    const read = await db.doc(documentPaths.aiReservation(uid, input.request_id)).get();
    if (parseDocument(aiReservationSchema, read)?.status !== 'open') return;
    const row = { ...toUsageRow(uid, { ...use, preview: '' }, now()), estimated_time_saved: 0 };
    await settleBatch(db, uid, read, row).commit();
  });
}

async function trySaveResult(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  use: FinishedUse,
): Promise<SavedResult> {
  const { input, chatId } = use;
  const { request_id } = input;
  const at = now();
  const [reservationRead, chatRead] = await readTogether(
    db,
    db.doc(documentPaths.aiReservation(uid, request_id)),
    // Other tools have no chat: for them this path does not exist. It keeps both reads in one call.
    db.doc(documentPaths.chat(uid, chatId ?? request_id)),
  );
  const reservation = parseDocument(aiReservationSchema, reservationRead);
  const before = chatId === null ? undefined : parseDocument(chatSchema, chatRead);
  const title = cutAtWord(before?.title ?? titleOf(use), AI_LIMITS.title);
  if (reservation?.status !== 'open') {
    logger.warn('an AI use was already ended', {
      uid,
      request_id: toLoggedId(request_id),
      status: reservation?.status,
    });
    return { title, status: reservation?.status === 'settled' ? 'settled' : 'returned' };
  }
  const row = toUsageRow(uid, { ...use, preview: previewOf(use) }, at);
  const { isAnswered, isServiceFault } = use;
  const isLimited = !isServiceFault;
  const returned =
    isAnswered && isLimited ? null : await returnBatch(db, uid, reservationRead, reservation.day, isLimited);
  const saved = isAnswered ? row.estimated_time_saved : 0;
  const batch = returned ?? settleBatch(db, uid, reservationRead, { ...row, estimated_time_saved: saved });
  if (chatId === null) {
    const stored = toAiResult(use, title, at);
    if (stored) batch.create(db.doc(`${collectionPaths.aiResults(uid)}/${request_id}`), stored);
  } else {
    const turns = appendTurns(before?.turns ?? [], { question: input.prompt, answer: use.result, at });
    const chat = { title, turns, updated_at: at, ...chatFields(use) } satisfies Chat;
    if (!before) batch.create(chatRead.ref, chat);
    // Another file replaces the earlier one with its pages.
    else if ('file' in chat)
      batch.update(chatRead.ref, { pages: FieldValue.delete(), ...chat }, ifUnchanged(chatRead));
    else batch.update(chatRead.ref, chat, ifUnchanged(chatRead));
  }
  await batch.commit();
  return { title, status: returned ? 'returned' : 'settled' };
}

/** A batch that settles the reservation and creates its usage row. */
function settleBatch(db: Firestore, uid: string, reservation: DocumentSnapshot, row: AiUsage): WriteBatch {
  const settled = { status: 'settled' satisfies AiReservation['status'] };
  return db
    .batch()
    .update(reservation.ref, settled, ifUnchanged(reservation))
    .create(db.doc(`${collectionPaths.aiUsage(uid)}/${reservation.id}`), row);
}

function toUsageRow(uid: string, { input, source, preview }: Use & { preview: string }, at: Date): AiUsage {
  return {
    user_id: uid,
    tool_name: input.tool,
    input_summary: inputSummary(input.prompt) || inputSummary(source?.name ?? ''),
    result_preview: resultPreview(preview),
    estimated_time_saved: minutesSaved(input.tool),
    created_at: at,
  };
}

function previewOf({ input, result }: FinishedUse): string {
  return AI_USE_FACTS[input.tool].resultKind === 'text' ? result : jsonTexts(result);
}

/** The result for the history; null for what the app saves itself, in a question set or an attempt. */
function toAiResult({ input, tool, result, source }: FinishedUse, title: string, at: Date): AiResult | null {
  if (isPracticeUse(input.tool)) return null;
  return {
    tool: input.tool,
    title,
    input: describeInput(input, source?.name),
    result,
    file_url: source?.url ?? null,
    ...fileFieldsOf(input),
    prompt_version: tool.version,
    created_at: at,
  };
}

function titleOf({ tool, input, result }: FinishedUse): string {
  return tool.buildTitle(input, result).trim();
}

/** What a chat stores about a file that was chosen with the question; nothing if none was. */
function chatFields({ input, source }: FinishedUse): Pick<Chat, 'file' | 'pages' | 'file_name' | 'file_url'> {
  if (input.tool !== 'chat' || !input.file || !source) return {};
  return { ...fileFieldsOf(input), file_name: source.name, file_url: source.url };
}

/** The file that was chosen, and its pages. */
function fileFieldsOf(input: GenerateInput): Pick<AiResult, 'file' | 'pages'> {
  if (!('file' in input && input.file)) return {};
  return { file: input.file, ...(input.pages && { pages: input.pages }) };
}

/** The strings in a JSON result, for the preview. */
function jsonTexts(json: string): string {
  const words = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(words) : [];
  };
  return words(JSON.parse(json)).join(' · ');
}
