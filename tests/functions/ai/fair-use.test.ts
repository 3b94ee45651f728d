import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { concurrentUsesMessage, tokenLimitMessage } from '@akada/domain/ai/quota';
import { addDays } from '@akada/domain/days/day';
import { reserveUse } from '@akada/functions/src/ai/reservation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { allowLogs, expectLogs } from '../../support/logs.ts';
import { type FakeAnswer, type FakeModel, startFakeModel } from './fake-model.ts';
import {
  countUses,
  createExplainerInput,
  createStudent,
  depsAt,
  generate,
  readState,
  SHORT_TIMEOUTS,
} from './lab.ts';

const TOMORROW = startOfLagosDay(addDays(lagosDay(NOW), 1));

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => {
  model.calls.length = 0;
  model.maxConcurrent = 0;
  model.tokens.in = 100;
  model.tokens.outPerPiece = 10;
  allowLogs('the model gave no answer');
});

const atOnce = (plan: Plan) => ({ code: 'aborted', message: concurrentUsesMessage(plan) });
const usedUp = (plan: Plan) => ({
  code: 'resource-exhausted',
  message: tokenLimitMessage(plan, 'at midnight'),
});
const tokensOf = async (uid: string) => (await readState(uid)).tokens;

describe('concurrent uses', () => {
  test('are limited to 2 of 8 on a paid plan, and the others are refused with the reason', async () => {
    const uid = await createStudent({ current_plan: 'starter' });

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => generate(model, uid, createExplainerInput())),
    );

    const made = outcomes.filter(({ output }) => output).length;
    expect(model.maxConcurrent).toBeLessThanOrEqual(2);
    expect(made).toBeGreaterThanOrEqual(1);
    expect(model.calls).toHaveLength(made);
    for (const { error } of outcomes) if (error) expect(error).toMatchObject(atOnce('starter'));
    expect(await countUses(uid)).toMatchObject({ count: made, settled: made, open: 0 });
  });

  test.each<[Plan, number]>([
    ['free', 1],
    ['starter', 2],
    ['lifetime', 2],
  ])('are limited on the %s plan to %i, on all devices together', async (current_plan, most) => {
    const uid = await createStudent({ current_plan });
    for (let open = 0; open < most; open += 1) await reserveUse(depsAt(), uid, createExplainerInput());

    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(atOnce(current_plan));

    expect(model.calls).toEqual([]);
    expect(await countUses(uid)).toMatchObject({ count: most, open: most });
  });

  test.each<[string, FakeAnswer]>([
    ['is finished', ['Water moves.']],
    ['is blocked', 'SAFETY'],
    ['fails', '400'],
    ['breaks off', 'cut'],
  ])('are allowed again as soon as one %s', async (_, answer) => {
    const uid = await createStudent();
    model.next(answer);
    await generate(model, uid, createExplainerInput());

    expect((await generate(model, uid, createExplainerInput())).output).toBeDefined();
  });

  test('are allowed again as soon as the student stops one', async () => {
    const uid = await createStudent();
    const student = new AbortController();
    model.next({ pieces: ['Water moves.'], ending: 'hang' });
    await generate(model, uid, createExplainerInput(), {
      signal: student.signal,
      onPiece: () => student.abort(),
    });

    expect((await generate(model, uid, createExplainerInput())).output).toBeDefined();
  });

  test('are allowed again when a lost one expires, as the message says', async () => {
    const uid = await createStudent();
    await reserveUse(depsAt(), uid, createExplainerInput());
    const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

    expect((await generate(model, uid, createExplainerInput(), { now: after(299) })).error).toMatchObject(
      atOnce('free'),
    );
    expect((await generate(model, uid, createExplainerInput(), { now: after(300) })).output).toBeDefined();
    expect(AI_LIMITS.reservationSeconds).toBe(300);
    expect(concurrentUsesMessage('free')).toContain('try again in 5 minutes');
  });
});

describe('the tokens of a day', () => {
  test('are those that the model reports', async () => {
    const uid = await createStudent();

    await generate(model, uid, createExplainerInput());

    expect(await tokensOf(uid)).toEqual({ in: 100, out: 30 });
  });

  test('refuse the next use when the input tokens are used up', async () => {
    const uid = await createStudent({ current_plan: 'starter' });
    model.tokens.in = AI_PLAN_LIMITS.starter.inputTokensPerDay - 1;
    await generate(model, uid, createExplainerInput());
    model.tokens.in = 1;
    // A use may start while any tokens are left.
    expect((await generate(model, uid, createExplainerInput())).output).toBeDefined();

    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(usedUp('starter'));

    expect(model.calls).toHaveLength(2);
    expect(await countUses(uid)).toMatchObject({ count: 2, open: 0 });
  });

  test('refuse a use on the free plan even if the day has uses left', async () => {
    const uid = await createStudent();
    model.tokens.in = AI_PLAN_LIMITS.free.inputTokensPerDay;
    await generate(model, uid, createExplainerInput());

    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(usedUp('free'));
  });

  test('refuse the next use when the output tokens are used up, until the next day', async () => {
    const uid = await createStudent({ current_plan: 'pro' });
    model.tokens.outPerPiece = AI_PLAN_LIMITS.pro.outputTokensPerDay;
    await generate(model, uid, createExplainerInput());
    expect(await countUses(uid)).toMatchObject({ count: 1, settled: 1 });

    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(usedUp('pro'));
    expect((await generate(model, uid, createExplainerInput(), { now: TOMORROW })).output?.left).toBe(199);
  });

  test('include those of returned uses', async () => {
    const uid = await createStudent({ current_plan: 'pro' });
    model.next({ pieces: [' '], ending: 'SAFETY' });

    await generate(model, uid, createExplainerInput());

    expect(await countUses(uid)).toMatchObject({ count: 0, returned: 1 });
    expect(await tokensOf(uid)).toEqual({ in: 100, out: 10 });
  });

  test('include both calls of a repair', async () => {
    const uid = await createStudent();
    model.next(['no JSON'], ['{}']);

    await generate(model, uid, { ...createExplainerInput(), tool: 'flashcards', count: 5 } as never);

    expect(model.calls).toHaveLength(2);
    expect(await tokensOf(uid)).toEqual({ in: 200, out: 20 });
  });

  test('include those of a stopped use and of one that times out', async () => {
    const uid = await createStudent();
    const student = new AbortController();
    model.next({ pieces: ['Water moves.'], ending: 'hang' }, 'hang');

    await generate(model, uid, createExplainerInput(), {
      signal: student.signal,
      onPiece: () => student.abort(),
    });
    const stopped = await tokensOf(uid);
    await generate(model, uid, createExplainerInput(), { timing: SHORT_TIMEOUTS });

    expect(stopped).toEqual({ in: 100, out: 10 });
    // The model never reported the second call, so its input is estimated.
    expect((await tokensOf(uid)).in).toBeGreaterThan(200);
  });

  test('are not recorded for an account that was deleted during the use', async () => {
    expectLogs('an AI use was already ended');
    const uid = await createStudent();
    const { db } = depsAt();
    const onPiece = () => void db.recursiveDelete(db.doc(`users/${uid}`));
    model.next({ pieces: ['Water moves.'], ending: 'hang' });

    await generate(model, uid, createExplainerInput(), { onPiece, timing: SHORT_TIMEOUTS });

    expect((await db.collection(`users/${uid}/user_usage`).get()).empty).toBe(true);
  });
});
