import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { STATE } from './paths.ts';

/** A failure with a message for the person at the terminal: one line that says what to do. Its stack is not shown. */
export class CommandError extends Error {}

/** Writes a line to the terminal. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The message of a thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a stage and prints how long it took.
 *
 * @param title what is done afterwards, such as `emulators ready`
 * @returns the result of `work`; its errors are passed on
 */
export async function runStage<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  printLine(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** Prints one line about a failed command; the stack goes to `.akada/logs/launcher.log`. */
export function reportFailure(error: unknown): void {
  const logs = join(STATE, 'logs');
  mkdirSync(logs, { recursive: true });
  const stack = error instanceof Error ? error.stack : String(error);
  appendFileSync(join(logs, 'launcher.log'), `${new Date().toISOString()} ${stack}\n`);
  const firstLine = errorMessage(error).split('\n')[0];
  printLine(
    `✗ ${error instanceof CommandError ? firstLine : `${firstLine} (details: .akada/logs/launcher.log)`}`,
  );
}
