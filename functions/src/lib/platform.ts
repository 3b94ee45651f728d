/** What the platform calls, wrapped so that a failure reaches the log by {@link logged} and not by its message. */
import { logger } from 'firebase-functions';
import { onSchedule as onPlatformSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { Fault } from './fault.ts';
import { logged } from './logged.ts';

/**
 * Runs work that the platform calls.
 *
 * @param about what the log is told of it
 * @throws Fault in place of what the work throws: the platform retries, and logs the message of what it gets
 */
export async function runLogged<T>(about: object, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error('a function failed', { ...about, error: logged(error) });
    throw new Fault('a function failed, as the line before says');
  }
}

/** A schedule whose failures are logged by {@link runLogged}. */
export function onSchedule(options: ScheduleOptions, work: () => Promise<void>) {
  return onPlatformSchedule(options, () => runLogged({ schedule: options.schedule }, work));
}
