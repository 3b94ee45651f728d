import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LauncherError } from './say.ts';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

/** A server on this machine that stands in for a service on the network. */
export interface StandIn {
  /** As the reader would say it. */
  name: string;
  /** Its program, which takes the port as its argument; relative to this folder. */
  main: string;
  port: number;
  /** What its program finds in its environment. */
  env: Readonly<Record<string, string>>;
}

/** A stand-in as a process of its own: what keeps it busy must hold up nothing else. */
export interface StandInProcess {
  stop: () => Promise<void>;
}

/**
 * Starts a stand-in, and settles when it listens. It ends with this process, however that ends.
 *
 * @param onLine gets what it has to say, which is nothing when all is well
 * @throws LauncherError when it does not start
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
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      said.push(line);
      onLine(`${name} │ ${line}`);
    }
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await isReady(name, child, ended, said);
  child.channel?.unref();
  child.unref();
  const stop = async (): Promise<void> => {
    // Who waits for its end must not end before it, which a process with nothing else to do would.
    child.ref();
    child.kill('SIGTERM');
    await ended;
  };
  return { stop };
}

/**
 * Starts stand-ins side by side; they stop together.
 *
 * @throws LauncherError when one does not start, and then none of them runs
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
  said: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    void ended.then(() => {
      const why = said.find((line) => /error/i.test(line)) ?? 'it said nothing';
      reject(new LauncherError(`The local ${name} did not start: ${why}`));
    });
  });
}
