import { AI_LIMITS, AI_TOOL_FACTS, inputSummary, minutesSaved, resultPreview } from '@akada/domain/ai';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import {
  type AiReservation,
  type AiResult,
  type AiUsage,
  aiReservationSchema,
  type Chat,
  chatSchema,
  type GenerateInput,
} from '@akada/domain/schemas/ai';
import { cutText } from '@akada/domain/text';
import { logger } from 'firebase-functions';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { turnsAfter } from './chat.ts';
import type { ReadPdf } from './files.ts';
import type { Tool } from './tool.ts';

/** Of a long input the result keeps so many characters. */
const INPUT_KEPT = 4_000;

/** A use that came to something. */
export interface Done {
  input: GenerateInput;
  tool: Tool;
  result: string;
  pdf: ReadPdf | undefined;
  /** Of a chat: where it goes on. */
  chatId: string | null;
}

/**
 * Settles a use in one commit with all that is kept of it: the row of usage, the result, and the turns of a chat.
 * Done again it does nothing.
 */
export function keep(deps: Pick<Deps, 'db' | 'now'>, uid: string, done: Done): Promise<void> {
  return rereading(() => tryToKeep(deps, uid, done));
}

async function tryToKeep({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string, done: Done): Promise<void> {
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
  if (reservation?.status !== 'open') {
    logger.warn('a use ended twice', { uid, request_id, status: reservation?.status });
    return;
  }
  const batch = db
    .batch()
    .update(
      reservationRead.ref,
      { status: 'settled' satisfies AiReservation['status'] },
      asRead(reservationRead),
    )
    .create(db.doc(`${collectionPaths.aiUsage(uid)}/${request_id}`), usageOf(uid, done, at))
    .create(db.doc(`${collectionPaths.aiResults(uid)}/${request_id}`), resultOf(done, at));
  if (chatId !== null) {
    const before = parsed(chatSchema, chatRead);
    const turns = turnsAfter(before?.turns ?? [], { asked: input.prompt, answered: done.result, at });
    const chat = { title: before?.title ?? titleOf(done), turns, updated_at: at } satisfies Chat;
    if (before) batch.update(chatRead.ref, chat, asRead(chatRead));
    else batch.create(chatRead.ref, chat);
  }
  await batch.commit();
}

function usageOf(uid: string, { input, result, pdf }: Done, at: Date): AiUsage {
  return {
    user_id: uid,
    tool_name: input.tool,
    input_summary: inputSummary(input.prompt) || inputSummary(pdf?.name ?? ''),
    result_preview: resultPreview(AI_TOOL_FACTS[input.tool].makes === 'text' ? result : wordsOf(result)),
    estimated_time_saved: minutesSaved(input.tool),
    created_at: at,
  };
}

function resultOf(done: Done, at: Date): AiResult {
  const { input, tool, result, pdf } = done;
  return {
    tool: input.tool,
    title: titleOf(done),
    input: askedOf(input, pdf),
    result,
    file_url: pdf?.url ?? null,
    prompt_version: tool.version,
    created_at: at,
  };
}

function titleOf({ tool, input, result }: Done): string {
  return cutText(tool.title(input, result).trim(), AI_LIMITS.title);
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
