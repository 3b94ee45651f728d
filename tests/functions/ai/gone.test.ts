import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenerateInput } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { streamingCallable } from '@akada/functions/src/lib/callable.ts';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NOW, newStudent as newSignIn } from '../../support/backend.ts';
import { eventsOf, idToken } from '../../support/callables.ts';
import { type Engine, startEngine } from './engine.ts';
import { db, depsAt, handlerAt, question, stateOf, uses } from './lab.ts';

/** The function as a server runs it: the functions emulator never tells it that a client has gone. */
let engine: Engine;
let server: Server;
let url: string;
beforeAll(async () => {
  engine = await startEngine();
  const app = express();
  // Patient, so that only the client's leaving can end what is asked.
  const handler = handlerAt(engine, { firstChunkMs: 20_000, callMs: 20_000 });
  app.use(express.json());
  const generate = streamingCallable('generate', depsAt(), handler);
  // The package was made for the types of another version of Express.
  app.post('/', (request, response) => void generate(request as never, response as never));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await engine.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  engine.asked.length = 0;
});

/** A student who is signed in, and what the function's server says to them. */
async function signedIn() {
  const { uid, email, password } = await newSignIn();
  await db.doc(documentPaths.points(uid)).set(newUserPoints('Ada', NOW));
  const token = await idToken(email, password);
  let client = new AbortController();
  const hangUp = () => {
    client.abort();
    client = new AbortController();
  };
  const ask = (data: GenerateInput) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ data }),
      signal: client.signal,
    });
  return { uid, hangUp, ask };
}

test('when the client goes after the second piece, the model is stopped long before its time is up and the use is settled once', async () => {
  const { uid, hangUp, ask } = await signedIn();
  engine.next({ pieces: ['Water moves. ', 'It moves down. ', 'It moves on. '], ending: 'hang' });
  const events = eventsOf(await ask(question()));

  const read: unknown[] = [];
  while (read.length < 2) read.push((await events.next()).value);
  const left = performance.now();
  hangUp();

  await expect.poll(() => engine.asked[0]?.goneAt).not.toBeNull();
  expect((engine.asked[0]?.goneAt ?? Number.POSITIVE_INFINITY) - left).toBeLessThan(10_000);
  // It is paid when it has been settled.
  await expect.poll(() => uses(uid)).toMatchObject({ settled: 1, open: 0, paid: 1 });
  expect(await uses(uid)).toEqual({
    ...{ count: 1, open: 0, settled: 1, returned: 0 },
    ...{ rows: 1, kept: 1, paid: 1 },
  });
  const { results } = await stateOf(uid);
  expect(Object.values(results)[0]?.result).toContain('Water moves. It moves down.');
});

test('when the client goes before the first piece, the model is stopped and the use is given back', async () => {
  const { uid, hangUp, ask } = await signedIn();
  engine.next('hang');
  const answer = ask(question()).catch((error: unknown) => error);
  await expect.poll(() => engine.asked.length).toBe(1);

  hangUp();

  await expect.poll(() => engine.asked[0]?.goneAt).not.toBeNull();
  await expect.poll(() => uses(uid)).toMatchObject({ count: 0, returned: 1, open: 0, kept: 0, paid: 0 });
  expect(await answer).toMatchObject({ name: 'AbortError' });
});

test.each<GenerateInput>([
  { tool: 'flashcards', request_id: randomUUID(), prompt: 'Osmosis', count: 5 },
  { tool: 'cram', request_id: randomUUID(), prompt: 'Osmosis' },
  {
    ...{ tool: 'planner', request_id: randomUUID(), prompt: 'Osmosis', hours_a_day: 2 },
    ...{ first_day: '2026-03-01', exam_date: '2026-03-08' },
  },
])(
  'when the client goes in the middle of what $tool makes, the use is counted without a result',
  async (input) => {
    const { uid, hangUp, ask } = await signedIn();
    engine.next({ pieces: ['{"title": "Osmosis", '], ending: 'hang' });
    const events = eventsOf(await ask(input));
    await events.next();

    hangUp();

    await expect.poll(() => uses(uid)).toMatchObject({ settled: 1, open: 0 });
    expect(await uses(uid)).toEqual({
      ...{ count: 1, open: 0, settled: 1, returned: 0 },
      ...{ rows: 1, kept: 0, paid: 0 },
    });
    const { usage } = await stateOf(uid);
    expect(usage[input.request_id]).toMatchObject({
      input_summary: 'Osmosis',
      result_preview: '',
      estimated_time_saved: 0,
    });
  },
);

test('hanging up before the first piece gives three uses of a day back, and no more', async () => {
  const { uid, hangUp, ask } = await signedIn();
  for (let gone = 1; gone <= 4; gone += 1) {
    engine.next('hang');
    const answer = ask(question()).catch(() => undefined);
    await expect.poll(() => engine.asked.length).toBe(gone);
    hangUp();
    await answer;
    const returned = Math.min(gone, 3);
    await expect.poll(() => uses(uid)).toMatchObject({ open: 0, returned, settled: gone - returned });
  }

  expect(await uses(uid)).toMatchObject({ count: 1, rows: 1, kept: 0, paid: 0 });
});

test('the first piece is with the client within 400 ms of the first byte of the model', async () => {
  const { ask } = await signedIn();

  const events = eventsOf(await ask(question()));
  const { value } = await events.next();
  const took = performance.now() - (engine.asked[0]?.begunAt ?? Number.NEGATIVE_INFINITY);

  expect(value).toEqual({ message: { text: expect.stringContaining('Water') } });
  expect(took).toBeLessThan(400);
});
