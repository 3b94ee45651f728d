import { TOO_MANY_CALLS } from '@akada/domain/quotas/rate-limits';
import { AppError } from './app-error.ts';
import type { Caller, Deps } from './handler.ts';

const MINUTE_MS = 60_000;

/**
 * Limits how often each student may call a handler in a minute (docs/product.md, Limits and quotas). Each instance
 * counts separately, in memory, because writing a document would cost more than most of the calls it prevents. So
 * the real limit is this number times the `maxInstances` of the function.
 *
 * @param callsAMinute of one student, in one minute of the clock
 * @returns a handler that throws AppError `resource-exhausted` above the limit, before it does anything
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
