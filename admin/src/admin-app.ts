import { projectId } from '@akada/emulators/modes';
import { isFree } from '@akada/emulators/port-check';
import { HOST, portsOf } from '@akada/emulators/ports';
import { CommandError, errorMessage } from '@akada/emulators/terminal';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';

/** The environment variables that point the Admin SDK to the emulators. */
const EMULATORS = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;
/** Read by the Storage client; the Admin SDK derives it from the variable above. */
const STORAGE_ORIGIN = 'STORAGE_EMULATOR_HOST';

/**
 * Runs `work` with the Admin SDK.
 *
 * @param project a real project; without it the emulators of `npm start`
 * @throws CommandError when the emulators are not running, or the error of `work`
 */
export async function withAdminApp<T>(
  project: string | undefined,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const ports = portsOf('dev');
  if (!project && (await isFree(ports.hub))) {
    throw new CommandError('Akada is not running. Run npm start first, or name a project with --project.');
  }
  for (const [service, variable] of Object.entries(EMULATORS)) {
    if (project) delete process.env[variable];
    else process.env[variable] = `${HOST}:${ports[service as keyof typeof EMULATORS]}`;
  }
  delete process.env[STORAGE_ORIGIN];
  const app = initializeApp(
    project ? { projectId: project, credential: applicationDefault() } : { projectId: projectId('dev') },
    'admin',
  );
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

/**
 * The message for a request that a project or the emulators refused, with what to do.
 *
 * @param what what the command administers, such as `accounts`
 */
export function describeAccessError(error: unknown, what: string, project: string | undefined): string {
  const why = errorMessage(error).split('\n')[0];
  return project
    ? `Can't access ${project} (${why}). Run gcloud auth application-default login with an account that may administer its ${what}.`
    : `Can't access the emulators: ${why}`;
}
