import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTS_FILE, nameWithReason, type TestCounts } from './count-tests.ts';

/** The result of a part. A part that broke before it counted its tests has one failure. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Failed tests, and tests that passed only on a retry, each with its reason. They are printed again at the end. */
  failures: string[];
  flaky: string[];
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Stops the setup of the browser tests from starting the app again. */
export const APP_IS_READY = { AKADA_BROWSER_READY: '1' };
/** Most commands that count no tests use one processor. */
const AT_ONCE = 2;

/** Runs commands that count no tests, two at once. Each counts as one. */
export async function checks(commands: string[][]): Promise<Outcome> {
  const failures: string[] = [];
  const waiting = [...commands];
  const runNext = async (): Promise<void> => {
    for (let command = waiting.shift(); command; command = waiting.shift())
      if ((await tool(command, {})) !== 0) failures.push(command.join(' '));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return { passed: commands.length - failures.length, failed: failures.length, failures, flaky: [] };
}

/** Runs Vitest on the tests of some projects of vitest.config.ts. */
export async function vitest(
  projects: string[],
  env: Record<string, string>,
  options: string[] = [],
): Promise<Outcome> {
  return withReport(async (report) => {
    const code = await tool(
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=tests/runner/count-tests.ts',
        ...options,
      ],
      { ...env, [COUNTS_FILE]: report },
    );
    const { passed, failures } = readReport<TestCounts>(report) ?? { passed: 0, failures: [] };
    return outcome(code, passed, failures);
  });
}

/** Runs the journeys in the browser, or those that the options choose. */
export async function playwright(env: Record<string, string>, options: string[] = []): Promise<Outcome> {
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
