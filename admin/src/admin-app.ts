import { projectId } from '@akada/emulators/modes';
import { isFree } from '@akada/emulators/port-check';
import { HOST, portsOf } from '@akada/emulators/ports';
import { LauncherError, messageOf } from '@akada/emulators/say';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';

/** The environment variables by which the Admin SDK takes an emulator for the real thing. */
const EMULATORS = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;
/** The one that the Admin SDK sets itself, by the one above, and that Storage's client asks. */
const STORAGE_ORIGIN = 'STORAGE_EMULATOR_HOST';

/**
 * Does something with the Admin SDK.
 *
 * @param project a real project; without it the emulators of `npm start`
 * @throws LauncherError when nothing is running, and what `work` throws
 */
export async function withAdminApp<T>(
  project: string | undefined,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const ports = portsOf('dev');
  if (!project && (await isFree(ports.hub))) {
    throw new LauncherError('Akada is not running: npm start first, or name a project with --project.');
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
 * What to do about a project, or an emulator, that could not be asked.
 *
 * @param what of the project one must be allowed to change, e.g. `accounts`
 */
export function notAsked(error: unknown, what: string, project: string | undefined): string {
  const why = messageOf(error).split('\n')[0];
  return project
    ? `${project} could not be asked (${why}): run gcloud auth application-default login as somebody who may administer its ${what}.`
    : `The emulators could not be asked: ${why}`;
}
