import type { GoldenProblem } from './problem.ts';

/** Written after the solver was final and not used to improve it. */
export const LAST: readonly GoldenProblem[] = [];
