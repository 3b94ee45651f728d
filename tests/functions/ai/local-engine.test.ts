import { randomUUID } from 'node:crypto';
import { AI_MESSAGES, countedMessage, UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { type EngineServer, startEngineServer } from '@akada/emulators/gemini/server';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from './engine.ts';
import { HURRIED, newStudent, use, uses } from './lab.ts';

const NOTES = [
  'Osmosis is the movement of water through a membrane from where there is more of it to where there is less.',
  'Diffusion is the movement of particles from a high to a low concentration.',
  'A membrane is a thin layer that lets some particles pass and holds others back.',
  'Turgor is the pressure of the water in a plant cell against its wall.',
].join('\n');

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer(0);
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const engine = () => ({ baseUrl: server.origin });
const text = () => ({ tool: 'paraphraser', request_id: randomUUID(), prompt: NOTES, tone: 'plain' }) as const;
const thing = () => ({ tool: 'flashcards', request_id: randomUUID(), prompt: NOTES, count: 5 }) as const;
const failing = (...next: Failure[]) => server.control.set({ next });

const RETURNED = { count: 0, open: 0, settled: 0, returned: 1, rows: 0, kept: 0, paid: 0 };
const SETTLED = { count: 1, open: 0, settled: 1, returned: 0, rows: 1, kept: 1, paid: 1 };

/** The double of ./engine.ts fails as a test says; this is the server that students of a clone use. */
describe('of the local study engine', () => {
  test.each([text, thing])('an answer is made whole and settled', async (input) => {
    const uid = await newStudent();

    expect((await use(engine(), uid, input())).output).toMatchObject({ note: null, left: 1 });
    expect(await uses(uid)).toEqual(SETTLED);
  });

  test('a problem that it cannot solve is answered and counted, and pays nothing', async () => {
    const uid = await newStudent();
    const prompt = 'Find the momentum of a lorry.';
    const input = { tool: 'solver', request_id: randomUUID(), prompt, mode: 'solution' } as const;

    const { output } = await use(engine(), uid, input);

    expect(output).toMatchObject({ note: AI_MESSAGES.unsolved, left: 1 });
    expect(output?.result).not.toContain(UNSOLVED_MARK);
    expect(await uses(uid)).toEqual({ ...SETTLED, paid: 0 });
  });

  test.each<[Failure, Failure[], string]>([
    ['400', ['400'], AI_MESSAGES.failed],
    ['429', ['429', '429', '429'], AI_MESSAGES.busy],
    ['503', ['503', '503', '503'], AI_MESSAGES.busy],
    ['hang', ['hang'], AI_MESSAGES.slow],
    ['PROHIBITED_CONTENT', ['PROHIBITED_CONTENT'], AI_MESSAGES.blocked],
    ['empty', ['empty'], AI_MESSAGES.empty],
  ])('%s is told and given back', async (failure, next, message) => {
    const uid = await newStudent();
    failing(...next);

    const pace = failure === 'hang' ? HURRIED : {};
    expect((await use(engine(), uid, text(), { pace })).error).toMatchObject({ message });
    expect(await uses(uid)).toEqual(RETURNED);
  });

  test.each<[Failure, string]>([
    ['cut', AI_MESSAGES.interrupted],
    ['MAX_TOKENS', AI_MESSAGES.cutShort],
  ])('%s leaves what there was', async (failure, note) => {
    const uid = await newStudent();
    failing(failure);

    expect((await use(engine(), uid, text())).output).toMatchObject({ note, left: 1 });
    expect(await uses(uid)).toEqual(SETTLED);
  });

  test('an answer that is blocked after some of it was delivered says so and is counted', async () => {
    const uid = await newStudent();
    failing('SAFETY');

    expect((await use(engine(), uid, text())).error).toMatchObject({
      message: countedMessage(AI_MESSAGES.blocked, 'delivered'),
    });
    expect(await uses(uid)).toEqual({ ...SETTLED, kept: 0, paid: 0 });
  });

  test('broken JSON is requested once more, and the use counts when that is broken too', async () => {
    const uid = await newStudent();
    failing('broken-json');
    expect((await use(engine(), uid, thing())).output).toMatchObject({ note: null });

    failing('broken-json', 'broken-json');
    expect((await use(engine(), uid, thing())).error).toMatchObject({
      message: countedMessage(AI_MESSAGES.unreadable, 'delivered'),
    });
    expect(await uses(uid)).toEqual({ ...SETTLED, count: 2, settled: 2, rows: 2 });
  });
});
