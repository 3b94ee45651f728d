/** Answers one request as the service does, or fails as it is told to. */
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
}

/** @throws ApiError for what the service answers with an HTTP status of its own */
export async function respond(response: ServerResponse, call: Call): Promise<void> {
  const { body, failure, model } = call;
  const refused = failure && refusal(failure);
  if (refused) throw refused;
  const asked = await askedIn(body);
  // Never answered: the client has to lose its patience.
  if (failure === 'hang') return;
  const text = failure === 'empty' || failure === 'PROHIBITED_CONTENT' ? '' : textFor(asked, failure);
  const pieces = ended(piecesOf(text), failure, body.generationConfig?.maxOutputTokens);
  const prompt = promptTokens(body, asked.pages.length);
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

/** What a request has to be read, as the service counts it. */
export function promptTokens({ contents = [], systemInstruction }: GeminiRequest, pages: number): number {
  const texts = [systemInstruction, ...contents].map(textOf);
  return texts.reduce((sum, text) => sum + tokensOf(text), pages * TOKENS_A_PAGE);
}

function textFor(asked: Asked, failure: Failure | undefined): string {
  const answer = answerTo(asked);
  if (asked.schema === null) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return failure === 'obey' ? obeyed(asked.system, asked.text) : text;
  }
  const value = typeof answer === 'string' ? { title: answer, text: answer } : answer;
  const bent = failure === 'obey' ? obeyedIn(value, asked.system, asked.text) : value;
  const json = JSON.stringify(fitted(bent, asked.schema as Schema));
  return failure === 'broken-json' ? `${json.slice(0, Math.ceil(json.length / 2))} and so on` : json;
}

/** Where the answer stops, and why. */
function ended(texts: readonly string[], failure: Failure | undefined, most?: number): Piece[] {
  const pieces: Piece[] = texts.map((text) => ({ text }));
  switch (failure) {
    case 'SAFETY':
      // Seen only when part of it has been sent.
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

/** Settles when the chunk has left, or nobody is there to take it. */
function written(response: ServerResponse, chunk: string): Promise<void> {
  return new Promise((resolve) => void response.write(chunk, () => resolve()));
}
