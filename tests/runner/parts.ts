import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partOf, RULES_PARTS, sampleChoice } from '../support/sample.ts';
import { COUNTS_FILE, nameWithReason, type TestCounts } from './count-tests.ts';

/** The result of a part. A part that broke before it counted its tests has one failure. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Failed tests, and tests that passed only on a retry, each with its reason. They are printed again at the end. */
  failures: string[];
  flaky: string[];
}

export interface Part {
  /** What must be running: nothing, the emulators, or the emulators with the built app. */
  needs: 'nothing' | 'suite' | 'app';
  /** Whether it keeps Firestore's emulator busy for minutes, so that its code is worth compiling. */
  isLong?: boolean;
  run: (env: Record<string, string>) => Promise<Outcome>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Stops the setup of the browser tests from starting the app again. */
const APP_IS_READY = { AKADA_BROWSER_READY: '1' };
/** The projects that the compiler checks. The service worker has other globals than the app. */
const PROJECTS = [
  'domain',
  'engine',
  'engine/golden',
  'engine/lexicon',
  'engine/training',
  'functions',
  'web',
  'web/tsconfig.worker.json',
  'emulators',
  'admin',
  'tests',
];

export const PARTS = {
  types: { needs: 'nothing', run: () => checks(PROJECTS.map(compiler)) },
  lint: {
    needs: 'nothing',
    run: () =>
      checks([
        ['biome', 'check', '--error-on-warnings', '.'],
        ['knip', '--no-progress', '--treat-config-hints-as-errors'],
      ]),
  },
  unit: { needs: 'nothing', run: (env) => vitest(['unit', 'web*'], env) },
  rules: { needs: 'suite', run: (env) => vitest(['rules'], env) },
  /** A sixth of the cases of `rules`, another one each day. */
  'rules-sample': { needs: 'suite', run: sampledRules },
  /** What the requests of `rules` have shown, so it runs after that part, in one suite with it. */
  coverage: { needs: 'suite', isLong: true, run: (env) => vitest(['coverage'], env) },
  functions: { needs: 'suite', run: (env) => vitest(['functions'], env) },
  long: { needs: 'suite', run: (env) => vitest(['long'], env) },
  /** The journeys that `npm test` runs, out of those of `browser`. */
  core: { needs: 'app', run: (env) => playwright(env, ['--grep', '@core']) },
  browser: { needs: 'app', run: playwright },
  /** Those of `core`, and half of the others, another half each day. */
  'browser-sample': { needs: 'app', run: sampledJourneys },
  deep: { needs: 'suite', isLong: true, run: (env) => vitest(['deep'], env) },
  /** The journeys in Firefox and WebKit, which must be installed. */
  engines: { needs: 'app', run: (env) => vitest(['engines'], { ...env, ...APP_IS_READY }) },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** Checks one project. The compiler stores what hasn't changed, so that the next check takes a third of the time. */
function compiler(project: string): string[] {
  const buildInfo = `.akada/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo];
}

/** Most commands that count no tests use one processor. */
const AT_ONCE = 2;

/** Runs commands that count no tests, two at once. Each counts as one. */
async function checks(commands: string[][]): Promise<Outcome> {
  const failures: string[] = [];
  const waiting = [...commands];
  const runNext = async (): Promise<void> => {
    for (let command = waiting.shift(); command; command = waiting.shift())
      if ((await tool(command, {})) !== 0) failures.push(command.join(' '));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return { passed: commands.length - failures.length, failed: failures.length, failures, flaky: [] };
}

function sampledRules(env: Record<string, string>): Promise<Outcome> {
  const day = sampleChoice();
  process.stdout.write(
    day === 'all'
      ? 'All cases.\n'
      : `A sixth of the cases (AKADA_SAMPLE=${day}); npm run test:rules runs all.\n`,
  );
  return vitest(['rules'], { ...env, [RULES_PARTS]: '6', AKADA_SAMPLE: day });
}

/** On a slow machine, all journeys alone take longer than the whole of a run may. */
const JOURNEY_PARTS = 2;

async function sampledJourneys(env: Record<string, string>): Promise<Outcome> {
  const day = sampleChoice();
  if (day === 'all') return playwright(env);
  const shard = `${partOf(JOURNEY_PARTS, day) + 1}/${JOURNEY_PARTS}`;
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

async function vitest(projects: string[], env: Record<string, string>): Promise<Outcome> {
  return withReport(async (report) => {
    const code = await tool(
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=tests/runner/count-tests.ts',
      ],
      { ...env, [COUNTS_FILE]: report },
    );
    const { passed, failures } = readReport<TestCounts>(report) ?? { passed: 0, failures: [] };
    return outcome(code, passed, failures);
  });
}

async function playwright(env: Record<string, string>, options: string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    const command = ['playwright', 'test', '-c', 'tests/browser', '--reporter=list,json', ...options];
    const code = await tool(command, {
      ...env,
      ...APP_IS_READY,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const specs = (readReport<PlaywrightReport>(report)?.suites ?? []).flatMap(specsOf);
    return outcome(
      code,
      specs.filter(({ ok }) => ok).length,
      specs.filter(({ ok }) => !ok).map(nameOf),
      specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
    );
  });
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** The place and title of a journey, and why its last failed try failed. */
function nameOf({ file, line, title, tests }: PlaywrightSuite['specs'][number]): string {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
  return nameWithReason(`${file}:${line} ${title}`, errors.at(-1)?.message);
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A runner with an exit code other than 0 has failed, even if it counted no failure. */
function outcome(code: number, passed: number, failures: string[], flaky: string[] = []): Outcome {
  const named = code !== 0 && failures.length === 0 ? [`exit code ${code}`] : failures;
  return { passed, failed: named.length, failures: named, flaky };
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Runs one of the project's command-line tools and returns its exit code. */
function tool([name = '', ...args]: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(join(repository, 'node_modules/.bin', name), args, {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
