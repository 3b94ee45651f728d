import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './find-programs.ts';
import { startFirebase } from './firebase-process.ts';
import { writeFunctionsEnv } from './functions-env.ts';
import { writeLocalConfig } from './local-config.ts';
import { type Mode, projectId, type Service } from './modes.ts';
import { ROOT, STATE, WEB_DIST } from './paths.ts';
import { assertPortsFree } from './port-check.ts';
import { type Ports, portsInUseBy, portsOf } from './ports.ts';
import { onSignal } from './signals.ts';
import { startStandIns } from './stand-in.ts';
import { standInsOf } from './stand-ins.ts';
import { originsOf, quietCliEnv, suiteEnv } from './suite-env.ts';

export type { Mode, Service } from './modes.ts';

export interface SuiteOptions {
  mode: Mode;
  /** `pubsub` is left out, with a line saying so, when it is not on the machine. */
  services: readonly Service[];
  /** Imported when it is there, and written when the suite stops; without it nothing is kept. */
  dataDir?: string;
  /** Gets each line of the emulators' output, without colours. */
  onLine?: (line: string) => void;
}

export interface Suite {
  projectId: string;
  /** What was started: `services` of the options, but for a missing `pubsub`. */
  services: readonly Service[];
  ports: Ports;
  /** `http://host:port` of each service. */
  origins: Record<Service | 'hub', string>;
  /** The variables by which the Admin SDK and the client SDKs' test helpers find the suite. */
  env: Record<string, string>;
  /** Settles when the emulators are gone, whoever ended them. */
  ended: Promise<void>;
  /** Saves the data (with a `dataDir`) and stops everything that was started. Calling it again is fine. */
  stop: () => Promise<void>;
}

/**
 * Starts emulators, and the local stand-ins beside functions, and settles when they are ready. They stop with
 * this process, whether it gets SIGINT, SIGTERM or SIGHUP or is killed. Functions are taken from
 * `functions/dist`, which must be built.
 *
 * @throws LauncherError, its message one line naming what to do: no Java, no emulator, a port taken, or
 *   what the emulators said when they could not start
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { mode, dataDir, onLine = () => undefined } = options;
  const ports = portsOf(mode);
  const wanted = options.services.includes('functions') ? standInsOf(mode) : [];
  await assertPortsFree([
    ...portsInUseBy(options.services).map((name) => ({ port: ports[name], purpose: `the ${name} emulator` })),
    ...wanted.map(({ port, name }) => ({ port, purpose: `the local ${name}` })),
  ]);
  const { services, env } = await findPrograms(options.services);
  const project = projectId(mode);
  const config = writeLocalConfig(mode);
  if (services.includes('hosting')) ensureSomethingToServe();
  const forgetKeys = services.includes('functions') ? writeFunctionsEnv(mode) : () => undefined;
  const standIns = await startStandIns(wanted, onLine).catch((error: unknown) => {
    forgetKeys();
    throw error;
  });

  const firebase = startFirebase({
    args: [
      'emulators:start',
      ...['--config', config, '--project', project, '--only', services.join(',')],
      ...(dataDir ? dataArguments(dataDir) : []),
    ],
    env: { ...process.env, ...env, ...quietCliEnv() },
    cwd: join(STATE, 'logs', mode),
    temporary: join(tmpdir(), `akada-${mode}-${cloneId()}`),
    onLine,
  });
  const ended = firebase.ended.then(async () => {
    forgetKeys();
    await standIns.stop();
  });
  const stop = async (): Promise<void> => {
    await firebase.stop();
    await ended;
  };
  const forget = onSignal(stop);
  void ended.then(forget);
  try {
    await firebase.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    projectId: project,
    services,
    ports,
    origins: originsOf(ports),
    env: suiteEnv(mode, project, ports, services),
    ended,
    stop,
  };
}

/** Whether a folder holds a whole export, and not one that was interrupted. */
export function isExport(dataDir: string): boolean {
  return existsSync(join(dataDir, 'firebase-export-metadata.json'));
}

function dataArguments(dataDir: string): string[] {
  return [...(isExport(dataDir) ? ['--import', dataDir] : []), `--export-on-exit=${dataDir}`];
}

/** The hosting emulator wants a page even where only the dev server is used. */
function ensureSomethingToServe(): void {
  const page = join(WEB_DIST, 'index.html');
  if (existsSync(page)) return;
  mkdirSync(WEB_DIST, { recursive: true });
  writeFileSync(
    page,
    '<!doctype html><title>Akada</title><p>Run <code>npm run preview</code> to build this.</p>\n',
  );
}

/** Tells this clone from others on the machine; short, because a socket's path may not be long. */
function cloneId(): string {
  return createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
}
