import { logger } from 'firebase-functions';
import type { Handler } from '../lib/handler.ts';

/**
 * Puts into the log what broke in a student's browser, where nobody else would see it. Nothing is stored. A warning: anybody
 * may send any number, and they must not hide our own errors.
 */
export const reportProblem: Handler<'reportProblem'> = async (_, { uid }, problem) => {
  logger.warn('the app broke', { uid, ...problem });
  return {};
};
