/** A fake model server. The test decides how it answers and fails. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure as EngineFailure } from '@akada/emulators/gemini/failures';

/** The failures of a real server. Obeying the student's text is not one of them. */
export type Failure = Exclude<EngineFailure, 'obey'>;

/** How it answers a request: in pieces, in pieces that end badly, or with a failure. 'hang' keeps the connection open. */
export type FakeAnswer =
  | Failure
  | string[]
  | { pieces: string[]; ending: 'hang' | 'SAFETY' | 'cut' | 'nothing' };

interface ModelCall {
  url: string;
  key: string | undefined;
  body: {
    systemInstruction: { parts: { text: string }[] };
    contents: { role: string; parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[];
    generationConfig: Record<string, unknown>;
  };
  /** When the caller closed the connection, by performance.now(); null before. */
  closedAt: number | null;
  /** When the first chunk was written, by performance.now(). */
  firstChunkAt: number | null;
}

export interface FakeModel {
  baseUrl: string;
  calls: ModelCall[];
  /** The tokens that it reports: input tokens in total, and output tokens per piece. */
  tokens: { in: number; outPerPiece: number };
  /** The most calls that ran at the same time. */
  maxConcurrent: number;
  /** Sets the answers to the next requests. Later requests get {@link ANSWER}. */
  next: (...answers: FakeAnswer[]) => void;
  stop: () => Promise<void>;
}

export const ANSWER = ['Water moves ', 'from where there is more of it ', 'to where there is less.'];

export async function startFakeModel(): Promise<FakeModel> {
  const calls: ModelCall[] = [];
  const answers: FakeAnswer[] = [];
  const tokens = { in: 100, outPerPiece: 10 };
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    model.maxConcurrent = Math.max(model.maxConcurrent, open);
    response.once('close', () => {
      open -= 1;
    });
    void respond(request, response, model, () => answers.shift() ?? ANSWER);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: FakeModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    tokens,
    maxConcurrent: 0,
    next: (...more) => void answers.push(...more),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { calls, tokens }: FakeModel,
  nextAnswer: () => FakeAnswer,
): Promise<void> {
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const call: ModelCall = {
    url: request.url ?? '',
    key: request.headers['x-goog-api-key'] as string | undefined,
    body: JSON.parse(Buffer.concat(body).toString()) as ModelCall['body'],
    closedAt: null,
    firstChunkAt: null,
  };
  calls.push(call);
  response.once('close', () => {
    if (!response.writableFinished) call.closedAt = performance.now();
  });
  const answer = nextAnswer();
  const write = (part: object | string) => {
    call.firstChunkAt ??= performance.now();
    response.write(`data: ${typeof part === 'string' ? part : JSON.stringify(part)}\r\n\r\n`);
  };
  let pieces = 0;
  const usage = () => {
    pieces += 1;
    const counts = { promptTokenCount: tokens.in, candidatesTokenCount: pieces * tokens.outPerPiece };
    return { usageMetadata: { ...counts, totalTokenCount: tokens.in + pieces * tokens.outPerPiece } };
  };
  const piece = (text: string, finishReason?: string) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) }],
    ...usage(),
  });
  if (typeof answer === 'string' && /^\d+$/.test(answer)) {
    response.writeHead(Number(answer), { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: Number(answer), message: 'a secret of the provider' } }));
    return;
  }
  if (answer === 'hang') return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (answer === 'cut') {
    write(piece(ANSWER[0] ?? ''));
    setImmediate(() => response.destroy());
  } else if (answer === 'broken-json') {
    write(piece(ANSWER[0] ?? ''));
    write('{"candidates": [{"content": ');
    response.end();
  } else if (answer === 'SAFETY' || answer === 'PROHIBITED_CONTENT') {
    write({ promptFeedback: { blockReason: answer } });
    response.end();
  } else if (answer === 'MAX_TOKENS') {
    write(piece(ANSWER[0] ?? ''));
    write(piece('', 'MAX_TOKENS'));
    response.end();
  } else if (answer === 'empty') {
    write({ candidates: [{ finishReason: 'STOP' }] });
    response.end();
  } else if (Array.isArray(answer)) {
    for (const [index, text] of answer.entries())
      write(piece(text, index === answer.length - 1 ? 'STOP' : undefined));
    response.end();
  } else if (typeof answer === 'object') {
    for (const text of answer.pieces) write(piece(text));
    if (answer.ending === 'SAFETY') write({ candidates: [{ finishReason: 'SAFETY' }] });
    if (answer.ending === 'cut') setImmediate(() => response.destroy());
    else if (answer.ending !== 'hang') response.end();
  }
}
