import { PROBLEMS_AN_HOUR } from '@akada/domain/problems/problems';
import { logger } from 'firebase-functions';
import type { Handler } from '../lib/handler.ts';
import { wordless } from './wordless.ts';

const HOUR_MS = 3_600_000;

/**
 * Makes the handler that puts into the log what broke in a student's browser, where nobody else would see it. A warning:
 * anybody may send any, and they must not hide our own errors. Of what one student sends in an hour the log takes so much
 * and no more. How much that was is kept in memory and nowhere else: a write would cost more than the line that it saves.
 * So there has to be one instance.
 */
export function reportProblemHere(): Handler<'reportProblem'> {
  let hour = -1;
  const sent = new Map<string, number>();

  return async ({ now }, { uid }, problem) => {
    const current = Math.floor(now().getTime() / HOUR_MS);
    if (current !== hour) sent.clear();
    hour = current;
    const count = (sent.get(uid) ?? 0) + 1;
    sent.set(uid, count);
    if (count <= PROBLEMS_AN_HOUR) logger.warn('the app broke', { uid, ...wordless(problem) });
    return {};
  };
}
