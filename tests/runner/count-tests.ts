import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** The variable that names the file of the counts. */
export const COUNTS_FILE = 'AKADA_TEST_COUNTS';

/** The number of passed tests, and the failed ones: the name, and below it why. */
export interface TestCounts {
  passed: number;
  failures: string[];
}

const MAX_REASON_LINES = 12;
const MAX_REASON_LENGTH = 900;

/** A test's name, and below it the beginning of its first error, as they are printed after the totals of all parts. */
export function nameWithReason(name: string, reason: string | undefined): string {
  const text = stripVTControlCharacters(reason ?? '')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, MAX_REASON_LINES).map((line) => `    ${line}`)].join('\n');
}

/** A Vitest reporter that writes how many tests passed and which failed, for the totals of `run.ts`. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap(({ children }) => [...children.allTests()]);
    const failed = all.filter((test) => test.result().state === 'failed');
    const counts: TestCounts = {
      passed: all.filter((test) => test.result().state === 'passed').length,
      failures: failed.map((test) => nameWithReason(test.fullName, test.result().errors?.[0]?.message)),
    };
    writeFileSync(process.env[COUNTS_FILE] ?? '', JSON.stringify(counts));
  }
}
