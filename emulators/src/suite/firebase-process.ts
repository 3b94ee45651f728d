import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { CommandError } from '../terminal.ts';
import { descendantsOf, isAlive, signal } from './process-tree.ts';

const READY = 'All emulators ready!';
const KEEPER = fileURLToPath(new URL('../keeper.mjs', import.meta.url));
/** Makes the Storage emulator remove download tokens as the real service does. */
const STORAGE_METADATA = fileURLToPath(new URL('storage-metadata.mjs', import.meta.url));
/** Makes the emulators' servers keep idle connections, as a client may be about to use one. */
const KEEP_CONNECTIONS = fileURLToPath(new URL('keep-connections.mjs', import.meta.url));
/** Turns off work of the emulators that Akada doesn't need. */
const LEAN_EMULATORS = fileURLToPath(new URL('lean-emulators.mjs', import.meta.url));
/** Lets functions share processes. */
const SHARE_PROCESSES = fileURLToPath(new URL('share-processes.mjs', import.meta.url));
/** What Node loads before the CLI. */
const PRELOADED = [KEEPER, STORAGE_METADATA, KEEP_CONNECTIONS, LEAN_EMULATORS, SHARE_PROCESSES].flatMap(
  (file) => ['--import', file],
);
/** Long enough to export a big database. */
const STOP_GRACE_MS = 45_000;
const FAMILY_POLL_MS = 1000;

export interface FirebaseOptions {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Where it runs and leaves its logs. */
  cwd: string;
  /**
   * Its folder for temporary files, emptied first. Short, because it holds sockets. The Storage emulator
   * keeps files in a fixed place below, and empties that when it stops: two suites must not share it.
   */
  temporary: string;
  onLine: (line: string) => void;
}

/** The Firebase CLI running emulators. */
export interface FirebaseProcess {
  /** Resolves when the emulators are ready; rejects with a CommandError when they end first. */
  ready: Promise<void>;
  /** Resolves when the CLI has ended, for whatever reason. */
  ended: Promise<void>;
  /** Stops it and everything that it started, saving the data when it had become ready. */
  stop: () => Promise<void>;
}

/** Starts `firebase <args>`; its output goes to `<cwd>/emulators.log` and, line by line, to `onLine`. */
export function startFirebase({ args, env, cwd, temporary, onLine }: FirebaseOptions): FirebaseProcess {
  mkdirSync(cwd, { recursive: true });
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  // A group of its own: Ctrl-C in the terminal must not reach the CLI beside our own signal, because a
  // second one makes it leave without saving the data.
  const child = spawn(process.execPath, [...PRELOADED, cli, ...args], {
    cwd,
    env: { ...env, TMPDIR: temporary },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  const family = watchFamily(child);
  const tail: string[] = [];
  let isReady = false;
  let stopped: Promise<void> | undefined;

  const log = createWriteStream(join(cwd, 'emulators.log'));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (raw) => {
        const line = stripVTControlCharacters(raw);
        log.write(`${line}\n`);
        tail.push(line);
        if (tail.length > 200) tail.shift();
        onLine(line);
        if (!line.includes(READY)) return;
        isReady = true;
        resolve();
      });
    }
    void ended.then(() => reject(new CommandError(`The emulators did not start: ${reason(tail, cwd)}`)));
  });
  // Callers that await `ready` get the rejection. This stops it from being unhandled when none does.
  ready.catch(() => undefined);

  const stop = async (): Promise<void> => {
    await family.poll();
    const pid = child.pid;
    if (pid === undefined) return;
    // Before it is ready it has imported only part of the data, and must not save that over the rest.
    signal(isReady ? pid : -pid, isReady ? 'SIGINT' : 'SIGKILL');
    const grace = setTimeout(() => signal(-pid, 'SIGKILL'), STOP_GRACE_MS);
    await ended;
    clearTimeout(grace);
    signal(-pid, 'SIGKILL');
    await family.end();
    log.end();
  };
  void ended.then(async () => {
    await family.end();
    rmSync(temporary, { recursive: true, force: true });
  });

  return {
    ready,
    ended,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Tracks the processes that a process starts: Java runs in sessions of its own, which our signals don't reach. */
function watchFamily(child: ChildProcess): { poll: () => Promise<void>; end: () => Promise<void> } {
  const known = new Set<number>();
  const poll = async (): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null) return;
    for (const pid of await descendantsOf(child.pid)) known.add(pid);
  };
  const timer = setInterval(poll, FAMILY_POLL_MS).unref();
  return {
    poll,
    end: async () => {
      clearInterval(timer);
      const left = [...known].filter(isAlive);
      for (const pid of left) signal(pid, 'SIGKILL');
      known.clear();
    },
  };
}

/** The lines of the CLI's output that look like errors, as one line. */
function reason(lines: readonly string[], cwd: string): string {
  const telling = lines.filter((line) => /error|fatal|could not|failed|exited|not start/i.test(line));
  const shown = (telling.length > 0 ? telling : lines).slice(-3).map((line) => line.trim());
  return `${shown.filter(Boolean).join(' | ') || 'no output'} (full log: ${join(cwd, 'emulators.log')})`;
}
