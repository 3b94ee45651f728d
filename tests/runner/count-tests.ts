import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The variable that names the file of the counts. */
export const COUNTS_FILE = 'AKADA_TEST_COUNTS';

/** The number of passed tests, and the names of failed ones. */
export interface TestCounts {
  passed: number;
  failures: string[];
}

/** A Vitest reporter that writes how many tests passed and which failed, for the totals of `run.ts`. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap(({ children }) => [...children.allTests()]);
    const failed = all.filter((test) => test.result().state === 'failed');
    const counts: TestCounts = {
      passed: all.filter((test) => test.result().state === 'passed').length,
      failures: failed.map(({ fullName }) => fullName),
    };
    writeFileSync(process.env[COUNTS_FILE] ?? '', JSON.stringify(counts));
  }
}
