import { type Sample, samplesOf } from '../arbitrary/documents.ts';
import { Raw } from '../arbitrary/mutation-builders.ts';
import { takes } from '../arbitrary/values.ts';
import { openAccounts } from '../rules/open-accounts.ts';
import type { Fields, Write } from '../rules/requests.ts';
import { asStored } from '../rules/schemas.ts';
import { setRules } from '../rules/set-rules.ts';
import { type Target, withRequired } from './target.ts';
import { deleteAll, isAllowed, Unstorable, writeWithoutRules } from './writes.ts';

/** Writes documents as their owner, to compare the answer of the rules with that of the schema. */

/** Whether the rules and the schema accept one document. */
export interface Verdict {
  index: number;
  mutation: string | null;
  data: Fields;
  rules: boolean;
  schema: boolean;
}

interface Attempt extends Omit<Verdict, 'rules'> {
  uid: string;
  path: string;
  writes: readonly Write[];
  before: Record<string, Fields>;
}

/** The number of documents that are written at the same time. */
const ROUND_SIZE = 50;

/** Writes `count` documents of a target, the same for the same seed, and returns the verdict on each. */
export async function judgeDocuments(
  project: string,
  rules: string,
  target: Target,
  count: number,
  seed: number,
): Promise<Verdict[]> {
  const attempts = samplesOf(target.schema, count, seed).map((sample, index) =>
    attemptOf(target, sample, index),
  );
  const verdicts: Verdict[] = [];
  // Loading the rules again frees the memory that the emulator uses to record every evaluation.
  await setRules(rules, project);
  for (const round of roundsOf(attempts)) {
    await deleteAll(project);
    await writeWithoutRules(project, Object.assign({}, ...round.map(({ before }) => before)));
    const answers = await Promise.all(round.map((attempt) => allowed(project, attempt)));
    verdicts.push(...round.map((attempt, index) => ({ ...attempt, rules: answers[index] === true })));
  }
  return verdicts;
}

function attemptOf(target: Target, { mutation, data: given, valid }: Sample, index: number): Attempt {
  const uid = `student-${index}`;
  const data = withRequired(target, given, uid, valid);
  const path = target.path(data, uid);
  return {
    index,
    mutation,
    data,
    schema: takes(target.schema, asStored(data)),
    uid,
    path,
    writes: [{ verb: 'create', path, data }, ...(target.with?.(data, uid, valid) ?? [])],
    before: { ...openAccounts([uid]), ...target.before?.(data, uid, valid) },
  };
}

/** Splits the attempts into rounds in which no two write the same path. */
function roundsOf(attempts: readonly Attempt[]): readonly Attempt[][] {
  const rounds: Attempt[][] = [[]];
  for (const attempt of attempts) {
    const last = rounds.at(-1) as Attempt[];
    if (last.length < ROUND_SIZE && last.every(({ path }) => path !== attempt.path)) last.push(attempt);
    else rounds.push([attempt]);
  }
  return rounds;
}

async function allowed(project: string, { uid, writes }: Attempt): Promise<boolean> {
  try {
    return await isAllowed(project, uid, writes);
  } catch (error) {
    if (error instanceof Unstorable) return false;
    throw error;
  }
}

/** Returns a document as JSON that also shows values that JSON doesn't have. */
export function toReadableJson(data: Fields): string {
  return JSON.stringify(data, (_, value) => {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return { number: Object.is(value, -0) ? '-0' : `${value}` };
    if (typeof value === 'symbol') return { sent: String(value.description) };
    if (value === undefined) return { undefined: true };
    return value instanceof Raw ? { sent: value.value } : value;
  });
}
