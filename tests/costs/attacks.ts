/**
 * What one attacker with a verified address can cost in an hour by sending {@link REQUESTS_A_SECOND}. Each attack at its
 * worst, with 10 million students where their number matters.
 */

import { RENAME_LIMITS } from '@akada/domain/account/renames';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import type { CallableName } from '@akada/domain/callables/contracts';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { CALLS_A_MINUTE } from '@akada/domain/quotas/rate-limits';
import { CALLABLE_SCALE, SCALE } from '@akada/functions/src/lib/scale.ts';
import type { Amounts } from './prices.ts';
import { FUNCTIONS, type FunctionUse } from './usage.ts';

/** Each request has 2 KB with its token: 16 Mbit/s. */
const REQUESTS_A_SECOND = 1_000;
const HOUR = 3_600;
const STUDENTS = 10_000_000;
const SHARED = 10_000;
const GIB = 1024 ** 3;

export interface Attack {
  name: string;
  /** What limits its cost. */
  limit: string;
  amounts: Partial<Amounts>;
}

/** The cost of instances that are busy for the whole hour, and of the requests to them. */
function busyInstances(instances: number, memory = 0.25): Partial<Amounts> {
  return { calls: REQUESTS_A_SECOND * HOUR, cpu: instances * HOUR, memory: memory * instances * HOUR };
}

/** A callable in a loop. Calls within the rate limit of an instance read and write; the others are rejected. */
function callableInLoop(
  name: CallableName,
  instances: number = CALLABLE_SCALE.maxInstances,
  { reads = 0, writes = 0, memory }: FunctionUse = FUNCTIONS[name],
): Attack {
  const accepted = CALLS_A_MINUTE[name] * 60 * instances;
  return {
    name: `\`${name}\` in a loop`,
    limit: `${CALLS_A_MINUTE[name]} calls a minute for each of ${instances} instances`,
    amounts: { ...busyInstances(instances, memory), reads: accepted * reads, writes: accepted * writes },
  };
}

const { inputTokensPerDay, outputTokensPerDay, usesPerDay, maxConcurrentUses, maxPdfPages } =
  AI_PLAN_LIMITS.pro;
/** The most that a use writes: a study plan and the thoughts about it, twice because the plan may need a repair. */
const MOST_WRITTEN = 2 * (12_288 + 8_192);
/** A use can start while any tokens are left, so that uses can exceed the limits by these. */
const OVER_LIMIT = {
  tokensIn: maxConcurrentUses * 2 * maxPdfPages * 258,
  tokensOut: maxConcurrentUses * MOST_WRITTEN,
};

export const ATTACKS: readonly Attack[] = [
  {
    name: 'the AI tools, on a paid plan',
    limit: `${usesPerDay} uses and ${inputTokensPerDay.toLocaleString('en')} tokens in a day, all within one hour`,
    amounts: {
      tokensIn: inputTokensPerDay + OVER_LIMIT.tokensIn,
      tokensOut: outputTokensPerDay + OVER_LIMIT.tokensOut,
    },
  },
  {
    ...callableInLoop('generate', SCALE.maxInstances),
    limit: 'its instances; the cost of the model is in the row above',
  },
  // It counts the students ahead: one read for each 1,000.
  callableInLoop('getRank', 2, {
    ...FUNCTIONS.getRank,
    reads: FUNCTIONS.getRank.reads + STUDENTS / 2 / 1_000,
  }),
  callableInLoop('incrementViewCount'),
  callableInLoop('redeemReward'),
  callableInLoop('moderateFile'),
  {
    name: 'writes of own documents that start a trigger',
    limit: `its instances; ${QUOTAS.creationsADay.toLocaleString('en')} new documents of a kind in a day`,
    amounts: {
      ...busyInstances(SCALE.maxInstances),
      reads: QUOTAS.creationsADay * 5,
      writes: QUOTAS.creationsADay * 2,
    },
  },
  {
    name: 'renames, with 10,000 shared notes',
    limit: `${RENAME_LIMITS.copiesADay} copies in a day, all within one hour`,
    amounts: { reads: RENAME_LIMITS.copiesADay * SHARED, writes: RENAME_LIMITS.copiesADay * SHARED },
  },
  {
    name: 'continuous uploads of files without an item',
    limit: 'they are deleted within a day; 100 Mbit/s',
    amounts: { ...busyInstances(SCALE.maxInstances, 1), files: ((100e6 / 8) * HOUR) / GIB / 30 },
  },
];
