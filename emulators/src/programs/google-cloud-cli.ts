import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where installers put the Google Cloud CLI. */
const USUAL_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
] as const;

/** `findInCloudCli`'s access to the machine; replaced in tests. */
export interface CloudCliWorld {
  exists: (path: string) => boolean;
  /** The root that `gcloud` itself names; asked last, because it takes a second. */
  askGcloud: () => Promise<string | undefined>;
}

/**
 * Looks for a file of an emulator in the Google Cloud CLI.
 *
 * @param path relative to the CLI's root, e.g. `platform/pubsub-emulator/bin/cloud-pubsub-emulator`
 * @returns its absolute path, or undefined
 */
export async function findInCloudCli(
  path: string,
  world: CloudCliWorld = realWorld,
): Promise<string | undefined> {
  const usual = USUAL_ROOTS.map((root) => join(root, path)).find(world.exists);
  if (usual) return usual;
  const root = await world.askGcloud();
  const asked = root && join(root, path);
  return asked && world.exists(asked) ? asked : undefined;
}

let asked: Promise<string | undefined> | undefined;

const realWorld: CloudCliWorld = {
  exists: existsSync,
  askGcloud: () => {
    asked ??= run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 10_000 }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
    return asked;
  },
};
