/**
 * Runs the named parts, or the quick ones, and prints the totals: `N passed, N failed`. `functions/6` runs a sixth of
 * `functions`, another one each day.
 *
 *     npm test · npm run test:rules · npm run test:deep
 */
import { lineForTerminal } from '@akada/emulators/suite/emulator-lines';
import type { Suite } from '@akada/emulators/suite/start-suite';
import type { Outcome } from './runner/commands.ts';
import { PARTS, type Part, type PartName } from './runner/parts.ts';
import { startApp } from './support/start-app.ts';

const QUICK_PARTS = ['types', 'lint', 'unit/4', 'rules/12', 'functions/6', 'core/2'];

const begun = performance.now();
const given = process.argv.slice(2);
const wanted = partsOf(given.length > 0 ? given : QUICK_PARTS);
if (wanted.some(({ isLong }) => isLong)) process.env.AKADA_LONG_RUN = '1';
const outcomes: Outcome[] = [];
/** What the emulators and the functions printed during the current part. */
let emulatorLines: string[] = [];
/** The most of those lines that are printed after a failure. */
const MAX_EMULATOR_LINES = 40;

const withoutSuite = wanted.filter((part) => part.needs === 'nothing');
const withSuite = wanted.filter((part) => part.needs !== 'nothing');
/** All parts share one suite, because starting it takes long. It starts beside the last part that needs none. */
let started: Promise<Suite> | undefined;
for (const [index, { name, parts, run }] of withoutSuite.entries()) {
  if (index === withoutSuite.length - 1 && withSuite.length > 0) {
    started = startSuite();
    // A failure is reported where the suite is awaited.
    started.catch(() => undefined);
  }
  outcomes.push(await timed(name, () => run({}, parts)));
}
if (withSuite.length > 0) {
  const counted = outcomes.length;
  try {
    const suite = await (started ?? startSuite());
    try {
      for (const { name, parts, run } of withSuite) {
        emulatorLines = [];
        const outcome = await timed(name, () => run(suite.env, parts));
        outcomes.push(outcome);
        if (outcome.failed > 0) printEmulatorLines();
      }
    } finally {
      await suite.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    // Parts that could not run have failed. The totals are printed anyway.
    const notRun = withSuite.length - (outcomes.length - counted);
    outcomes.push({
      passed: 0,
      failed: Math.max(notRun, 1),
      failures: ['the suite did not start or stop'],
      flaky: [],
    });
  }
}

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const remarks = outcomes.flatMap(({ failures, flaky }) => [
  ...flaky.map((name) => `passed on retry: ${name}`),
  ...failures.map((name) => `failed: ${name}`),
]);
for (const remark of remarks) process.stdout.write(`${remark}\n`);
process.stdout.write(`\n${seconds(begun)} s in total\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function startSuite(): Promise<Suite> {
  return startApp({
    web: withSuite.some((part) => part.needs === 'app'),
    onLine: (line) => emulatorLines.push(line),
  });
}

function partsOf(names: string[]): (Part & { name: string; parts: number })[] {
  const wrong = names.filter((name) => !(partName(name) in PARTS) || !/^\w+(?:\/[1-9]\d*)?$/.test(name));
  if (wrong.length > 0) {
    process.stderr.write(
      `Unknown part: ${wrong.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.\n`,
    );
    process.exit(2);
  }
  return names.map((name) => ({ name, parts: Number(name.split('/')[1] ?? 1), ...PARTS[partName(name)] }));
}

function partName(name: string): PartName {
  return name.split('/')[0] as PartName;
}

async function timed(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { failures, ...rest } = await run();
  const outcome = { ...rest, failures: failures.map((failure) => `${name}: ${failure}`) };
  process.stdout.write(
    `── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(start)} s\n`,
  );
  return outcome;
}

/** Prints the last lines of the emulators that a developer would look at. */
function printEmulatorLines(): void {
  const shown = emulatorLines.flatMap((line) => lineForTerminal(line) ?? []);
  for (const line of shown.slice(-MAX_EMULATOR_LINES)) process.stdout.write(`${line}\n`);
  process.stdout.write('The whole log of the emulators: .akada/logs/test/emulators.log\n');
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
