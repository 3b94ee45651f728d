/**
 * Wrappers for functions that the platform calls. A failure is logged by {@link toLogText}, never by its message.
 */
import { logger } from 'firebase-functions';
import { onSchedule as onPlatformSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { LoggableError, toLogText } from './log-text.ts';

/**
 * Runs work that the platform calls.
 *
 * @param about fields for the log line
 * @throws LoggableError in place of what the work throws: the platform retries, and logs the message of what it gets
 */
export async function runAndLogFailure<T>(about: object, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error('a function failed', { ...about, error: toLogText(error) });
    throw new LoggableError('a function failed; the previous log line says why');
  }
}

/** A schedule whose failures are logged by {@link runAndLogFailure}. */
export function onSchedule(options: ScheduleOptions, work: () => Promise<void>) {
  return onPlatformSchedule(options, () => runAndLogFailure({ schedule: options.schedule }, work));
}
