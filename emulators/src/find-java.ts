import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasNetwork } from './network.ts';
import { cacheDir } from './paths.ts';
import { LauncherError, messageOf, say } from './say.ts';

const run = promisify(execFile);
const OLDEST = 11;
const FETCHED = 21;
const SOURCE = 'https://api.adoptium.net';

export interface Java {
  /** The folder of `java`, to stand first on PATH; undefined when the one on PATH is the one to use. */
  bin: string | undefined;
  version: number;
}

/** What `findJava` asks of the machine; replaced in tests. */
export interface JavaWorld {
  env: NodeJS.ProcessEnv;
  /** What `<program> -version` prints, or undefined when it cannot be run. */
  version: (program: string) => Promise<string | undefined>;
  hasNetwork: (url: string) => Promise<boolean>;
  /** The `bin` folder of a JRE fetched earlier. */
  fetched: () => string | undefined;
  /** Fetches a JRE and gives its `bin` folder. */
  fetch: () => Promise<string>;
}

/**
 * A Java for the emulators: JAVA_HOME's, PATH's, one fetched earlier, or one fetched now.
 *
 * @throws LauncherError saying what to do, when there is none and none can be fetched
 */
export async function findJava(world: JavaWorld = realWorld()): Promise<Java> {
  const home = world.env.JAVA_HOME;
  for (const bin of [home && join(home, 'bin'), '', world.fetched()]) {
    if (bin === undefined) continue;
    const version = majorVersion(await world.version(bin ? join(bin, 'java') : 'java'));
    if (version >= OLDEST) return { bin: bin || undefined, version };
  }
  const wanted = `No Java ${OLDEST} or later was found (JAVA_HOME, PATH); the Firestore and Storage emulators need one`;
  if (!(await world.hasNetwork(SOURCE))) {
    throw new LauncherError(`${wanted}: install one, or connect to the network and it is fetched.`);
  }
  try {
    return { bin: await world.fetch(), version: FETCHED };
  } catch (error) {
    throw new LauncherError(`${wanted}: install one (fetching failed: ${messageOf(error)}).`);
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
      say(`No Java found, fetching a JRE (${FETCHED}) once …`);
      const cache = cacheDir(env);
      mkdirSync(cache, { recursive: true });
      const { install } = await import('njre');
      const dir = await install(FETCHED, { installPath: join(cache, 'jre') });
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
