import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFirebaseJson } from '@akada/emulators/firebase-json';
import { ROOT, WEB } from '@akada/emulators/paths';
import { LauncherError, say } from '@akada/emulators/say';
import { loadEnv } from 'vite';
import { deployConfig } from './deploy-config.ts';

const FILE = 'firebase.deploy.json';

/**
 * A step of `npm run deploy`: writes what is deployed, for the project that the web app was built for.
 *
 * @throws LauncherError when web/.env.production.local does not say which that is
 */
export async function writeDeployConfig(): Promise<void> {
  const { VITE_FIREBASE_CONFIG = '', VITE_APP_CHECK_KEY } = loadEnv('production', WEB);
  const config = deployConfig(
    readFirebaseJson(),
    projectIn(VITE_FIREBASE_CONFIG),
    Boolean(VITE_APP_CHECK_KEY),
  );
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(config, null, 2)}\n`);
  say(`${FILE} is what is deployed.`);
}

/**
 * The project of a web app's configuration.
 *
 * @throws LauncherError when it names none
 */
export function projectIn(webConfig: string): string {
  try {
    const { projectId } = JSON.parse(webConfig) as { projectId?: unknown };
    // It becomes part of a policy, where a blank or a semicolon would begin something else.
    if (typeof projectId === 'string' && /^[a-z][a-z0-9-]*$/.test(projectId)) return projectId;
  } catch {
    // Said below.
  }
  throw new LauncherError('VITE_FIREBASE_CONFIG names no project: see README, Deploy.');
}
