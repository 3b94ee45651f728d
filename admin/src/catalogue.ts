import { parseArgs } from 'node:util';
import { writeCatalogue } from '@akada/emulators/seed/catalogue';
import { CommandError, printLine } from '@akada/emulators/terminal';
import { getFirestore } from 'firebase-admin/firestore';
import { describeAccessError, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run catalogue [-- --project <id>]';

/**
 * `npm run catalogue`: publishes the features of plans and the rewards, as `domain/` defines them.
 *
 * @throws CommandError saying what to do: wrong arguments, emulators not running, no credentials
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
      throw new CommandError(describeAccessError(error, 'data', project));
    }
  });
  printLine(`Published ${written} documents: plan features and rewards.`);
}

/**
 * The project id among the arguments; undefined if there is none, which means the emulators of `npm start`.
 *
 * @throws CommandError with the usage when the arguments are wrong
 */
export function projectOf(args: readonly string[]): string | undefined {
  try {
    const { project } = parseArgs({ args: [...args], options: { project: { type: 'string' } } }).values;
    if (project !== '') return project;
  } catch {
    // Reported below.
  }
  throw new CommandError(USAGE);
}
