/**
 * What one attacker can cost in an hour: an account with a confirmed address, and a line that sends
 * {@link REQUESTS_A_SECOND}. Each vector at its worst, with 10 million students where their number matters.
 */

import { RENAME_LIMITS } from '@akada/domain/account/renames';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import type { CallableName } from '@akada/domain/callables/contracts';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { CALLS_A_MINUTE } from '@akada/domain/quotas/rate-limits';
import { CALLABLE_SCALE, SCALE } from '@akada/functions/src/lib/scale.ts';
import type { Amounts } from './prices.ts';
import { FUNCTIONS, type FunctionUse } from './usage.ts';

/** Of 2 KB each, with a token: 16 Mbit/s. */
const REQUESTS_A_SECOND = 1_000;
const HOUR = 3_600;
const STUDENTS = 10_000_000;
const SHARED = 10_000;
const GIB = 1024 ** 3;

export interface Attack {
  name: string;
  /** What bounds it. */
  bound: string;
  amounts: Partial<Amounts>;
}

/** Instances that work for the whole hour, and the requests that are sent to them. */
function busy(instances: number, memory = 0.25): Partial<Amounts> {
  return { calls: REQUESTS_A_SECOND * HOUR, cpu: instances * HOUR, memory: memory * instances * HOUR };
}

/** A callable in a loop: what each instance lets through reads and writes, the rest is refused. */
function called(
  name: CallableName,
  instances: number = CALLABLE_SCALE.maxInstances,
  { reads = 0, writes = 0, memory }: FunctionUse = FUNCTIONS[name],
): Attack {
  const through = CALLS_A_MINUTE[name] * 60 * instances;
  return {
    name: `\`${name}\` in a loop`,
    bound: `${CALLS_A_MINUTE[name]} calls a minute of each of ${instances} instances`,
    amounts: { ...busy(instances, memory), reads: through * reads, writes: through * writes },
  };
}

const { inputTokensPerDay, outputTokensPerDay, usesPerDay, maxConcurrentUses, maxPdfPages } =
  AI_PLAN_LIMITS.pro;
/** A use may begin while tokens are left, and then takes what it takes. */
const beyond = maxConcurrentUses * maxPdfPages * 258;

export const ATTACKS: readonly Attack[] = [
  {
    name: 'the AI tools, on a paid plan',
    bound: `${usesPerDay} uses and ${inputTokensPerDay.toLocaleString('en')} tokens in a day, all within one hour`,
    amounts: { tokensIn: inputTokensPerDay + beyond, tokensOut: 2 * outputTokensPerDay },
  },
  { ...called('generate', SCALE.maxInstances), bound: 'its instances; what the model takes is above' },
  // It counts who is ahead: one read for each 1,000 students.
  called('getRank', 2, { ...FUNCTIONS.getRank, reads: FUNCTIONS.getRank.reads + STUDENTS / 2 / 1_000 }),
  called('incrementViewCount'),
  called('redeemReward'),
  called('moderateFile'),
  {
    name: 'a trigger, by writes of own documents',
    bound: `its instances; ${QUOTAS.creationsADay.toLocaleString('en')} new documents of a kind in a day`,
    amounts: {
      ...busy(SCALE.maxInstances),
      reads: QUOTAS.creationsADay * 5,
      writes: QUOTAS.creationsADay * 2,
    },
  },
  {
    name: 'renames, with 10,000 shared notes',
    bound: `${RENAME_LIMITS.copiesADay} copies in a day, all within one hour`,
    amounts: { reads: RENAME_LIMITS.copiesADay * SHARED, writes: RENAME_LIMITS.copiesADay * SHARED },
  },
  {
    name: 'files that no item names, uploaded without a pause',
    bound: 'they are removed within a day; 100 Mbit/s',
    amounts: { ...busy(SCALE.maxInstances, 1), files: ((100e6 / 8) * HOUR) / GIB / 30 },
  },
];
