import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseGroup, compactGroups } from '../rules/groups.ts';
import { affectedPaths, isMatchedBy } from '../support/rules/blocks.ts';
import type { RuleCase } from '../support/rules/builders.ts';
import { readFirestoreRules } from '../support/rules/emulator.ts';
import { EQUIVALENT_FIRESTORE_MUTANTS } from '../support/rules/mutants/equivalent.ts';
import { type Mutant, mutantsOf } from '../support/rules/mutants/mutants.ts';
import { nearestFirst } from '../support/rules/mutants/nearest-first.ts';
import { setRules } from '../support/rules/set-rules.ts';
import { expectDecision, openStage, type Stage } from '../support/rules/stage.ts';
import { sampleOf } from '../support/sample.ts';

/** One project for each test that runs at the same time: Vitest runs at most 5. */
const PROJECTS = [1, 2, 3, 4, 5].map((number) => `demo-akada-mutants-${number}`);

const rules = readFirestoreRules();
/** In the order of the text: the case that detects one mutant of a block often detects the next. */
const mutants = mutantsOf(rules).sort((a, b) => a.at - b.at);
/** Every mutant runs once in twenty days: a tenth of them took a third of the time of .ci/run on a slow machine. */
const { sample: today, description } = sampleOf(mutants, 40);
/** Only a run of all mutants has the equivalent ones, because each of them runs every case. */
const sample = today.filter((mutant) => today.length === mutants.length || !isEquivalent(mutant));

/** The last case that detected a mutant comes first: one case often detects every mutant of a line. */
const cases = compactGroups.flatMap((group) => group.cases.map((ruleCase) => ({ ...ruleCase, group })));

let stages: Stage[];
/** The stages that no test is using, and the tests that wait for one. */
let free: Stage[];
const waiting: ((stage: Stage) => void)[] = [];

/** Takes a stage as soon as one is free: a test that timed out still uses its own while it is tried again. */
function takeStage(): Promise<Stage> {
  const stage = free.pop();
  return stage ? Promise.resolve(stage) : new Promise((resolve) => waiting.push(resolve));
}

function returnStage(stage: Stage): void {
  const next = waiting.shift();
  if (next) next(stage);
  else free.push(stage);
}

beforeAll(async () => {
  process.stdout.write(`Mutants of the Firestore rules: ${description}\n`);
  stages = await Promise.all(PROJECTS.map(openStage));
  free = [...stages];
});
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

/** Returns the first case of these groups that fails under the rules of a stage. */
async function firstFailure(
  stage: Stage,
  groups: readonly CaseGroup[],
  ordered: typeof cases = cases,
): Promise<RuleCase | undefined> {
  await stage.set(Object.assign({}, ...groups.map(({ fixtures }) => fixtures)));
  for (const one of ordered.filter(({ group }) => groups.includes(group))) {
    const passed = await expectDecision(stage, one).then(
      () => true,
      () => false,
    );
    if (!passed) {
      cases.unshift(...cases.splice(cases.indexOf(one), 1));
      return one;
    }
  }
  return undefined;
}

/**
 * Returns a case that fails under a mutant. The groups with requests to the changed blocks run first, and of these the
 * requests to the blocks themselves, beginning with those that are most about the changed condition.
 */
async function detectingCase({ content, at, title }: Mutant): Promise<RuleCase | undefined> {
  const stage = await takeStage();
  const blocks = affectedPaths(rules, at);
  const isAffected = ({ cases }: CaseGroup) =>
    cases.some(({ path }) => blocks.some((block) => isMatchedBy(path, block)));
  try {
    await setRules(content, stage.projectId);
    const affected = compactGroups.filter(isAffected);
    const nearest = await firstFailure(stage, affected, nearestFirst(cases, blocks, title));
    if (nearest) return nearest;
    return await firstFailure(
      stage,
      compactGroups.filter((group) => !isAffected(group)),
    );
  } finally {
    returnStage(stage);
  }
}

function isEquivalent({ title }: Mutant): boolean {
  return EQUIVALENT_FIRESTORE_MUTANTS.includes(title);
}

test.concurrent.each(
  sample.map((mutant) => [isEquivalent(mutant) ? 'no case' : 'a case', mutant.title, mutant] as const),
)('%s detects the mutant %s', { retry: 1 }, async (_, __, mutant) => {
  // Tried again, because a case that fails on a busy emulator looks like one that detects an equivalent mutant.
  const failed = await detectingCase(mutant);
  expect(failed === undefined, failed?.title).toBe(isEquivalent(mutant));
});

const ORDERS = [
  ['in the order they have by then', (all: typeof cases) => all],
  ['in the reverse of that order', (all: typeof cases) => all.toReversed()],
] as const;

// A case that passes only after some others would seem to detect mutants. Each order has every other day.
test.each(sampleOf(ORDERS, 2).sample)('the cases pass under the unchanged rules %s', async (_, inOrder) => {
  const [stage] = stages;
  if (!stage) throw new Error('no stage is open');
  await setRules(rules, stage.projectId);
  const failed = await firstFailure(stage, compactGroups, inOrder(cases));
  expect(failed && `${failed.path}: ${failed.title}`).toBeUndefined();
});
