import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.ts';
import { CommandError } from '../terminal.ts';

const KEEPER = fileURLToPath(new URL('../keeper.mjs', import.meta.url));

/**
 * Bundles the functions into `functions/dist`.
 *
 * @throws CommandError with the compiler's first error
 */
export async function buildFunctions(): Promise<void> {
  const child = runBuild([]);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code === 0) return;
  const first = output.split('\n').find((line) => /error/i.test(line)) ?? `exit code ${code}`;
  throw new CommandError(
    `Building the functions failed: ${first.trim()} (for details: node functions/build.mjs)`,
  );
}

/**
 * Rebuilds the functions whenever a source file changes; the emulator then reloads them.
 *
 * @param onLine gets each line of the compiler's output
 * @returns a function that stops it
 */
export function watchFunctions(onLine: (line: string) => void): () => void {
  const child = runBuild(['--watch']);
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) onLine(line);
  });
  return () => void child.kill('SIGTERM');
}

/** In a group of its own, so that Ctrl-C in the terminal reaches only the launcher. */
function runBuild(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', KEEPER, join(ROOT, 'functions/build.mjs'), ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
