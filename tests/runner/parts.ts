import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How many tests of a part passed and failed; a part that broke before it could count has failed once. */
export interface Outcome {
  passed: number;
  failed: number;
}

interface Part {
  /** What must run beside it: nothing, the emulators, or also the built app behind them. */
  needs: 'nothing' | 'suite' | 'app';
  run: (env: Record<string, string>) => Promise<Outcome>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['domain', 'functions', 'web', 'emulators', 'tests'];

export const PARTS = {
  types: { needs: 'nothing', run: () => checks(PACKAGES.map((name) => ['tsc', '-p', name])) },
  lint: { needs: 'nothing', run: () => checks([['biome', 'check', '--error-on-warnings', '.']]) },
  unit: { needs: 'nothing', run: (env) => vitest(['unit', 'web'], env) },
  rules: { needs: 'suite', run: (env) => vitest(['rules'], env) },
  functions: { needs: 'suite', run: (env) => vitest(['functions'], env) },
  browser: { needs: 'app', run: playwright },
  deep: { needs: 'suite', run: (env) => vitest(['deep'], env) },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** Commands that have no tests to count: each is one. */
async function checks(commands: string[][]): Promise<Outcome> {
  const codes = [];
  for (const command of commands) codes.push(await tool(command, {}));
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

async function vitest(projects: string[], env: Record<string, string>): Promise<Outcome> {
  return withReport(async (report) => {
    const code = await tool(
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    );
    const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(
      report,
    ) ?? { numPassedTests: 0, numFailedTests: 0 };
    return outcome(code, numPassedTests, numFailedTests);
  });
}

async function playwright(env: Record<string, string>): Promise<Outcome> {
  return withReport(async (report) => {
    const code = await tool(['playwright', 'test', '-c', 'tests/browser', '--reporter=list,json'], {
      ...env,
      AKADA_BROWSER_READY: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      report,
    ) ?? {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
    };
    return outcome(code, stats.expected, stats.unexpected + stats.flaky);
  });
}

/** A runner that ended badly has failed, whatever it counted. */
function outcome(code: number, passed: number, failed: number): Outcome {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
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

/** Runs one of the project's command line tools and gives its exit code. */
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
