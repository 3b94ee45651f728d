/** What the app tells of itself when it broke. */
import * as z from 'zod/mini';
import { PROBLEM_LIMITS } from './problems.ts';

const part = (max: number) => z.string().check(z.maxLength(max));

export const problemSchema = z.strictObject({
  message: part(PROBLEM_LIMITS.message),
  stack: part(PROBLEM_LIMITS.stack),
  /** Of the page, without what is asked in it. */
  path: part(PROBLEM_LIMITS.path),
  version: part(PROBLEM_LIMITS.version),
});
export type Problem = z.infer<typeof problemSchema>;
