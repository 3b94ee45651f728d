import { parseArgs } from 'node:util';
import { LauncherError, say } from '@akada/emulators/say';
import { writeCatalogue } from '@akada/emulators/seed/catalogue';
import { getFirestore } from 'firebase-admin/firestore';
import { notAsked, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run catalogue [-- --project <id>]';

/**
 * `npm run catalogue`: publishes what plans unlock and what points buy. Done again it changes nothing but what has
 * changed in domain.
 *
 * @throws LauncherError naming what to do: wrong arguments, nothing running, no credentials
 */
export async function catalogue(args: readonly string[]): Promise<void> {
  const project = projectOf(args);
  const written = await withAdminApp(project, async (app) => {
    try {
      const db = getFirestore(app);
      const writer = db.bulkWriter();
      const documents = writeCatalogue(db, writer);
      await writer.close();
      return documents;
    } catch (error) {
      throw new LauncherError(notAsked(error, 'data', project));
    }
  });
  say(`Published ${written} documents: what plans unlock, and what points buy.`);
}

/**
 * The project that the command line names; undefined is the emulators of `npm start`.
 *
 * @throws LauncherError with the usage when it is not understood
 */
export function projectOf(args: readonly string[]): string | undefined {
  try {
    const { project } = parseArgs({ args: [...args], options: { project: { type: 'string' } } }).values;
    if (project !== '') return project;
  } catch {
    // Said below.
  }
  throw new LauncherError(USAGE);
}
