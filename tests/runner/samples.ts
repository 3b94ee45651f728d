import { readdirSync } from 'node:fs';
import { partOf, RULES_PARTS, sampleChoice, sampleOf } from '../support/sample.ts';
import { type Outcome, playwright, vitest } from './commands.ts';
import { LEFT_OUT } from './left-out.ts';

type Env = Record<string, string>;

/** Runs a twelfth of the cases of the rules, another one each day. */
export function sampledRules(env: Env): Promise<Outcome> {
  const day = sampleChoice();
  process.stdout.write(
    day === 'all'
      ? 'All cases.\n'
      : `A twelfth of the cases (AKADA_SAMPLE=${day}); npm run test:rules runs all.\n`,
  );
  return vitest(['rules'], { ...env, [RULES_PARTS]: '12', AKADA_SAMPLE: day });
}

/** Tests that try a property on hundreds of random cases. */
const PROPERTIES = ['domain', 'engine', 'tests'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.property.test.ts'))
    .map((name) => `${folder}/${name}`)
    .sort(),
);

/** Runs the unit tests, and of the files with properties a third, another one each day. */
export function sampledUnits(env: Env): Promise<Outcome> {
  const { sample, description } = sampleOf(PROPERTIES, 3);
  process.stdout.write(`Files with properties: ${description}; npm run test:unit runs all.\n`);
  const leftOut = PROPERTIES.filter((file) => !sample.includes(file));
  return vitest(['unit', 'web*'], { ...env, [LEFT_OUT]: leftOut.join(',') });
}

/** Today's shard of so many, as Vitest and Playwright name it: '2/3'. */
const shardOf = (parts: number, day: string) => `${partOf(parts, day) + 1}/${parts}`;

/** On two cores, all files of the functions take three minutes. */
const FUNCTIONS_PARTS = 4;

/** Runs a quarter of the files of the functions, another one each day. */
export function sampledFunctions(env: Env): Promise<Outcome> {
  const day = sampleChoice();
  if (day === 'all') return vitest(['functions'], env);
  const shard = shardOf(FUNCTIONS_PARTS, day);
  process.stdout.write(
    `Shard ${shard} of the files (AKADA_SAMPLE=${day}); npm run test:functions runs all.\n`,
  );
  return vitest(['functions'], env, [`--shard=${shard}`]);
}

/** On a slow machine, all journeys alone take longer than the whole of a run may. */
const JOURNEY_PARTS = 3;

/** Runs the core journeys, and a third of the others, another one each day. */
export async function sampledJourneys(env: Env): Promise<Outcome> {
  const day = sampleChoice();
  if (day === 'all') return playwright(env);
  const shard = shardOf(JOURNEY_PARTS, day);
  process.stdout.write(
    `Core journeys, and shard ${shard} of the others (AKADA_SAMPLE=${day}); npm run test:browser runs all.\n`,
  );
  const core = await playwright(env, ['--grep', '@core']);
  const others = await playwright(env, ['--grep-invert', '@core', `--shard=${shard}`]);
  return {
    passed: core.passed + others.passed,
    failed: core.failed + others.failed,
    failures: [...core.failures, ...others.failures],
    flaky: [...core.flaky, ...others.flaky],
  };
}
