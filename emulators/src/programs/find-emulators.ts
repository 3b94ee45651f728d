import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cacheDir } from '../paths.ts';
import { CommandError, errorMessage, printLine } from '../terminal.ts';
import { findInCloudCli } from './google-cloud-cli.ts';
import { hasNetwork } from './network.ts';
import { wrapFirestore, wrapPubsub, wrapStorageRules } from './wrap-emulators.ts';

/** Emulators that are separate programs; the others are part of firebase-tools. */
export type Program = 'firestore' | 'storage' | 'pubsub';

const FIRESTORE_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const PUBSUB_BINARY = 'platform/pubsub-emulator/bin/cloud-pubsub-emulator';
const DOWNLOADS = 'https://storage.googleapis.com';

export type Found =
  | { by: 'environment' | 'firebase-tools' | 'google-cloud-cli'; path: string }
  /** firebase-tools downloads it when it starts. */
  | { by: 'download' }
  /** Not installed, and not needed enough to be downloaded. */
  | { by: 'none' };

/** The search's access to the machine; replaced in tests. */
export interface EmulatorsWorld {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** Where firebase-tools keeps its own download. */
  ownCopy: (program: Program) => string;
  /** The Cloud CLI's copy, wrapped so that firebase-tools can start it; undefined when there is none. */
  cloudCliCopy: (program: Program) => Promise<string | undefined>;
  hasNetwork: (url: string) => Promise<boolean>;
}

/**
 * Finds an emulator. In this order: the one that the environment names, firebase-tools' earlier download, the Google Cloud
 * CLI's copy, a new download by firebase-tools.
 *
 * @param world the machine; `realWorld(javac)`
 * @throws CommandError saying what to do, when there is none and no network
 */
export async function findEmulator(program: Program, world: EmulatorsWorld): Promise<Found> {
  const variable = binaryPathVariable(program);
  const named = world.env[variable];
  if (named) {
    if (world.exists(named)) return { by: 'environment', path: named };
    throw new CommandError(`${variable} names ${named}, which does not exist. Correct or unset it.`);
  }
  const own = world.ownCopy(program);
  if (world.exists(own)) return { by: 'firebase-tools', path: own };
  const copy = await world.cloudCliCopy(program);
  if (copy) return { by: 'google-cloud-cli', path: copy };
  if (program === 'pubsub') return { by: 'none' };
  if (await world.hasNetwork(DOWNLOADS)) return { by: 'download' };
  throw new CommandError(
    `No ${program} emulator found, and no network to download it. Connect once, or install ` +
      `the Google Cloud CLI with its Firestore emulator and a JDK, or set ${variable}.`,
  );
}

/** The environment variable that tells firebase-tools where a program is. */
export function binaryPathVariable(program: Program): string {
  return `${program.toUpperCase()}_EMULATOR_BINARY_PATH`;
}

/**
 * Access to the real machine.
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
        printLine(
          `The Storage rules runtime could not be built with javac: ${errorMessage(error).split('\n')[0]}`,
        );
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
