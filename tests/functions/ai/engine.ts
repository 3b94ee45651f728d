/** A model's server of a test's own: what it says, and how it fails, is said by the test. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure as EngineFailure } from '@akada/emulators/gemini/failures';

/** How the real one can fail; to obey a text is no failure of a server. */
export type Failure = Exclude<EngineFailure, 'obey'>;

/** What it does next: an answer in pieces, one that waits after some pieces for as long as anybody listens, or a failure. */
export type Turn = Failure | string[] | { pieces: string[]; ending: 'hang' | 'SAFETY' | 'cut' | 'nothing' };

/** What it was asked. */
interface Asked {
  url: string;
  key: string | undefined;
  body: {
    systemInstruction: { parts: { text: string }[] };
    contents: { role: string; parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[];
    generationConfig: Record<string, unknown>;
  };
  /** When the caller was gone, in milliseconds; null while it listens. */
  goneAt: number | null;
  /** When the first byte of the answer was written. */
  begunAt: number | null;
}

export interface Engine {
  baseUrl: string;
  asked: Asked[];
  /** What it says that each answer takes: of what it reads with every piece, of what it writes for each piece. */
  tokens: { in: number; outOfAPiece: number };
  /** How many it answered at the same time, at most. */
  mostAtOnce: number;
  /** What it does next, one for each request; after them it answers {@link ANSWER}. */
  next: (...turns: Turn[]) => void;
  stop: () => Promise<void>;
}

export const ANSWER = ['Water moves ', 'from where there is more of it ', 'to where there is less.'];

export async function startEngine(): Promise<Engine> {
  const asked: Asked[] = [];
  const turns: Turn[] = [];
  const tokens = { in: 100, outOfAPiece: 10 };
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    engine.mostAtOnce = Math.max(engine.mostAtOnce, open);
    response.once('close', () => {
      open -= 1;
    });
    void answer(request, response, engine, () => turns.shift() ?? ANSWER);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const engine: Engine = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    tokens,
    mostAtOnce: 0,
    next: (...more) => void turns.push(...more),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return engine;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, tokens }: Engine,
  turnOf: () => Turn,
): Promise<void> {
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const one: Asked = {
    url: request.url ?? '',
    key: request.headers['x-goog-api-key'] as string | undefined,
    body: JSON.parse(Buffer.concat(body).toString()) as Asked['body'],
    goneAt: null,
    begunAt: null,
  };
  asked.push(one);
  response.once('close', () => {
    if (!response.writableFinished) one.goneAt = performance.now();
  });
  const turn = turnOf();
  const write = (part: object | string) => {
    one.begunAt ??= performance.now();
    response.write(`data: ${typeof part === 'string' ? part : JSON.stringify(part)}\r\n\r\n`);
  };
  let pieces = 0;
  const usage = () => {
    pieces += 1;
    const counts = { promptTokenCount: tokens.in, candidatesTokenCount: pieces * tokens.outOfAPiece };
    return { usageMetadata: { ...counts, totalTokenCount: tokens.in + pieces * tokens.outOfAPiece } };
  };
  const piece = (text: string, finishReason?: string) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) }],
    ...usage(),
  });
  if (typeof turn === 'string' && /^\d+$/.test(turn)) {
    response.writeHead(Number(turn), { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: Number(turn), message: 'a secret of theirs' } }));
    return;
  }
  if (turn === 'hang') return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (turn === 'cut') {
    write(piece(ANSWER[0] ?? ''));
    setImmediate(() => response.destroy());
  } else if (turn === 'broken-json') {
    write(piece(ANSWER[0] ?? ''));
    write('{"candidates": [{"content": ');
    response.end();
  } else if (turn === 'SAFETY' || turn === 'PROHIBITED_CONTENT') {
    write({ promptFeedback: { blockReason: turn } });
    response.end();
  } else if (turn === 'MAX_TOKENS') {
    write(piece(ANSWER[0] ?? ''));
    write(piece('', 'MAX_TOKENS'));
    response.end();
  } else if (turn === 'empty') {
    write({ candidates: [{ finishReason: 'STOP' }] });
    response.end();
  } else if (Array.isArray(turn)) {
    for (const [index, text] of turn.entries())
      write(piece(text, index === turn.length - 1 ? 'STOP' : undefined));
    response.end();
  } else if (typeof turn === 'object') {
    for (const text of turn.pieces) write(piece(text));
    if (turn.ending === 'SAFETY') write({ candidates: [{ finishReason: 'SAFETY' }] });
    if (turn.ending === 'cut') setImmediate(() => response.destroy());
    else if (turn.ending !== 'hang') response.end();
  }
}
