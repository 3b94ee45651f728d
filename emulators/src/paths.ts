import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** What the launcher keeps beside the code: data, logs, the day of the seed. Not in git. */
export const STATE = join(ROOT, '.akada');
export const DATA_DIR = join(STATE, 'data');
export const SEED_STAMP = join(STATE, 'seed.json');

export const WEB = join(ROOT, 'web');
export const WEB_DIST = join(WEB, 'dist-local');

/**
 * The folder for what is built or fetched once for all clones: wrapped emulators, a JRE.
 *
 * @returns `$XDG_CACHE_HOME/akada/emulators`, or the same under `~/.cache`
 */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'akada', 'emulators');
}
