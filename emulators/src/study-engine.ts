import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mode } from './modes.ts';
import { HOST, portsOf } from './ports.ts';
import { LauncherError } from './say.ts';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('gemini/main.ts', import.meta.url));

/** The key that stands for none: the local engine takes any. */
export const LOCAL_KEY = 'local';
const DEFAULT_MODEL = 'gemini-2.5-flash';

/** What answers the AI tools: the server in `gemini/`, or Google's. */
export type StudyEngine = 'local' | 'gemini';

/** Tests never ask Google; the app does when the developer's environment has a key. */
export function studyEngineOf(mode: Mode, env: NodeJS.ProcessEnv = process.env): StudyEngine {
  const key = env.GEMINI_API_KEY;
  return mode === 'dev' && key && key !== LOCAL_KEY ? 'gemini' : 'local';
}

/** The values of the functions' parameters (functions/src/ai): the key is a secret, the others are strings. */
export function geminiEnv(mode: Mode, env: NodeJS.ProcessEnv = process.env) {
  const isLocal = studyEngineOf(mode, env) === 'local';
  return {
    GEMINI_API_KEY: isLocal ? LOCAL_KEY : (env.GEMINI_API_KEY ?? LOCAL_KEY),
    GEMINI_BASE_URL: isLocal ? `http://${HOST}:${portsOf(mode).gemini}` : (env.GEMINI_BASE_URL ?? ''),
    GEMINI_MODEL: (!isLocal && env.GEMINI_MODEL) || DEFAULT_MODEL,
  };
}

/** The local study engine as a process of its own: reading a long PDF must hold up nothing else. */
export interface EngineProcess {
  stop: () => Promise<void>;
}

/**
 * Starts the local study engine, and settles when it listens. It ends with this process, however that ends.
 *
 * @param onLine gets what it has to say, which is nothing when all is well
 * @throws LauncherError when it does not start
 */
export async function startEngine(port: number, onLine: (line: string) => void): Promise<EngineProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  // In a group of its own, so that Ctrl-C in the terminal reaches only the launcher.
  const child = spawn(process.execPath, ['--import', KEEPER, '--import', tsx, MAIN, String(port)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      said.push(line);
      onLine(`study engine │ ${line}`);
    }
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await isReady(child, ended, said);
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

function isReady(child: ChildProcess, ended: Promise<void>, said: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    void ended.then(() => {
      const why = said.find((line) => /error/i.test(line)) ?? 'it said nothing';
      reject(new LauncherError(`The local study engine did not start: ${why}`));
    });
  });
}
