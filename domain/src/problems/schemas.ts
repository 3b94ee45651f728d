/** The schema of a report that the app broke. */
import * as z from 'zod/mini';
import { PROBLEM_LIMITS } from './problems.ts';

const part = (max: number) => z.string().check(z.maxLength(max));

export const problemSchema = z.strictObject({
  message: part(PROBLEM_LIMITS.message),
  stack: part(PROBLEM_LIMITS.stack),
  /** The path of the page, without its query. */
  path: part(PROBLEM_LIMITS.path),
  version: part(PROBLEM_LIMITS.version),
});
export type Problem = z.infer<typeof problemSchema>;
