import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFunctionsEnv } from '../app/functions-env.ts';
import { startFakes } from '../fakes/fake-process.ts';
import { fakesFor } from '../fakes/fakes.ts';
import { readFirebaseJson } from '../firebase-json.ts';
import { type Mode, projectId, type Service } from '../modes.ts';
import { ROOT, STATE, WEB_DIST } from '../paths.ts';
import { assertPortsFree } from '../port-check.ts';
import { HOST, type Ports, portsInUseBy, portsOf } from '../ports.ts';
import { findPrograms } from '../programs/find-programs.ts';
import { onSignal } from '../signals.ts';
import { startFirebase } from './firebase-process.ts';
import { loadRules } from './load-rules.ts';
import { writeLocalConfig } from './local-config.ts';
import { originsOf, quietCliEnv, suiteEnv } from './suite-env.ts';

export type { Mode, Service } from '../modes.ts';

export interface SuiteOptions {
  mode: Mode;
  /** `pubsub` is skipped, with a line saying so, when it is not installed. */
  services: readonly Service[];
  /** Imported if it exists, and written when the suite stops. Without it the data is lost. */
  dataDir?: string;
  /** Gets each line of the emulators' output, without colours. */
  onLine?: (line: string) => void;
}

export interface Suite {
  projectId: string;
  /** The services that were started: those of the options, except a missing `pubsub`. */
  services: readonly Service[];
  ports: Ports;
  /** `http://host:port` of each service. */
  origins: Record<Service | 'hub', string>;
  /** The variables by which the Admin SDK and the client SDKs' test helpers find the suite. */
  env: Record<string, string>;
  /** Resolves when the emulators have ended, for whatever reason. */
  ended: Promise<void>;
  /** Saves the data (with a `dataDir`) and stops everything that was started. May be called again. */
  stop: () => Promise<void>;
}

/**
 * Starts emulators, and the fakes beside functions, and resolves when they are ready. They stop with
 * this process, whether it gets SIGINT, SIGTERM or SIGHUP or is killed. Functions are taken from
 * `functions/dist`, which must be built.
 *
 * @throws CommandError, its message one line naming what to do: no Java, no emulator, a port taken, or
 *   the emulators' output when they could not start
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { mode, dataDir, onLine = () => undefined } = options;
  const ports = portsOf(mode);
  const wanted = options.services.includes('functions') ? fakesFor(mode) : [];
  await assertPortsFree([
    ...portsInUseBy(options.services).map((name) => ({ port: ports[name], purpose: `the ${name} emulator` })),
    ...wanted.map(({ port, name }) => ({ port, purpose: `the ${name}` })),
  ]);
  const { services, env } = await findPrograms(options.services);
  const project = projectId(mode);
  const config = writeLocalConfig(mode);
  if (services.includes('hosting')) ensureHostingPage();
  const removeKeys = services.includes('functions') ? writeFunctionsEnv(mode) : () => undefined;
  const fakes = await startFakes(wanted, onLine).catch((error: unknown) => {
    removeKeys();
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
    removeKeys();
    await fakes.stop();
  });
  const stop = async (): Promise<void> => {
    await firebase.stop();
    await ended;
  };
  const unregister = onSignal(stop);
  void ended.then(unregister);
  try {
    await firebase.ready;
    if (mode === 'test' && services.includes('firestore')) await loadOwnRules(project, ports);
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

/** Gives the suite's own project the rules that are deployed. */
async function loadOwnRules(project: string, { firestore }: Ports): Promise<void> {
  const rules = readFileSync(join(ROOT, readFirebaseJson().firestore.rules), 'utf8');
  await loadRules(`${HOST}:${firestore}`, project, rules);
}

/** Whether a folder holds a complete export. */
export function isExport(dataDir: string): boolean {
  return existsSync(join(dataDir, 'firebase-export-metadata.json'));
}

function dataArguments(dataDir: string): string[] {
  return [...(isExport(dataDir) ? ['--import', dataDir] : []), `--export-on-exit=${dataDir}`];
}

/** The hosting emulator needs a page even when only the dev server is used. */
function ensureHostingPage(): void {
  const page = join(WEB_DIST, 'index.html');
  if (existsSync(page)) return;
  mkdirSync(WEB_DIST, { recursive: true });
  writeFileSync(
    page,
    '<!doctype html><title>Akada</title><p>Run <code>npm run preview</code> to build this.</p>\n',
  );
}

/** Identifies this clone among others on the machine. Short, because the path of a socket must be. */
function cloneId(): string {
  return createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
}
