import { takes } from './arbitrary.ts';
import { Raw } from './arbitrary-bend.ts';
import { type Sample, samplesOf } from './arbitrary-documents.ts';
import { settled, type Target } from './fuzz-target.ts';
import { forgetAll, isAllowed, putAll, Unstorable } from './fuzz-writes.ts';
import type { Fields, Write } from './rule-cases.ts';
import { loadRules } from './rules-emulator.ts';
import { asStored } from './schema-agrees.ts';

/** Writes documents as their owner, and holds what the rules say of each against what its schema says. */

/** What became of one document. */
export interface Verdict {
  index: number;
  bent: string | null;
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

/** Written at a time. */
const ROUND = 50;

/** Writes `count` documents of a target, the same for the same seed. */
export async function verdictsOf(
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
  // Anew for each: the emulator remembers all that its rules have seen until they are loaded again.
  await loadRules(rules, project);
  for (const round of roundsOf(attempts)) {
    await forgetAll(project);
    await putAll(project, Object.assign({}, ...round.map(({ before }) => before)));
    const answers = await Promise.all(round.map((attempt) => allowed(project, attempt)));
    verdicts.push(...round.map((attempt, index) => ({ ...attempt, rules: answers[index] === true })));
  }
  return verdicts;
}

function attemptOf(target: Target, { bent, data: given, valid }: Sample, index: number): Attempt {
  const uid = `student-${index}`;
  const data = settled(target, given, uid, valid);
  const path = target.path(data, uid);
  return {
    index,
    bent,
    data,
    schema: takes(target.schema, asStored(data)),
    uid,
    path,
    writes: [{ verb: 'create', path, data }, ...(target.with?.(data, uid, valid) ?? [])],
    before: target.before?.(data, uid, valid) ?? {},
  };
}

/** Some after the others, and no two of one path at once. */
function roundsOf(attempts: readonly Attempt[]): readonly Attempt[][] {
  const rounds: Attempt[][] = [[]];
  for (const attempt of attempts) {
    const last = rounds.at(-1) as Attempt[];
    if (last.length < ROUND && last.every(({ path }) => path !== attempt.path)) last.push(attempt);
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

/** A document as JSON, with what JSON has no word for. */
export function shown(data: Fields): string {
  return JSON.stringify(data, (_, value) => {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return { number: Object.is(value, -0) ? '-0' : `${value}` };
    if (typeof value === 'symbol') return { sent: String(value.description) };
    if (value === undefined) return { undefined: true };
    return value instanceof Raw ? { sent: value.value } : value;
  });
}
