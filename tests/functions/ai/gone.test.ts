import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { streamingCallable } from '@akada/functions/src/lib/callable.ts';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NOW, createStudent as newSignIn } from '../../support/backend.ts';
import { createIdToken, readEvents } from '../../support/callables.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { countUses, createExplainerInput, createHandler, db, depsAt, readState } from './lab.ts';

/** Runs the function on a server of its own, because the functions emulator does not report a client's disconnect. */
let model: FakeModel;
let server: Server;
let url: string;
beforeAll(async () => {
  model = await startFakeModel();
  const app = express();
  // Long timeouts, so that only the client's disconnect can end the call.
  const handler = createHandler(model, { firstChunkMs: 20_000, callMs: 20_000 });
  app.use(express.json());
  const generate = streamingCallable('generate', depsAt(), handler);
  // The package has the types of another version of Express.
  app.post('/', (request, response) => void generate(request as never, response as never));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await model.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  model.calls.length = 0;
});

/** Signs a student in, and returns functions that call the server and hang up. */
async function signedIn() {
  const { uid, email, password } = await newSignIn();
  await db.doc(documentPaths.points(uid)).set(newUserPoints('Ada', NOW));
  const token = await createIdToken(email, password);
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

test('a client that leaves after the second piece stops the model at once, and the use is settled once', async () => {
  const { uid, hangUp, ask } = await signedIn();
  model.next({ pieces: ['Water moves. ', 'It moves down. ', 'It moves on. '], ending: 'hang' });
  const events = readEvents(await ask(createExplainerInput()));

  const read: unknown[] = [];
  while (read.length < 2) read.push((await events.next()).value);
  const left = performance.now();
  hangUp();

  await expect.poll(() => model.calls[0]?.closedAt).not.toBeNull();
  expect((model.calls[0]?.closedAt ?? Number.POSITIVE_INFINITY) - left).toBeLessThan(10_000);
  // Points are awarded after the use is settled.
  await expect.poll(() => countUses(uid)).toMatchObject({ settled: 1, open: 0, awards: 1 });
  expect(await countUses(uid)).toEqual({
    ...{ count: 1, open: 0, settled: 1, returned: 0 },
    ...{ rows: 1, results: 1, awards: 1 },
  });
  const { results } = await readState(uid);
  expect(Object.values(results)[0]?.result).toContain('Water moves. It moves down.');
});

test('a client that leaves before the first piece stops the model, and the use is returned', async () => {
  const { uid, hangUp, ask } = await signedIn();
  model.next('hang');
  const answer = ask(createExplainerInput()).catch((error: unknown) => error);
  await expect.poll(() => model.calls.length).toBe(1);

  hangUp();

  await expect.poll(() => model.calls[0]?.closedAt).not.toBeNull();
  await expect
    .poll(() => countUses(uid))
    .toMatchObject({ count: 0, returned: 1, open: 0, results: 0, awards: 0 });
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
  'a client that leaves in the middle of the $tool answer has the use counted without a result',
  async (input) => {
    const { uid, hangUp, ask } = await signedIn();
    model.next({ pieces: ['{"title": "Osmosis", '], ending: 'hang' });
    const events = readEvents(await ask(input));
    await events.next();

    hangUp();

    await expect.poll(() => countUses(uid)).toMatchObject({ settled: 1, open: 0 });
    expect(await countUses(uid)).toEqual({
      ...{ count: 1, open: 0, settled: 1, returned: 0 },
      ...{ rows: 1, results: 0, awards: 0 },
    });
    const { usage } = await readState(uid);
    expect(usage[input.request_id]).toMatchObject({
      input_summary: 'Osmosis',
      result_preview: '',
      estimated_time_saved: 0,
    });
  },
);

test('leaving before the first piece returns three uses a day and no more', async () => {
  const { uid, hangUp, ask } = await signedIn();
  for (let gone = 1; gone <= 4; gone += 1) {
    model.next('hang');
    const answer = ask(createExplainerInput()).catch(() => undefined);
    await expect.poll(() => model.calls.length).toBe(gone);
    hangUp();
    await answer;
    const returned = Math.min(gone, 3);
    await expect.poll(() => countUses(uid)).toMatchObject({ open: 0, returned, settled: gone - returned });
  }

  expect(await countUses(uid)).toMatchObject({ count: 1, rows: 1, results: 0, awards: 0 });
});

test("the client gets the first piece within 400 ms of the model's first chunk", async () => {
  const { ask } = await signedIn();

  const events = readEvents(await ask(createExplainerInput()));
  const { value } = await events.next();
  const took = performance.now() - (model.calls[0]?.firstChunkAt ?? Number.NEGATIVE_INFINITY);

  expect(value).toEqual({ message: { text: expect.stringContaining('Water') } });
  expect(took).toBeLessThan(400);
});
