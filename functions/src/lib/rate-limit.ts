import { TOO_MANY_CALLS } from '@akada/domain/quotas/rate-limits';
import { AppError } from './app-error.ts';
import type { Caller, Deps } from './handler.ts';

const MINUTE_MS = 60_000;

/**
 * Lets each student call a handler so many times in a minute (design section 11). Each instance counts for itself, in
 * memory: a document would cost more than most of the calls that it saves. So a student gets through at most this often
 * times the function's `maxInstances`.
 *
 * @param callsAMinute of one student, in a minute of the clock
 * @returns the handler, which throws AppError `resource-exhausted` for a call too many, before it does anything
 */
export function withRateLimit<Rest extends unknown[], Output>(
  handler: (deps: Deps, caller: Caller, ...rest: Rest) => Promise<Output>,
  callsAMinute: number,
): (deps: Deps, caller: Caller, ...rest: Rest) => Promise<Output> {
  let minute = -1;
  const calls = new Map<string, number>();

  return async (deps, caller, ...rest) => {
    const current = Math.floor(deps.now().getTime() / MINUTE_MS);
    if (current !== minute) calls.clear();
    minute = current;
    const count = (calls.get(caller.uid) ?? 0) + 1;
    calls.set(caller.uid, count);
    if (count > callsAMinute) throw new AppError('resource-exhausted', TOO_MANY_CALLS);
    return handler(deps, caller, ...rest);
  };
}
