import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { STATE } from './paths.ts';

/** A failure the reader can do something about: its message is the one line to show, without a stack. */
export class LauncherError extends Error {}

/** Writes a line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a stage and says how long it took.
 *
 * @param title what the stage does, e.g. `emulators`
 * @returns what `work` gives; what it throws is passed on
 */
export async function stage<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  say(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** Prints one line about a failed command; the stack goes to `.akada/logs/launcher.log`. */
export function reportFailure(error: unknown): void {
  const logs = join(STATE, 'logs');
  mkdirSync(logs, { recursive: true });
  const stack = error instanceof Error ? error.stack : String(error);
  appendFileSync(join(logs, 'launcher.log'), `${new Date().toISOString()} ${stack}\n`);
  const firstLine = messageOf(error).split('\n')[0];
  say(`✗ ${error instanceof LauncherError ? firstLine : `${firstLine} (more in .akada/logs/launcher.log)`}`);
}
