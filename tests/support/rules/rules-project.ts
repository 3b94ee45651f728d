import { expect } from 'vitest';
import { PROJECTS_PER_WORKER, RULES_PROJECTS, RULES_WORKERS } from './emulator.ts';

/** The project of this worker for the running test file. */
export function rulesProject(): string {
  const worker = Number(process.env.VITEST_POOL_ID) - 1;
  if (!(worker < RULES_WORKERS)) throw new Error('there are more Vitest workers than projects for them');
  const letters = [...(expect.getState().testPath ?? '')].map((letter) => letter.charCodeAt(0));
  const share = letters.reduce((sum, code) => sum + code, 0) % PROJECTS_PER_WORKER;
  return RULES_PROJECTS[worker * PROJECTS_PER_WORKER + share] as string;
}
