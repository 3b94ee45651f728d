import { readdirSync } from 'node:fs';
import { partOf, RULES_PARTS, sampleChoice, sampleOf } from '../support/sample.ts';
import { type Outcome, playwright, vitest } from './commands.ts';
import { LEFT_OUT } from './left-out.ts';

type Env = Record<string, string>;

/** Runs tests, or one of so many parts of them, another one each day. */
type Run = (env: Env, parts: number) => Promise<Outcome>;

const TEST_FILES = ['admin', 'domain', 'emulators', 'engine', 'tests'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`)
    .sort(),
);

/**
 * The tests of some projects of vitest.config.ts.
 *
 * @param repeated the files of which a part is enough each day; the others always run
 */
export function filesOf(projects: string[], repeated: RegExp): Run {
  const files = TEST_FILES.filter((name) => repeated.test(name));
  return (env, parts) => {
    if (parts === 1) return vitest(projects, env);
    const { sample, description } = sampleOf(files, parts);
    process.stdout.write(`Files of which a part runs each day: ${description}\n`);
    const leftOut = files.filter((file) => !sample.includes(file));
    return vitest(projects, { ...env, [LEFT_OUT]: leftOut.join(',') });
  };
}

/** The tests of the rules, with every case of each collection or with a part of them. */
export function rulesCases(env: Env, parts: number): Promise<Outcome> {
  const day = sampleChoice();
  if (parts === 1 || day === 'all') return vitest(['rules'], env);
  process.stdout.write(`Cases: one in ${parts} (AKADA_SAMPLE=${day})\n`);
  return vitest(['rules'], { ...env, [RULES_PARTS]: String(parts), AKADA_SAMPLE: day });
}

/** The journeys in the browser that some options of Playwright choose. */
export function journeys(...options: string[]): Run {
  return (env, parts) => {
    const day = sampleChoice();
    if (parts === 1 || day === 'all') return playwright(env, options);
    const shard = `${partOf(parts, day) + 1}/${parts}`;
    process.stdout.write(`Journeys: shard ${shard} (AKADA_SAMPLE=${day})\n`);
    return playwright(env, [...options, `--shard=${shard}`]);
  };
}
