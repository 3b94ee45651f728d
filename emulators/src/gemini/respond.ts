/** Answers one request like the service, or fails in the way that a test chose. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerTo } from './answers/index.ts';
import { type Failure, obeyed, obeyedIn, refusal } from './failures.ts';
import { type GeminiRequest, type Piece, piecesOf, responseOf, textOf, tokensOf } from './protocol.ts';
import { type Asked, askedIn } from './request.ts';
import { fitted, type Schema } from './schema.ts';

export interface Call {
  model: string;
  isStream: boolean;
  body: GeminiRequest;
  failure: Failure | undefined;
  delayMs: number;
  /** Reads an uploaded file, by its URI. */
  readFile: (uri: string) => Buffer;
}

/** @throws ApiError for failures that the service answers with an HTTP error */
export async function respond(response: ServerResponse, call: Call): Promise<void> {
  const { body, failure, model } = call;
  const refused = failure && refusal(failure);
  if (refused) throw refused;
  const asked = await askedIn(body, call.readFile);
  // Never answered, so the client has to time out.
  if (failure === 'hang') return;
  const text = failure === 'empty' || failure === 'PROHIBITED_CONTENT' ? '' : textFor(asked, failure);
  const pieces = ended(piecesOf(text), failure, body.generationConfig?.maxOutputTokens);
  const prompt = promptTokens(body, asked.pdfPages);
  if (!call.isStream) {
    if (failure === 'cut') return void response.destroy();
    const whole = pieces.map((piece) => piece.text ?? '').join('');
    await pause(call.delayMs);
    const last = pieces.at(-1);
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
    const tokens = { prompt, answer: tokensOf(whole) };
    response.end(JSON.stringify(responseOf({ ...last, text: whole }, model, tokens)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  let sent = '';
  for (const [index, piece] of pieces.entries()) {
    if (call.delayMs > 0) await pause(call.delayMs);
    if (response.destroyed) return;
    if (failure === 'cut' && index > 0 && index >= pieces.length / 2) return void response.destroy();
    sent += piece.text ?? '';
    const tokens = { prompt, answer: tokensOf(sent) };
    await written(response, `data: ${JSON.stringify(responseOf(piece, model, tokens))}\r\n\r\n`);
  }
  if (failure === 'cut') response.destroy();
  else response.end();
}

const TOKENS_A_PAGE = 258;

/** The tokens of a request, roughly as the service counts them. */
export function promptTokens({ contents = [], systemInstruction }: GeminiRequest, pages: number): number {
  const texts = [systemInstruction, ...contents].map(textOf);
  return texts.reduce((sum, text) => sum + tokensOf(text), pages * TOKENS_A_PAGE);
}

function textFor(asked: Asked, failure: Failure | undefined): string {
  const answer = answerTo(asked);
  if (answer === '') return '';
  if (asked.schema === null) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return failure === 'obey' ? obeyed(asked.system, asked.text) : text;
  }
  const value = typeof answer === 'string' ? { title: answer, text: answer } : answer;
  const bent = failure === 'obey' ? obeyedIn(value, asked.system, asked.text) : value;
  const json = JSON.stringify(fitted(bent, asked.schema as Schema));
  return failure === 'broken-json' ? `${json.slice(0, Math.ceil(json.length / 2))} and so on` : json;
}

/** The pieces up to where the answer stops, and why it does. */
function ended(texts: readonly string[], failure: Failure | undefined, most?: number): Piece[] {
  const pieces: Piece[] = texts.map((text) => ({ text }));
  switch (failure) {
    case 'SAFETY':
      // Found only after part of the answer was sent.
      return [...pieces.slice(0, 1), { finishReason: 'SAFETY' }];
    case 'PROHIBITED_CONTENT':
      return [{ finishReason: 'PROHIBITED_CONTENT' }];
    case 'MAX_TOKENS':
      return withReason(pieces.slice(0, Math.max(1, Math.floor(pieces.length / 2))), 'MAX_TOKENS');
    case 'cut':
      return pieces;
    case 'empty':
      return [{ text: '', finishReason: 'STOP' }];
    default:
      return most !== undefined && tokensOf(texts.join('')) > most
        ? withReason(within(texts, most * 4), 'MAX_TOKENS')
        : withReason(pieces, 'STOP');
  }
}

function withReason(pieces: readonly Piece[], finishReason: string): Piece[] {
  const last = pieces.at(-1) ?? { text: '' };
  return [...pieces.slice(0, -1), { ...last, finishReason }];
}

function within(texts: readonly string[], characters: number): Piece[] {
  return piecesOf(texts.join('').slice(0, characters)).map((text) => ({ text }));
}

/** Resolves when the chunk was sent, or the connection is closed. */
function written(response: ServerResponse, chunk: string): Promise<void> {
  return new Promise((resolve) => void response.write(chunk, () => resolve()));
}
