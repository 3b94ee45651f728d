import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findInCloudCli } from './google-cloud-cli.ts';
import { hasNetwork } from './network.ts';
import { cacheDir } from './paths.ts';
import { LauncherError, messageOf, say } from './say.ts';
import { wrapFirestore, wrapPubsub, wrapStorageRules } from './wrap-emulators.ts';

/** The emulators that are programs of their own; the others are inside firebase-tools. */
export type Program = 'firestore' | 'storage' | 'pubsub';

const FIRESTORE_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const PUBSUB_BINARY = 'platform/pubsub-emulator/bin/cloud-pubsub-emulator';
const DOWNLOADS = 'https://storage.googleapis.com';

export type Found =
  | { by: 'environment' | 'firebase-tools' | 'google-cloud-cli'; path: string }
  /** firebase-tools downloads it when it starts. */
  | { by: 'download' }
  /** Not to be had without a download, and not needed. */
  | { by: 'nobody' };

/** What the search asks of the machine; replaced in tests. */
export interface EmulatorsWorld {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** Where firebase-tools keeps its own download. */
  ownCopy: (program: Program) => string;
  /** The Cloud CLI's copy, made startable; undefined when there is none. */
  cloudCliCopy: (program: Program) => Promise<string | undefined>;
  hasNetwork: (url: string) => Promise<boolean>;
}

/**
 * Finds an emulator: what the environment names, firebase-tools' download, the Google Cloud CLI's copy,
 * and at last a download by firebase-tools.
 *
 * @param program which
 * @param world the machine; `realWorld(javac)`
 * @throws LauncherError saying what to do, when there is none and no network
 */
export async function findEmulator(program: Program, world: EmulatorsWorld): Promise<Found> {
  const variable = binaryPathVariable(program);
  const named = world.env[variable];
  if (named) {
    if (world.exists(named)) return { by: 'environment', path: named };
    throw new LauncherError(`${variable} names ${named}, which does not exist: correct or unset it.`);
  }
  const own = world.ownCopy(program);
  if (world.exists(own)) return { by: 'firebase-tools', path: own };
  const copy = await world.cloudCliCopy(program);
  if (copy) return { by: 'google-cloud-cli', path: copy };
  if (program === 'pubsub') return { by: 'nobody' };
  if (await world.hasNetwork(DOWNLOADS)) return { by: 'download' };
  throw new LauncherError(
    `No ${program} emulator was found and there is no network to download it: connect once, or install ` +
      `the Google Cloud CLI with its Firestore emulator and a JDK, or set ${variable}.`,
  );
}

/** The variable by which firebase-tools is told where a program is. */
export function binaryPathVariable(program: Program): string {
  return `${program.toUpperCase()}_EMULATOR_BINARY_PATH`;
}

/**
 * The machine we are on.
 *
 * @param javac the Java compiler to try; the Storage rules runtime needs one once
 */
export function realWorld(javac: string): EmulatorsWorld {
  const cache = cacheDir();
  return {
    env: process.env,
    exists: existsSync,
    ownCopy: firebaseToolsCopy,
    hasNetwork,
    cloudCliCopy: async (program) => {
      const source = await findInCloudCli(program === 'pubsub' ? PUBSUB_BINARY : FIRESTORE_JAR);
      if (!source) return undefined;
      if (program === 'pubsub') return wrapPubsub(source, cache);
      if (program === 'firestore') return wrapFirestore(source, cache);
      return wrapStorageRules(source, cache, javac).catch((error: unknown) => {
        say(`The Storage rules runtime could not be built with javac: ${messageOf(error).split('\n')[0]}`);
        return undefined;
      });
    },
  };
}

interface DownloadableEmulators {
  getDownloadDetails: (program: Program) => { downloadPath: string; binaryPath?: string };
}

function firebaseToolsCopy(program: Program): string {
  const require = createRequire(import.meta.url);
  const { getDownloadDetails } =
    require('firebase-tools/lib/emulator/downloadableEmulators') as DownloadableEmulators;
  const details = getDownloadDetails(program);
  return details.binaryPath ?? details.downloadPath;
}
