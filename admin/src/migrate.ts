import { parseArgs } from 'node:util';
import { STORED_VERSION } from '@akada/domain/documents/stored';
import { LauncherError, messageOf, say } from '@akada/emulators/say';
import { MIGRATIONS } from '@akada/functions/src/migrations/index.ts';
import type { BucketOf, Migration } from '@akada/functions/src/migrations/migration.ts';
import { runMigration } from '@akada/functions/src/migrations/run-migration.ts';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { notAsked, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run migrate [-- --dry-run] [--project <id>]';

export interface MigrateOptions {
  /** Only says what would change. */
  isDryRun: boolean;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run migrate`: brings stored documents to this release's version. After an interruption it
 * continues from there; run again after that, it changes nothing.
 *
 * @throws LauncherError naming what to do: wrong arguments, nothing running, no credentials, a migration that failed
 */
export async function migrate(args: readonly string[]): Promise<void> {
  const { isDryRun, project } = migrateOptions(args);
  await withAdminApp(project, async (app) => {
    const db = getFirestore(app);
    await db
      .listCollections()
      .catch((error) => Promise.reject(new LauncherError(notAsked(error, 'data', project))));
    const storage = getStorage(app);
    await migrateAll({ db, bucketOf: (name) => storage.bucket(name) }, MIGRATIONS, isDryRun, say);
  });
}

/** Runs migrations in order, and says how far each has come. */
export async function migrateAll(
  { db, bucketOf }: { db: Firestore; bucketOf: BucketOf },
  migrations: readonly Migration[],
  isDryRun: boolean,
  report: (line: string) => void,
): Promise<void> {
  for (const migration of migrations) {
    const { id, does } = migration;
    report(`${id}: ${does}`);
    try {
      const { read, changed } = await runMigration(db, migration, {
        isDryRun,
        bucketOf,
        onProgress: (progress) => report(`  ${progress.read} read, ${progress.changed} ${verb(isDryRun)}`),
      });
      report(
        `${isDryRun ? 'Dry run, nothing written' : 'Done'}: ${read} read, ${changed} ${verb(isDryRun)}.`,
      );
    } catch (error) {
      throw new LauncherError(
        `${id} stopped: ${messageOf(error).split('\n')[0]}. Run npm run migrate again to continue from there.`,
      );
    }
  }
  report(
    isDryRun
      ? `${migrations.length} migrations lead to version ${STORED_VERSION}.`
      : `Stored documents are at version ${STORED_VERSION}.`,
  );
}

/**
 * What the command line asks for.
 *
 * @throws LauncherError with the usage when it is not understood
 */
export function migrateOptions(args: readonly string[]): MigrateOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false }, project: { type: 'string' } },
    });
    if (values.project !== '') {
      return { isDryRun: values['dry-run'], ...(values.project && { project: values.project }) };
    }
  } catch {
    // The usage is said below.
  }
  throw new LauncherError(USAGE);
}

function verb(isDryRun: boolean): string {
  return isDryRun ? 'to change' : 'changed';
}
