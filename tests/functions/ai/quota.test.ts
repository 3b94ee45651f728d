import { randomUUID } from 'node:crypto';
import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { concurrentUsesMessage, dailyLimitMessage, textTooLongMessage } from '@akada/domain/ai/quota';
import type { AiQuota } from '@akada/domain/ai/schemas';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { reserveUse, returnUse } from '@akada/functions/src/ai/reservation.ts';
import { answerStreaming } from '@akada/functions/src/lib/callable.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { expectLogs } from '../../support/logs.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import {
  countUses,
  createExplainerInput,
  createHandler,
  createStudent,
  db,
  depsAt,
  generate,
  readState,
  SHORT_TIMEOUTS,
} from './lab.ts';

const TODAY = lagosDay(NOW);
const TOMORROW = startOfLagosDay(addDays(TODAY, 1));
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => {
  model.calls.length = 0;
  model.maxConcurrent = 0;
});
afterEach(() => vi.restoreAllMocks());

const many = (count: number, one: () => ReturnType<typeof generate>) =>
  Promise.all(Array.from({ length: count }, one));
const refused = { code: 'resource-exhausted', message: dailyLimitMessage('free', 2, 'at midnight') };

const atOnce = (plan: Plan) => ({ code: 'aborted', message: concurrentUsesMessage(plan) });
/** Sets today's counts. */
const setUsage = (uid: string, counts: Partial<AiQuota>) =>
  db
    .doc(documentPaths.usage(uid, TODAY, 'ai_tools'))
    .set({ feature_name: 'ai_tools', usage_date: TODAY, usage_count: 0, ...counts } satisfies AiQuota);

describe('the uses of a day', () => {
  test('are limited to 2 of 20 concurrent ones on the free plan, and the others are refused with the reason', async () => {
    const uid = await createStudent();

    const outcomes = await many(20, () => generate(model, uid, createExplainerInput()));
    while ((await countUses(uid)).count < 2)
      outcomes.push(await generate(model, uid, createExplainerInput()));

    expect(model.calls).toHaveLength(2);
    expect(outcomes.filter(({ output }) => output)).toHaveLength(2);
    for (const { error } of outcomes) {
      if (error) expect([refused.message, concurrentUsesMessage('free')]).toContain(error.message);
    }
    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(refused);
    expect(refused.message).toMatch(/2 AI uses for today.*You get more at midnight.*Starter/);
    expect(await countUses(uid)).toMatchObject({
      count: 2,
      settled: 2,
      open: 0,
      returned: 0,
      rows: 2,
      awards: 2,
    });
  });

  test('count down, and reset the next day', async () => {
    const uid = await createStudent();

    expect((await generate(model, uid, createExplainerInput())).output?.left).toBe(1);
    expect((await generate(model, uid, createExplainerInput())).output?.left).toBe(0);
    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(refused);
    expect((await generate(model, uid, createExplainerInput(), { now: TOMORROW })).output?.left).toBe(1);
    expect((await readState(uid, TOMORROW)).count).toBe(1);
  });

  test.each<[Plan, Date | null]>([
    ['starter', later(1)],
    ['pro', later(1)],
    ['lifetime', null],
  ])(
    'are 200 on %s, and the 201st is refused with the time of the next ones',
    async (current_plan, plan_expires_at) => {
      const uid = await createStudent({ current_plan, plan_expires_at });
      await setUsage(uid, { usage_count: 198 });

      const outcomes = [];
      for (let times = 1; times <= 3; times += 1)
        outcomes.push(await generate(model, uid, createExplainerInput()));

      expect(outcomes.map(({ output }) => output?.left)).toEqual([1, 0, undefined]);
      expect(outcomes.at(-1)?.error).toMatchObject({
        code: 'resource-exhausted',
        message: "You've reached today's fair-use limit of 200 AI uses. You get more at midnight.",
      });
      expect(model.calls).toHaveLength(2);
      expect(await countUses(uid)).toMatchObject({ count: 200, settled: 2, open: 0 });
    },
  );

  test('are those of the free plan after a plan has ended, and without an account document', async () => {
    const ended = await createStudent({ current_plan: 'pro', plan_expires_at: NOW });
    const withoutAccount = randomUUID();

    expect((await generate(model, ended, createExplainerInput())).output?.left).toBe(1);
    expect(await reserveUse(depsAt(), withoutAccount, createExplainerInput())).toMatchObject({ left: 1 });
  });

  test('increase with a reward until it ends', async () => {
    const uid = await createStudent();
    const access = { feature_name: 'extra_ai_uses', is_active: true, amount: 3 };
    const path = `${collectionPaths.access(uid)}/extra_ai_uses`;
    await db.doc(path).set({ ...access, expires_at: TOMORROW });

    const outcomes = [];
    for (let times = 1; times <= 6; times += 1)
      outcomes.push(await generate(model, uid, createExplainerInput()));

    expect(outcomes.filter(({ output }) => output)).toHaveLength(5);
    expect(outcomes.at(-1)?.error?.message).toBe(dailyLimitMessage('free', 5, 'at midnight'));
    await db.doc(path).set({ ...access, expires_at: NOW });
    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(refused);
    await db.doc(path).set({ ...access, is_active: false, expires_at: TOMORROW });
    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject(refused);
  });
});

describe('a reservation', () => {
  test('is made once for a request, whether the first one is running or finished', async () => {
    const uid = await createStudent();
    const input = createExplainerInput();

    const outcomes = await many(10, () => generate(model, uid, input));

    expect(outcomes.filter(({ output }) => output)).toHaveLength(1);
    expect(model.calls).toHaveLength(1);
    const twice = { code: 'already-exists', message: AI_MESSAGES.alreadySent };
    expect((await generate(model, uid, input)).error).toMatchObject(twice);
    expect(await countUses(uid)).toEqual({
      count: 1,
      open: 0,
      settled: 1,
      returned: 0,
      rows: 1,
      results: 1,
      awards: 1,
    });
  });

  test('that never ended counts until it expires, and is then returned by the next use', async () => {
    const uid = await createStudent({ current_plan: 'pro' });
    await reserveUse(depsAt(), uid, createExplainerInput());
    await reserveUse(depsAt(), uid, createExplainerInput());
    const { reservationSeconds } = AI_LIMITS;

    const early = await generate(model, uid, createExplainerInput(), { now: later(reservationSeconds - 1) });
    const due = await generate(model, uid, createExplainerInput(), { now: later(reservationSeconds) });

    expect(early.error).toMatchObject(atOnce('pro'));
    expect(due.output?.left).toBe(199);
    expect(await countUses(uid)).toMatchObject({ count: 1, open: 0, settled: 1, returned: 2 });
  });

  test('of yesterday is returned to yesterday', async () => {
    const uid = await createStudent();
    await reserveUse(depsAt(), uid, createExplainerInput());

    expect(await reserveUse(depsAt(TOMORROW), uid, createExplainerInput())).toMatchObject({ left: 1 });

    expect((await readState(uid)).count).toBe(0);
    expect((await readState(uid, TOMORROW)).count).toBe(1);
  });

  test('is returned on a paid plan too', async () => {
    const uid = await createStudent({ current_plan: 'lifetime' });
    await reserveUse(depsAt(), uid, createExplainerInput());

    await reserveUse(depsAt(later(AI_LIMITS.reservationSeconds)), uid, createExplainerInput());

    expect(await countUses(uid)).toMatchObject({ count: 1, open: 1, returned: 1 });
  });

  test('is returned only once, and never after it is settled', async () => {
    const uid = await createStudent({ current_plan: 'lifetime' });
    const [returned, settled] = [createExplainerInput(), createExplainerInput()];
    await reserveUse(depsAt(), uid, returned);
    await generate(model, uid, settled);

    await Promise.all(Array.from({ length: 5 }, () => returnUse(depsAt(), uid, returned.request_id, true)));
    await returnUse(depsAt(), uid, settled.request_id, true);
    await returnUse(depsAt(), uid, randomUUID(), true);

    expect(await countUses(uid)).toMatchObject({ count: 1, settled: 1, returned: 1 });
  });

  test('is returned at most three times a day, even with concurrent failures', async () => {
    const uid = await createStudent({ current_plan: 'lifetime' });
    const asked = Array.from({ length: 8 }, () => createExplainerInput());
    // More open at once than any plan allows today.
    const open = { tool: 'explainer', day: TODAY, status: 'open', created_at: NOW, expires_at: later(300) };
    for (const { request_id } of asked) await db.doc(documentPaths.aiReservation(uid, request_id)).set(open);
    await setUsage(uid, { usage_count: 8 });

    const returned = await Promise.all(
      asked.map(({ request_id }) => returnUse(depsAt(), uid, request_id, true)),
    );

    expect(returned.filter(Boolean)).toHaveLength(AI_LIMITS.returnsPerDay);
    expect(await countUses(uid)).toMatchObject({ count: 5, open: 5, returned: 3 });
    const next = createExplainerInput();
    await reserveUse(depsAt(TOMORROW), uid, next);
    expect(await returnUse(depsAt(TOMORROW), uid, next.request_id, true)).toBe(true);
  });

  test('counts if its answer is blocked after some of it was delivered, so that 25 attempts stop at 2', async () => {
    expectLogs('the model gave no answer');
    const uid = await createStudent();
    const all: Awaited<ReturnType<typeof generate>>[] = [];
    model.next(...Array(2).fill({ pieces: ['Water moves through a membrane. '], ending: 'SAFETY' }));
    for (let index = 0; index < 25; index += 1) all.push(await generate(model, uid, createExplainerInput()));

    expect(all.filter(({ error }) => /was counted because/.test(String(error)))).toHaveLength(2);
    expect(await countUses(uid)).toMatchObject({ count: 2, settled: 2, returned: 0 });
  });

  test('that was returned in the meantime leaves no result', async () => {
    expectLogs('an AI use was already ended');
    const uid = await createStudent();
    const input = createExplainerInput();
    const onPiece = () => void returnUse(depsAt(), uid, input.request_id, true);
    model.next({ pieces: ['Water moves.'], ending: 'hang' });

    await generate(model, uid, input, { onPiece, timing: SHORT_TIMEOUTS });

    expect(await countUses(uid)).toMatchObject({ count: 0, returned: 1, rows: 0, results: 0, awards: 0 });
  });
});

describe('an input that is too long', () => {
  test('for the free plan is refused without a use or a call, and accepted on a paid plan', async () => {
    const [free, paid] = [await createStudent(), await createStudent({ current_plan: 'starter' })];
    const max = AI_PLAN_LIMITS.free.maxTextLength;
    const text = (length: number) =>
      ({ tool: 'summarizer', request_id: randomUUID(), prompt: 'x'.repeat(length) }) as const;

    expect((await generate(model, free, text(max + 1))).error).toMatchObject({
      code: 'invalid-argument',
      message: textTooLongMessage('summarizer', 'free'),
    });
    expect(model.calls).toEqual([]);
    expect(await countUses(free)).toMatchObject({ count: 0, open: 0, returned: 0 });
    expect((await generate(model, free, text(max))).output?.left).toBe(1);
    expect((await generate(model, paid, text(max + 1))).output?.left).toBe(199);
  });

  test.each(Object.entries(AI_TOOL_FACTS).map(([tool, { inputMax }]) => [tool, inputMax] as const))(
    'by one character is refused for %s with the limit, without a use or a call',
    async (tool, inputMax) => {
      expectLogs('invalid input');
      const uid = await createStudent({ current_plan: 'starter' });
      const choices: Record<string, object> = {
        planner: { first_day: TODAY, exam_date: addDays(TODAY, 7), hours_a_day: 2 },
        solver: { mode: 'hint' },
        essay: { level: 'simple', length: 'short' },
        explainer: { level: 'simple', length: 'short' },
        flashcards: { count: 5 },
        paraphraser: { tone: 'plain' },
      };
      const call = (prompt: string) =>
        answerStreaming('generate', depsAt(), createHandler(model), {
          auth: { uid, token: { email_verified: true } as never, rawToken: '' },
          data: { tool, request_id: randomUUID(), prompt, ...choices[tool] },
        });

      await expect(call('x'.repeat(inputMax + 1))).rejects.toMatchObject({
        code: 'invalid-argument',
        message: `Keep it to ${inputMax.toLocaleString('en')} characters.`,
      });

      expect(model.calls).toEqual([]);
      const path = documentPaths.usage(uid, TODAY, 'ai_tools');
      expect((await db.doc(path).get()).exists).toBe(false);
      expect(await countUses(uid)).toMatchObject({ count: 0, open: 0, returned: 0 });
    },
  );
});
