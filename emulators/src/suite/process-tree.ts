import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The ids of a process's children, their children and so on. Callers remember them, because a library such as tree-kill
 * finds only those of a parent that still runs: once the Firebase CLI has ended, its Java processes belong to init.
 */
export async function descendantsOf(root: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid, ...below(pid)] : []));
  return below(root);
}

/** Sends a signal to a process, or to a group when the id is negative. Does nothing if it has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/** Whether the process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
