import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandError } from './terminal.ts';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

/** A server on this machine that stands in for a service on the network. */
export interface StandIn {
  /** As it is printed. */
  name: string;
  /** Its program, which takes the port as its argument; relative to this folder. */
  main: string;
  port: number;
  /** Environment variables of its program. */
  env: Readonly<Record<string, string>>;
}

/** A stand-in in a process of its own, so that it can't block anything else. */
export interface StandInProcess {
  stop: () => Promise<void>;
}

/**
 * Starts a stand-in, and resolves when it listens. It stops when this process ends, however that ends.
 *
 * @param onLine gets each line of its error output
 * @throws CommandError when it does not start
 */
export async function startStandIn(
  { name, main, port, env }: StandIn,
  onLine: (line: string) => void,
): Promise<StandInProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const program = fileURLToPath(new URL(main, import.meta.url));
  // In a group of its own, so that Ctrl-C in the terminal reaches only the launcher.
  const child = spawn(process.execPath, ['--import', KEEPER, '--import', tsx, program, String(port)], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      output.push(line);
      onLine(`${name} │ ${line}`);
    }
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await isReady(name, child, ended, output);
  child.channel?.unref();
  child.unref();
  const stop = async (): Promise<void> => {
    // Without this, a process with nothing else to do would exit before the stand-in does.
    child.ref();
    child.kill('SIGTERM');
    await ended;
  };
  return { stop };
}

/**
 * Starts several stand-ins; `stop` stops all of them.
 *
 * @throws CommandError when one does not start; the others are then stopped
 */
export async function startStandIns(
  standIns: readonly StandIn[],
  onLine: (line: string) => void,
): Promise<StandInProcess> {
  const outcomes = await Promise.allSettled(standIns.map((standIn) => startStandIn(standIn, onLine)));
  const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((process) => process.stop()));
  };
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { stop };
}

function isReady(
  name: string,
  child: ChildProcess,
  ended: Promise<void>,
  output: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    void ended.then(() => {
      const why = output.find((line) => /error/i.test(line)) ?? 'no output';
      reject(new CommandError(`The local ${name} did not start: ${why}`));
    });
  });
}
