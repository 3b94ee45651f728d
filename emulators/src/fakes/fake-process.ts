import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandError } from '../terminal.ts';

const KEEPER = fileURLToPath(new URL('../keeper.mjs', import.meta.url));

/** A server on this machine that replaces an outside service. */
export interface FakeService {
  /** The name in messages. */
  name: string;
  /** Its program, which takes the port as its argument; relative to this folder. */
  main: string;
  port: number;
  /** Environment variables of its program. */
  env: Readonly<Record<string, string>>;
}

/** A fake in a process of its own, so that it can't block anything else. */
export interface FakeProcess {
  stop: () => Promise<void>;
}

/**
 * Starts a fake, and resolves when it listens. It stops when this process ends, however that ends.
 *
 * @param onLine gets each line of its error output
 * @throws CommandError when it does not start
 */
export async function startFake(
  { name, main, port, env }: FakeService,
  onLine: (line: string) => void,
): Promise<FakeProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const program = fileURLToPath(new URL(`../${main}`, import.meta.url));
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
    // Without this, a process with nothing else to do would exit before the fake does.
    child.ref();
    child.kill('SIGTERM');
    await ended;
  };
  return { stop };
}

/**
 * Starts several fakes; `stop` stops all of them.
 *
 * @throws CommandError when one does not start; the others are then stopped
 */
export async function startFakes(
  fakes: readonly FakeService[],
  onLine: (line: string) => void,
): Promise<FakeProcess> {
  const outcomes = await Promise.allSettled(fakes.map((fake) => startFake(fake, onLine)));
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
      reject(new CommandError(`The ${name} did not start: ${why}`));
    });
  });
}
