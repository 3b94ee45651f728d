import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFirebaseJson } from '@akada/emulators/firebase-json';
import { ROOT, WEB } from '@akada/emulators/paths';
import { CommandError, printLine } from '@akada/emulators/terminal';
import { loadEnv } from 'vite';
import { deployConfig } from './deploy-config.ts';

const FILE = 'firebase.deploy.json';

/**
 * A step of `npm run deploy`: writes `firebase.deploy.json` for the project that the web app was built for.
 *
 * @throws CommandError when web/.env.production.local names no project
 */
export async function writeDeployConfig(): Promise<void> {
  const { VITE_FIREBASE_CONFIG = '', VITE_APP_CHECK_KEY } = loadEnv('production', WEB);
  const config = deployConfig(
    readFirebaseJson(),
    projectIn(VITE_FIREBASE_CONFIG),
    Boolean(VITE_APP_CHECK_KEY),
  );
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(config, null, 2)}\n`);
  printLine(`Wrote ${FILE}.`);
}

/**
 * The project id in the web app's Firebase configuration.
 *
 * @throws CommandError when it names none
 */
export function projectIn(webConfig: string): string {
  try {
    const { projectId } = JSON.parse(webConfig) as { projectId?: unknown };
    // It becomes part of the content security policy, where a space or a semicolon would add a source or a directive.
    if (typeof projectId === 'string' && /^[a-z][a-z0-9-]*$/.test(projectId)) return projectId;
  } catch {
    // Reported below.
  }
  throw new CommandError('VITE_FIREBASE_CONFIG names no project. See docs/operations.md, Deploy.');
}
