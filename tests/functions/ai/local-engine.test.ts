import { randomUUID } from 'node:crypto';
import { NO_ANSWER_MARK } from '@akada/domain/ai/ai';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES, countedMessage } from '@akada/domain/ai/messages';
import { type EngineServer, startEngineServer } from '@akada/emulators/gemini/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowLogs } from '../../support/logs.ts';
import type { Failure } from './fake-model.ts';
import { countUses, createStudent, generate, SHORT_TIMEOUTS } from './lab.ts';

const NOTES = [
  'Osmosis is the movement of water through a membrane from where there is more of it to where there is less.',
  'Diffusion is the movement of particles from a high to a low concentration.',
  'A membrane is a thin layer that lets some particles pass and holds others back.',
  'Turgor is the pressure of the water in a plant cell against its wall.',
  'Plasmolysis is the shrinking of the contents of a plant cell away from its wall.',
].join('\n');

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer(0);
});
afterAll(() => server.close());
beforeEach(() => {
  allowLogs('the model gave no answer');
});

const engine = () => ({ baseUrl: server.origin });
const text = () => ({ tool: 'summarizer', request_id: randomUUID(), prompt: NOTES }) as const;
const structured = () => ({ tool: 'flashcards', request_id: randomUUID(), prompt: NOTES, count: 5 }) as const;
const failing = (...next: Failure[]) => server.control.set({ next });

const RETURNED = { count: 0, open: 0, settled: 0, returned: 1, rows: 0, results: 0, awards: 0 };
const SETTLED = { count: 1, open: 0, settled: 1, returned: 0, rows: 1, results: 1, awards: 1 };

/** Runs against the real local study engine, which answers on the emulators, instead of ./fake-model.ts. */
describe('with the local study engine', () => {
  test.each([text, structured])('a use gets a complete answer and is settled', async (input) => {
    const uid = await createStudent();

    expect((await generate(engine(), uid, input())).output).toMatchObject({ note: null, left: 1 });
    expect(await countUses(uid)).toEqual(SETTLED);
  });

  test.each<GenerateInput>([
    {
      ...{ tool: 'solver', request_id: randomUUID(), mode: 'solution' },
      prompt: 'Find the momentum of a lorry.',
    },
    { tool: 'chat', request_id: randomUUID(), prompt: 'Who is the king of Spain?' },
    {
      ...{ tool: 'explainer', request_id: randomUUID(), level: 'secondary', length: 'short' },
      prompt: 'Quomodology',
    },
  ])('a $tool without an answer says so, and the use is returned without points', async (input) => {
    const uid = await createStudent();

    const { output } = await generate(engine(), uid, input);

    expect(output).toMatchObject({ note: AI_MESSAGES.noAnswer, left: 2 });
    expect(output?.result).not.toContain(NO_ANSWER_MARK);
    const results = input.tool === 'chat' ? 0 : 1;
    expect(await countUses(uid)).toEqual({ ...RETURNED, results });
  });

  test.each<GenerateInput>([
    { tool: 'flashcards', request_id: randomUUID(), prompt: 'hello hello hello', count: 5 },
    { tool: 'cram', request_id: randomUUID(), prompt: 'hello' },
  ])('$tool without facts fails with the reason, and the use is returned', async (input) => {
    const uid = await createStudent();

    expect((await generate(engine(), uid, input)).error).toMatchObject({ message: AI_MESSAGES.noFacts });
    expect(await countUses(uid)).toEqual(RETURNED);
  });

  test.each<[Failure, Failure[], string]>([
    ['400', ['400'], AI_MESSAGES.off],
    ['429', ['429', '429'], AI_MESSAGES.busy],
    [
      '429-hour',
      ['429-hour'],
      'The AI service is busy. Please try again in 60 minutes. This use was not counted.',
    ],
    ['404', ['404'], AI_MESSAGES.failed],
    ['503', ['503', '503', '503'], AI_MESSAGES.busy],
    ['hang', ['hang'], AI_MESSAGES.slow],
    ['PROHIBITED_CONTENT', ['PROHIBITED_CONTENT'], AI_MESSAGES.blocked],
    ['empty', ['empty'], AI_MESSAGES.empty],
  ])('the failure %s has its message, and the use is returned', async (failure, next, message) => {
    const uid = await createStudent();
    failing(...next);

    const timing = failure === 'hang' ? SHORT_TIMEOUTS : {};
    expect((await generate(engine(), uid, text(), { timing })).error).toMatchObject({ message });
    expect(await countUses(uid)).toEqual(RETURNED);
  });

  test.each<Failure>(['404', '429-hour'])(
    'the fallback model answers after the failure %s',
    async (failure) => {
      const uid = await createStudent();
      failing(failure);
      const config = { model: 'gemini-flash-latest', fallbackModel: 'gemini-3.5-flash-lite' };

      expect((await generate(engine(), uid, text(), { config })).output).toMatchObject({ left: 1 });
      expect(server.control.received.slice(-2).map(({ model }) => model)).toEqual(Object.values(config));
      expect(await countUses(uid)).toEqual(SETTLED);
    },
  );

  test.each([
    ...['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-3-flash-preview', 'gemini-3.5-flash-lite'],
    ...['gemini-3.8-flash', 'gemini-flash-latest'],
  ])('%s accepts the settings of a tool that thinks and of one that does not', async (model) => {
    const uid = await createStudent();
    const problem = {
      tool: 'solver',
      request_id: randomUUID(),
      prompt: 'Solve 2x + 6 = 14',
      mode: 'hint',
    } as const;
    const calls = server.control.received.length;

    for (const input of [text(), problem])
      expect((await generate(engine(), uid, input, { config: { model } })).error).toBeUndefined();
    expect(server.control.received).toHaveLength(calls + 2);
  });

  test('without a key every use is returned, more than three in a day too', async () => {
    const uid = await createStudent();
    for (let time = 1; time <= 5; time += 1) {
      const { error } = await generate(engine(), uid, text(), { config: { apiKey: '' } });
      expect(error).toMatchObject({ code: 'unavailable', message: AI_MESSAGES.off });
    }
    expect(await countUses(uid)).toEqual({ ...RETURNED, returned: 5 });
  });

  test.each<[Failure, object, object]>([
    ['cut', { note: AI_MESSAGES.brokenOff, left: 2 }, { ...RETURNED, results: 1 }],
    ['MAX_TOKENS', { note: AI_MESSAGES.cutShort, left: 1 }, SETTLED],
  ])('the failure %s keeps the text so far', async (failure, expected, uses) => {
    const uid = await createStudent();
    failing(failure);

    expect((await generate(engine(), uid, text())).output).toMatchObject(expected);
    expect(await countUses(uid)).toEqual(uses);
  });

  test('an answer that is blocked after some of it was delivered is counted', async () => {
    const uid = await createStudent();
    failing('SAFETY');

    expect((await generate(engine(), uid, text())).error).toMatchObject({
      message: countedMessage(AI_MESSAGES.blocked, 'delivered'),
    });
    expect(await countUses(uid)).toEqual({ ...SETTLED, results: 0, awards: 0 });
  });

  test('broken JSON is requested once more, and the use counts if that is broken too', async () => {
    const uid = await createStudent();
    failing('broken-json');
    expect((await generate(engine(), uid, structured())).output).toMatchObject({ note: null });

    failing('broken-json', 'broken-json');
    expect((await generate(engine(), uid, structured())).error).toMatchObject({
      message: countedMessage(AI_MESSAGES.unreadable, 'delivered'),
    });
    expect(await countUses(uid)).toEqual({ ...SETTLED, count: 2, settled: 2, rows: 2 });
  });
});
