import { AI_LIMITS, AI_TOOL_FACTS, inputSummary, minutesSaved, resultPreview } from '@akada/domain/ai/ai';
import {
  type AiReservation,
  type AiResult,
  type AiUsage,
  aiReservationSchema,
  type Chat,
  chatSchema,
  type GenerateInput,
} from '@akada/domain/ai/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { cutAtWord, cutText } from '@akada/domain/text/text';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { loggedId } from '../lib/logged.ts';
import { turnsAfter } from './chat.ts';
import type { ReadPdf } from './files.ts';
import type { Tool } from './tool.ts';

/** Of a long input the result keeps so many characters. */
const INPUT_KEPT = 4_000;

/** What was asked. */
interface Use {
  input: GenerateInput;
  pdf: ReadPdf | undefined;
}

/** A use that came to something. */
export interface Done extends Use {
  tool: Tool;
  result: string;
  /** Whether it is what was asked for; otherwise it saved no time. */
  isSolved: boolean;
  /** Of a chat: where it goes on. */
  chatId: string | null;
}

/** What became of it. */
interface Kept {
  /** Of the result; of a chat, the chat's. */
  title: string;
  /** Whether the use is settled; one that was returned meanwhile is not. */
  settled: boolean;
}

/**
 * Settles a use in one commit with all that is kept of it: the row of usage, and the result or the turns of a chat.
 * Done again it does nothing.
 */
export function keep(deps: Pick<Deps, 'db' | 'now'>, uid: string, done: Done): Promise<Kept> {
  return rereading(() => tryToKeep(deps, uid, done));
}

/** Settles a use that counts and of which there is no result to keep. It saved no time. */
export function settleUnfinished(deps: Pick<Deps, 'db' | 'now'>, uid: string, use: Use): Promise<void> {
  return rereading(async () => {
    const { db, now } = deps;
    const { input } = use;
    const read = await db.doc(documentPaths.aiReservation(uid, input.request_id)).get();
    if (parsed(aiReservationSchema, read)?.status !== 'open') return;
    const row = { ...usageOf(uid, { ...use, preview: '' }, now()), estimated_time_saved: 0 };
    await settling(db, uid, read, row).commit();
  });
}

async function tryToKeep({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string, done: Done): Promise<Kept> {
  const { input, chatId } = done;
  const { request_id } = input;
  const at = now();
  const [reservationRead, chatRead] = await readTogether(
    db,
    db.doc(documentPaths.aiReservation(uid, request_id)),
    // For a tool that has no chat: one that is not there.
    db.doc(documentPaths.chat(uid, chatId ?? request_id)),
  );
  const reservation = parsed(aiReservationSchema, reservationRead);
  const before = chatId === null ? undefined : parsed(chatSchema, chatRead);
  const title = cutAtWord(before?.title ?? titleOf(done), AI_LIMITS.title);
  if (reservation?.status !== 'open') {
    logger.warn('a use ended twice', { uid, request_id: loggedId(request_id), status: reservation?.status });
    return { title, settled: reservation?.status === 'settled' };
  }
  const row = usageOf(uid, { ...done, preview: previewOf(done) }, at);
  const saved = done.isSolved ? row.estimated_time_saved : 0;
  const batch = settling(db, uid, reservationRead, { ...row, estimated_time_saved: saved });
  if (chatId === null) {
    batch.create(db.doc(`${collectionPaths.aiResults(uid)}/${request_id}`), resultOf(done, title, at));
  } else {
    const turns = turnsAfter(before?.turns ?? [], { asked: input.prompt, answered: done.result, at });
    const chat = { title, turns, updated_at: at } satisfies Chat;
    if (before) batch.update(chatRead.ref, chat, asRead(chatRead));
    else batch.create(chatRead.ref, chat);
  }
  await batch.commit();
  return { title, settled: true };
}

/** A commit that settles a use with its row of usage. */
function settling(db: Firestore, uid: string, reservation: DocumentSnapshot, row: AiUsage): WriteBatch {
  const settled = { status: 'settled' satisfies AiReservation['status'] };
  return db
    .batch()
    .update(reservation.ref, settled, asRead(reservation))
    .create(db.doc(`${collectionPaths.aiUsage(uid)}/${reservation.id}`), row);
}

function usageOf(uid: string, { input, pdf, preview }: Use & { preview: string }, at: Date): AiUsage {
  return {
    user_id: uid,
    tool_name: input.tool,
    input_summary: inputSummary(input.prompt) || inputSummary(pdf?.name ?? ''),
    result_preview: resultPreview(preview),
    estimated_time_saved: minutesSaved(input.tool),
    created_at: at,
  };
}

function previewOf({ input, result }: Done): string {
  return AI_TOOL_FACTS[input.tool].makes === 'text' ? result : wordsOf(result);
}

function resultOf({ input, tool, result, pdf }: Done, title: string, at: Date): AiResult {
  return {
    tool: input.tool,
    title,
    input: askedOf(input, pdf),
    result,
    file_url: pdf?.url ?? null,
    prompt_version: tool.version,
    created_at: at,
  };
}

function titleOf({ tool, input, result }: Done): string {
  return tool.title(input, result).trim();
}

/** What was asked, then the choices, one on a line. */
function askedOf(input: GenerateInput, pdf: ReadPdf | undefined): string {
  const choices = Object.entries(input)
    .filter(([name, value]) => !['tool', 'request_id', 'prompt', 'chat_id', 'file'].includes(name) && value)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`);
  const file = pdf ? [`file: ${pdf.name}`] : [];
  return [cutText(input.prompt.trim(), INPUT_KEPT), ...choices, ...file].filter(Boolean).join('\n');
}

/** The words of a thing, without its braces and the names of its parts. */
function wordsOf(json: string): string {
  const words = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(words) : [];
  };
  return words(JSON.parse(json)).join(' · ');
}
