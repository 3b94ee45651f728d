import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from '../paths.ts';
import { CommandError, errorMessage, printLine } from '../terminal.ts';
import { hasNetwork } from './network.ts';

const run = promisify(execFile);
const OLDEST_VERSION = 11;
const FETCHED_VERSION = 21;
const SOURCE = 'https://api.adoptium.net';

export interface Java {
  /** The folder of `java`, to be put first on PATH; undefined when PATH already leads to it. */
  bin: string | undefined;
  version: number;
}

/** `findJava`'s access to the machine; replaced in tests. */
export interface JavaWorld {
  env: NodeJS.ProcessEnv;
  /** What `<program> -version` prints, or undefined when it cannot be run. */
  version: (program: string) => Promise<string | undefined>;
  hasNetwork: (url: string) => Promise<boolean>;
  /** The `bin` folder of a JRE fetched earlier. */
  fetched: () => string | undefined;
  /** Fetches a JRE and returns its `bin` folder. */
  fetch: () => Promise<string>;
}

/**
 * Finds Java for the emulators. In this order: JAVA_HOME, PATH, a JRE fetched earlier, a JRE fetched now.
 *
 * @throws CommandError saying what to do, when none is found or fetched
 */
export async function findJava(world: JavaWorld = realWorld()): Promise<Java> {
  const home = world.env.JAVA_HOME;
  for (const bin of [home && join(home, 'bin'), '', world.fetched()]) {
    if (bin === undefined) continue;
    const version = majorVersion(await world.version(bin ? join(bin, 'java') : 'java'));
    if (version >= OLDEST_VERSION) return { bin: bin || undefined, version };
  }
  const wanted = `No Java ${OLDEST_VERSION} or later found (JAVA_HOME, PATH); the Firestore and Storage emulators need it`;
  if (!(await world.hasNetwork(SOURCE))) {
    throw new CommandError(`${wanted}. Install it, or connect to the network to fetch it.`);
  }
  try {
    return { bin: await world.fetch(), version: FETCHED_VERSION };
  } catch (error) {
    throw new CommandError(`${wanted}. Install it (fetching failed: ${errorMessage(error)}).`);
  }
}

/** PATH with the chosen Java in front. */
export function pathWith(java: Java, env: NodeJS.ProcessEnv = process.env): string {
  return [java.bin, env.PATH].filter(Boolean).join(delimiter);
}

/** The major version in what `java -version` prints, 0 when there is none: `1.8.0_402` is 8, `17.0.15` is 17. */
export function majorVersion(output: string | undefined): number {
  const [, first, second] = output?.match(/version "(\d+)(?:\.(\d+))?/) ?? [];
  return Number(first === '1' ? second : first) || 0;
}

function realWorld(): JavaWorld {
  const env = process.env;
  return {
    env,
    version: (program) =>
      run(program, ['-version']).then(
        ({ stderr }) => stderr,
        () => undefined,
      ),
    hasNetwork,
    fetched: () => fetchedBin(cacheDir(env)),
    fetch: async () => {
      printLine(`No Java found. Fetching a JRE ${FETCHED_VERSION} once …`);
      const cache = cacheDir(env);
      mkdirSync(cache, { recursive: true });
      const { install } = await import('njre');
      const dir = await install(FETCHED_VERSION, { installPath: join(cache, 'jre') });
      const bin = fetchedBin(dirname(dir)) ?? fetchedBin(dir);
      if (!bin) throw new Error(`no java in ${dir}`);
      return bin;
    },
  };
}

/** Where `njre` leaves java: `<cache>/jre/<release>/bin`, on macOS `<release>/Contents/Home/bin`. */
function fetchedBin(cache: string): string | undefined {
  const jre = join(cache, 'jre');
  if (!existsSync(jre)) return undefined;
  return readdirSync(jre)
    .flatMap((release) => [join(jre, release, 'bin'), join(jre, release, 'Contents', 'Home', 'bin')])
    .find((bin) => existsSync(join(bin, 'java')));
}
