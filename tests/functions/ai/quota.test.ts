import { randomUUID } from 'node:crypto';
import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS, AI_MESSAGES, AI_TOOL_FACTS } from '@akada/domain/ai/ai';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { concurrentUsesMessage, dailyLimitMessage, textTooLongMessage } from '@akada/domain/ai/quota';
import type { AiQuota } from '@akada/domain/ai/schemas';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { reserve, returnUse } from '@akada/functions/src/ai/reservation.ts';
import { answerStreaming } from '@akada/functions/src/lib/callable.ts';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { type Engine, startEngine } from './engine.ts';
import { db, depsAt, HURRIED, handlerAt, newStudent, question, stateOf, use, uses } from './lab.ts';

const TODAY = lagosDay(NOW);
const TOMORROW = startOfLagosDay(addDays(TODAY, 1));
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.asked.length = 0;
  engine.mostAtOnce = 0;
});
afterEach(() => vi.restoreAllMocks());

const many = (count: number, one: () => ReturnType<typeof use>) =>
  Promise.all(Array.from({ length: count }, one));
const refused = { code: 'resource-exhausted', message: dailyLimitMessage('free', 2, 'at midnight') };

const atOnce = (plan: Plan) => ({ code: 'aborted', message: concurrentUsesMessage(plan) });
/** Says that some uses of today were had already. */
const used = (uid: string, counts: Partial<AiQuota>) =>
  db
    .doc(documentPaths.usage(uid, TODAY, 'ai_tools'))
    .set({ feature_name: 'ai_tools', usage_date: TODAY, usage_count: 0, ...counts } satisfies AiQuota);

describe('the uses of a day', () => {
  test('of 20 at once on the free plan at most 2 reach the model, and the others read why not', async () => {
    const uid = await newStudent();

    const outcomes = await many(20, () => use(engine, uid, question()));
    while ((await uses(uid)).count < 2) outcomes.push(await use(engine, uid, question()));

    expect(engine.asked).toHaveLength(2);
    expect(outcomes.filter(({ output }) => output)).toHaveLength(2);
    for (const { error } of outcomes) {
      if (error) expect([refused.message, concurrentUsesMessage('free')]).toContain(error.message);
    }
    expect((await use(engine, uid, question())).error).toMatchObject(refused);
    expect(refused.message).toMatch(/2 AI uses for today.*You get more at midnight.*Starter/);
    expect(await uses(uid)).toMatchObject({ count: 2, settled: 2, open: 0, returned: 0, rows: 2, paid: 2 });
  });

  test('count down, and are new tomorrow', async () => {
    const uid = await newStudent();

    expect((await use(engine, uid, question())).output?.left).toBe(1);
    expect((await use(engine, uid, question())).output?.left).toBe(0);
    expect((await use(engine, uid, question())).error).toMatchObject(refused);
    expect((await use(engine, uid, question(), { now: TOMORROW })).output?.left).toBe(1);
    expect((await stateOf(uid, TOMORROW)).count).toBe(1);
  });

  test.each<[Plan, Date | null]>([
    ['starter', later(1)],
    ['pro', later(1)],
    ['lifetime', null],
  ])(
    'are 200 on %s, and the 201st is refused with when there are more',
    async (current_plan, plan_expires_at) => {
      const uid = await newStudent({ current_plan, plan_expires_at });
      await used(uid, { usage_count: 198 });

      const outcomes = [];
      for (let times = 1; times <= 3; times += 1) outcomes.push(await use(engine, uid, question()));

      expect(outcomes.map(({ output }) => output?.left)).toEqual([1, 0, undefined]);
      expect(outcomes.at(-1)?.error).toMatchObject({
        code: 'resource-exhausted',
        message: "You've reached today's fair-use limit of 200 AI uses. You get more at midnight.",
      });
      expect(engine.asked).toHaveLength(2);
      expect(await uses(uid)).toMatchObject({ count: 200, settled: 2, open: 0 });
    },
  );

  test('are those of the free plan when a plan has ended, and for who has no account document', async () => {
    const ended = await newStudent({ current_plan: 'pro', plan_expires_at: NOW });
    const nobody = randomUUID();

    expect((await use(engine, ended, question())).output?.left).toBe(1);
    expect(await reserve(depsAt(), nobody, question())).toMatchObject({ left: 1 });
  });

  test('are more by a reward until it ends', async () => {
    const uid = await newStudent();
    const access = { feature_name: 'extra_ai_uses', is_active: true, amount: 3 };
    const path = `${collectionPaths.access(uid)}/extra_ai_uses`;
    await db.doc(path).set({ ...access, expires_at: TOMORROW });

    const outcomes = [];
    for (let times = 1; times <= 6; times += 1) outcomes.push(await use(engine, uid, question()));

    expect(outcomes.filter(({ output }) => output)).toHaveLength(5);
    expect(outcomes.at(-1)?.error?.message).toBe(dailyLimitMessage('free', 5, 'at midnight'));
    await db.doc(path).set({ ...access, expires_at: NOW });
    expect((await use(engine, uid, question())).error).toMatchObject(refused);
    await db.doc(path).set({ ...access, is_active: false, expires_at: TOMORROW });
    expect((await use(engine, uid, question())).error).toMatchObject(refused);
  });
});

describe('a reservation', () => {
  test('of one request is made once, whether the first is under way or done', async () => {
    const uid = await newStudent();
    const input = question();

    const outcomes = await many(10, () => use(engine, uid, input));

    expect(outcomes.filter(({ output }) => output)).toHaveLength(1);
    expect(engine.asked).toHaveLength(1);
    const twice = { code: 'already-exists', message: AI_MESSAGES.alreadySent };
    expect((await use(engine, uid, input)).error).toMatchObject(twice);
    expect(await uses(uid)).toEqual({
      count: 1,
      open: 0,
      settled: 1,
      returned: 0,
      rows: 1,
      kept: 1,
      paid: 1,
    });
  });

  test('that nobody ended counts until it expires, and then is returned by the next', async () => {
    const uid = await newStudent({ current_plan: 'pro' });
    await reserve(depsAt(), uid, question());
    await reserve(depsAt(), uid, question());
    const { reservationSeconds } = AI_LIMITS;

    const early = await use(engine, uid, question(), { now: later(reservationSeconds - 1) });
    const due = await use(engine, uid, question(), { now: later(reservationSeconds) });

    expect(early.error).toMatchObject(atOnce('pro'));
    expect(due.output?.left).toBe(199);
    expect(await uses(uid)).toMatchObject({ count: 1, open: 0, settled: 1, returned: 2 });
  });

  test('of yesterday is returned to yesterday', async () => {
    const uid = await newStudent();
    await reserve(depsAt(), uid, question());

    expect(await reserve(depsAt(TOMORROW), uid, question())).toMatchObject({ left: 1 });

    expect((await stateOf(uid)).count).toBe(0);
    expect((await stateOf(uid, TOMORROW)).count).toBe(1);
  });

  test('is returned on a paid plan too', async () => {
    const uid = await newStudent({ current_plan: 'lifetime' });
    await reserve(depsAt(), uid, question());

    await reserve(depsAt(later(AI_LIMITS.reservationSeconds)), uid, question());

    expect(await uses(uid)).toMatchObject({ count: 1, open: 1, returned: 1 });
  });

  test('is given back once, and one that is settled not at all', async () => {
    const uid = await newStudent({ current_plan: 'lifetime' });
    const [returned, settled] = [question(), question()];
    await reserve(depsAt(), uid, returned);
    await use(engine, uid, settled);

    await Promise.all(Array.from({ length: 5 }, () => returnUse(depsAt(), uid, returned.request_id, true)));
    await returnUse(depsAt(), uid, settled.request_id, true);
    await returnUse(depsAt(), uid, randomUUID(), true);

    expect(await uses(uid)).toMatchObject({ count: 1, settled: 1, returned: 1 });
  });

  test('is given back three times a day, also of many at once, and then stands', async () => {
    const uid = await newStudent({ current_plan: 'lifetime' });
    const asked = Array.from({ length: 8 }, () => question());
    // All open at once, as no plan allows it any more.
    const open = { tool: 'explainer', day: TODAY, status: 'open', created_at: NOW, expires_at: later(300) };
    for (const { request_id } of asked) await db.doc(documentPaths.aiReservation(uid, request_id)).set(open);
    await used(uid, { usage_count: 8 });

    const returned = await Promise.all(
      asked.map(({ request_id }) => returnUse(depsAt(), uid, request_id, true)),
    );

    expect(returned.filter(Boolean)).toHaveLength(AI_LIMITS.returnsPerDay);
    expect(await uses(uid)).toMatchObject({ count: 5, open: 5, returned: 3 });
    // Tomorrow is another day.
    const next = question();
    await reserve(depsAt(TOMORROW), uid, next);
    expect(await returnUse(depsAt(TOMORROW), uid, next.request_id, true)).toBe(true);
  });

  test('whose answer is blocked when some of it was delivered counts: 25 of them are 2 on the free plan', async () => {
    const uid = await newStudent();
    const all: Awaited<ReturnType<typeof use>>[] = [];
    engine.next(...Array(2).fill({ pieces: ['Water moves through a membrane. '], ending: 'SAFETY' }));
    for (let index = 0; index < 25; index += 1) all.push(await use(engine, uid, question()));

    expect(all.filter(({ error }) => /was counted because/.test(String(error)))).toHaveLength(2);
    expect(await uses(uid)).toMatchObject({ count: 2, settled: 2, returned: 0 });
  });

  test('that ended otherwise meanwhile leaves no result', async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    const uid = await newStudent();
    const input = question();
    const onPiece = () => void returnUse(depsAt(), uid, input.request_id, true);
    engine.next({ pieces: ['Water moves.'], ending: 'hang' });

    await use(engine, uid, input, { onPiece, pace: HURRIED });

    expect(await uses(uid)).toMatchObject({ count: 0, returned: 1, rows: 0, kept: 0, paid: 0 });
  });
});

describe('an input that is too long', () => {
  test('for the free plan costs no use and no call, and is taken on a paid plan', async () => {
    const [free, paid] = [await newStudent(), await newStudent({ current_plan: 'starter' })];
    const most = AI_PLAN_LIMITS.free.maxTextLength;
    const text = (length: number) =>
      ({ tool: 'summarizer', request_id: randomUUID(), prompt: 'x'.repeat(length) }) as const;

    expect((await use(engine, free, text(most + 1))).error).toMatchObject({
      code: 'invalid-argument',
      message: textTooLongMessage('summarizer', 'free'),
    });
    expect(engine.asked).toEqual([]);
    expect(await uses(free)).toMatchObject({ count: 0, open: 0, returned: 0 });
    expect((await use(engine, free, text(most))).output?.left).toBe(1);
    expect((await use(engine, paid, text(most + 1))).output?.left).toBe(199);
  });

  test.each(Object.entries(AI_TOOL_FACTS).map(([tool, { inputMax }]) => [tool, inputMax] as const))(
    'by one character is refused for %s: no use, no call, and the student reads why',
    async (tool, inputMax) => {
      vi.spyOn(logger, 'warn').mockReturnValue();
      const uid = await newStudent({ current_plan: 'starter' });
      const choices: Record<string, object> = {
        planner: { first_day: TODAY, exam_date: addDays(TODAY, 7), hours_a_day: 2 },
        solver: { mode: 'hint' },
        essay: { level: 'simple', length: 'short' },
        explainer: { level: 'simple', length: 'short' },
        flashcards: { count: 5 },
        paraphraser: { tone: 'plain' },
      };
      const call = (prompt: string) =>
        answerStreaming('generate', depsAt(), handlerAt(engine), {
          auth: { uid, token: { email_verified: true } as never, rawToken: '' },
          data: { tool, request_id: randomUUID(), prompt, ...choices[tool] },
        });

      await expect(call('x'.repeat(inputMax + 1))).rejects.toMatchObject({
        code: 'invalid-argument',
        message: `Keep it to ${inputMax.toLocaleString('en')} characters.`,
      });

      expect(engine.asked).toEqual([]);
      const path = documentPaths.usage(uid, TODAY, 'ai_tools');
      expect((await db.doc(path).get()).exists).toBe(false);
      expect(await uses(uid)).toMatchObject({ count: 0, open: 0, returned: 0 });
    },
  );
});
