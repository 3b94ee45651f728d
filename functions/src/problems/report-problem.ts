import { PROBLEMS_AN_HOUR } from '@akada/domain/problems/problems';
import { logger } from 'firebase-functions';
import type { Handler } from '../lib/handler.ts';
import { redactProblem } from './redact-problem.ts';

const HOUR_MS = 3_600_000;

/**
 * Creates the handler that logs failures in students' browsers, which would go unnoticed otherwise. It logs them as
 * warnings: anyone can send them, and they must not bury our own errors. Each student has a limit an hour. It is
 * counted in memory only, because a write would cost more than the log line it saves, so the function must have a
 * single instance.
 */
export function reportProblemHandler(): Handler<'reportProblem'> {
  let hour = -1;
  const sent = new Map<string, number>();

  return async ({ now }, { uid }, problem) => {
    const current = Math.floor(now().getTime() / HOUR_MS);
    if (current !== hour) sent.clear();
    hour = current;
    const count = (sent.get(uid) ?? 0) + 1;
    sent.set(uid, count);
    if (count <= PROBLEMS_AN_HOUR) logger.warn('the app broke', { uid, ...redactProblem(problem) });
    return {};
  };
}
