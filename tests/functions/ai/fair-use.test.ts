import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { concurrentUsesMessage, tokenLimitMessage } from '@akada/domain/ai/quota';
import { addDays } from '@akada/domain/days/day';
import { reserve } from '@akada/functions/src/ai/reservation.ts';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { type Engine, startEngine, type Turn } from './engine.ts';
import { depsAt, HURRIED, newStudent, question, stateOf, use, uses } from './lab.ts';

const TOMORROW = startOfLagosDay(addDays(lagosDay(NOW), 1));

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.asked.length = 0;
  engine.mostAtOnce = 0;
  engine.tokens.in = 100;
  engine.tokens.outOfAPiece = 10;
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const atOnce = (plan: Plan) => ({ code: 'aborted', message: concurrentUsesMessage(plan) });
const usedUp = (plan: Plan) => ({
  code: 'resource-exhausted',
  message: tokenLimitMessage(plan, 'at midnight'),
});
const tokensOf = async (uid: string) => (await stateOf(uid)).tokens;

describe('the uses at the same time', () => {
  test('of 120 at once on a paid plan at most 2 run, and the others read why not', async () => {
    const uid = await newStudent({ current_plan: 'starter' });

    const outcomes = await Promise.all(Array.from({ length: 120 }, () => use(engine, uid, question())));

    const made = outcomes.filter(({ output }) => output).length;
    expect(engine.mostAtOnce).toBeLessThanOrEqual(2);
    expect(made).toBeGreaterThanOrEqual(1);
    expect(engine.asked).toHaveLength(made);
    for (const { error } of outcomes) if (error) expect(error).toMatchObject(atOnce('starter'));
    expect(await uses(uid)).toMatchObject({ count: made, settled: made, open: 0 });
  });

  test.each<[Plan, number]>([
    ['free', 1],
    ['starter', 2],
    ['lifetime', 2],
  ])('on the %s plan are %i, on whichever device', async (current_plan, most) => {
    const uid = await newStudent({ current_plan });
    for (let open = 0; open < most; open += 1) await reserve(depsAt(), uid, question());

    expect((await use(engine, uid, question())).error).toMatchObject(atOnce(current_plan));

    expect(engine.asked).toEqual([]);
    expect(await uses(uid)).toMatchObject({ count: most, open: most });
  });

  test.each<[string, Turn]>([
    ['is finished', ['Water moves.']],
    ['is blocked', 'SAFETY'],
    ['fails', '400'],
    ['breaks off', 'cut'],
  ])('are free again as soon as one %s', async (_, turn) => {
    const uid = await newStudent();
    engine.next(turn);
    await use(engine, uid, question());

    expect((await use(engine, uid, question())).output).toBeDefined();
  });

  test('are free again as soon as the student stops one', async () => {
    const uid = await newStudent();
    const student = new AbortController();
    engine.next({ pieces: ['Water moves.'], ending: 'hang' });
    await use(engine, uid, question(), { signal: student.signal, onPiece: () => student.abort() });

    expect((await use(engine, uid, question())).output).toBeDefined();
  });

  test('are free again when a lost one expires, as the message says', async () => {
    const uid = await newStudent();
    await reserve(depsAt(), uid, question());
    const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

    expect((await use(engine, uid, question(), { now: after(299) })).error).toMatchObject(atOnce('free'));
    expect((await use(engine, uid, question(), { now: after(300) })).output).toBeDefined();
    expect(AI_LIMITS.reservationSeconds).toBe(300);
    expect(concurrentUsesMessage('free')).toContain('try again in 5 minutes');
  });
});

describe('the tokens of a day', () => {
  test('are counted as the model counts them', async () => {
    const uid = await newStudent();

    await use(engine, uid, question());

    expect(await tokensOf(uid)).toEqual({ in: 100, out: 30 });
  });

  test('refuse the next use when the model has read as many as the plan has', async () => {
    const uid = await newStudent({ current_plan: 'starter' });
    engine.tokens.in = AI_PLAN_LIMITS.starter.inputTokensPerDay - 1;
    await use(engine, uid, question());
    engine.tokens.in = 1;
    // A use may begin while there are any left.
    expect((await use(engine, uid, question())).output).toBeDefined();

    expect((await use(engine, uid, question())).error).toMatchObject(usedUp('starter'));

    expect(engine.asked).toHaveLength(2);
    expect(await uses(uid)).toMatchObject({ count: 2, open: 0 });
  });

  test('on the free plan refuse a use although the day has one left', async () => {
    const uid = await newStudent();
    engine.tokens.in = AI_PLAN_LIMITS.free.inputTokensPerDay;
    await use(engine, uid, question());

    expect((await use(engine, uid, question())).error).toMatchObject(usedUp('free'));
  });

  test('refuse the next use when the model has written as many as the plan has, and are new tomorrow', async () => {
    const uid = await newStudent({ current_plan: 'pro' });
    engine.tokens.outOfAPiece = AI_PLAN_LIMITS.pro.outputTokensPerDay;
    await use(engine, uid, question());
    expect(await uses(uid)).toMatchObject({ count: 1, settled: 1 });

    expect((await use(engine, uid, question())).error).toMatchObject(usedUp('pro'));
    expect((await use(engine, uid, question(), { now: TOMORROW })).output?.left).toBe(199);
  });

  test('count of uses that were returned', async () => {
    const uid = await newStudent({ current_plan: 'pro' });
    engine.next({ pieces: [' '], ending: 'SAFETY' });

    await use(engine, uid, question());

    expect(await uses(uid)).toMatchObject({ count: 0, returned: 1 });
    expect(await tokensOf(uid)).toEqual({ in: 100, out: 10 });
  });

  test('count of both calls of a repair', async () => {
    const uid = await newStudent();
    engine.next(['no JSON'], ['{}']);

    await use(engine, uid, { ...question(), tool: 'flashcards', count: 5 } as never);

    expect(engine.asked).toHaveLength(2);
    expect(await tokensOf(uid)).toEqual({ in: 200, out: 20 });
  });

  test('count of a use that the student stops, and of one that takes too long', async () => {
    const uid = await newStudent();
    const student = new AbortController();
    engine.next({ pieces: ['Water moves.'], ending: 'hang' }, 'hang');

    await use(engine, uid, question(), { signal: student.signal, onPiece: () => student.abort() });
    const stopped = await tokensOf(uid);
    await use(engine, uid, question(), { pace: HURRIED });

    expect(stopped).toEqual({ in: 100, out: 10 });
    // The second was never counted by the model: what it read is estimated.
    expect((await tokensOf(uid)).in).toBeGreaterThan(200);
  });

  test('are not written again for a student whose account was deleted meanwhile', async () => {
    const uid = await newStudent();
    const { db } = depsAt();
    const onPiece = () => void db.recursiveDelete(db.doc(`users/${uid}`));
    engine.next({ pieces: ['Water moves.'], ending: 'hang' });

    await use(engine, uid, question(), { onPiece, pace: HURRIED });

    expect((await db.collection(`users/${uid}/user_usage`).get()).empty).toBe(true);
  });
});
