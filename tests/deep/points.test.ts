import { AppError } from '@akada/functions/src/lib/app-error.ts';
import { award } from '@akada/functions/src/points/award.ts';
import { redeemReward } from '@akada/functions/src/points/redeem-reward.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Command,
  histories,
  keyOf,
  keysOfBurst,
  PointsModel,
  toolOf,
} from '../functions/points/model.ts';
import { createWallet, depsAt, readState, sumLedger } from '../functions/points/wallet.ts';
import { NOW } from '../support/backend.ts';

/** Runs a command on the model and on the database, and returns the answer of each. */
async function runOnBoth(model: PointsModel, uid: string, command: Command): Promise<[unknown, unknown]> {
  if (command.kind === 'wait') {
    model.wait(command.days, command.hours);
    return [null, null];
  }
  const deps = depsAt(model.now);
  if (command.kind === 'award') {
    const { action, number, daysLate } = command;
    const at = new Date(model.now.getTime() - daysLate * 86_400_000);
    const key = keyOf(action, number, at);
    const tool = toolOf(action, number);
    const paid = await award(deps, { uid, action, key, at, ...tool });
    return [model.award(action, key, at, tool), paid.points];
  }
  if (command.kind === 'burst') {
    // At the same time: which awards are paid may vary, but not how many.
    const keys = keysOfBurst(command.number);
    const give = (key: string) => award(deps, { uid, action: 'task_completed', key, at: model.now });
    const paid = (await Promise.all(keys.map(give))).map(({ points }) => points);
    return [sum(keys.map((key) => model.award('task_completed', key, model.now))), sum(paid)];
  }
  const key = `key-of-the-client-${command.number}`;
  const input = { reward_id: command.reward, idempotency_key: key };
  const answer = await redeemReward(deps, { uid }, input).catch(nullIfRejected);
  return [model.redeem(command.reward, key), answer?.total_points ?? null];
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function nullIfRejected(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

test('the points in the database equal those of the model after each command of 30 random histories', async () => {
  let commandsRun = 0;
  await fc.assert(
    fc.asyncProperty(histories, async ({ opening, commands }) => {
      const model = new PointsModel(opening, NOW);
      const uid = await createWallet({ total_points: opening });
      for (const command of commands) {
        const [expected, actual] = await runOnBoth(model, uid, command);
        expect(actual).toEqual(expected);
        const { points, ledger, days } = await readState(uid);
        expect(points).toEqual({ ...model.points, badges: [...model.points.badges].sort() });
        expect(sumLedger(ledger)).toBe(points?.total_points);
        expect(points?.total_points).toBeGreaterThanOrEqual(0);
        expect(points?.longest_streak).toBeGreaterThanOrEqual(points?.current_streak ?? 0);
        expect(Object.fromEntries(Object.entries(days).map(([day, { counts }]) => [day, counts]))).toEqual(
          Object.fromEntries(model.days),
        );
        commandsRun += 1;
      }
    }),
    { numRuns: 30, seed: 20_260_301 },
  );
  process.stdout.write(`${commandsRun} commands agreed\n`);
  expect(commandsRun).toBeGreaterThan(300);
});
