import { parseArgs } from 'node:util';
import { STORED_VERSION } from '@akada/domain/documents/stored';
import { CommandError, errorMessage, printLine } from '@akada/emulators/terminal';
import { MIGRATIONS } from '@akada/functions/src/migrations/index.ts';
import type { BucketOf, Migration } from '@akada/functions/src/migrations/migration.ts';
import { runMigration } from '@akada/functions/src/migrations/run-migration.ts';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { describeAccessError, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run migrate [-- --dry-run] [--project <id>]';

export interface MigrateOptions {
  /** Only report what would change. */
  isDryRun: boolean;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run migrate`: brings stored documents to this release's version. It continues after an interruption,
 * and changes nothing when it is run again after that.
 *
 * @throws CommandError saying what to do: wrong arguments, emulators not running, no credentials, a failed migration
 */
export async function migrate(args: readonly string[]): Promise<void> {
  const { isDryRun, project } = migrateOptions(args);
  await withAdminApp(project, async (app) => {
    const db = getFirestore(app);
    await db
      .listCollections()
      .catch((error) => Promise.reject(new CommandError(describeAccessError(error, 'data', project))));
    const storage = getStorage(app);
    await migrateAll({ db, bucketOf: (name) => storage.bucket(name) }, MIGRATIONS, isDryRun, printLine);
  });
}

/** Runs migrations in order, and reports the progress of each. */
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
        onProgress: (progress) =>
          report(`  ${progress.read} read, ${progress.changed} ${changedText(isDryRun)}`),
      });
      report(
        `${isDryRun ? 'Dry run, nothing written' : 'Done'}: ${read} read, ${changed} ${changedText(isDryRun)}.`,
      );
    } catch (error) {
      throw new CommandError(
        `${id} stopped: ${errorMessage(error).split('\n')[0]}. Run npm run migrate again to continue.`,
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
 * Parses the arguments.
 *
 * @throws CommandError with the usage when they are wrong
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
    // Reported below.
  }
  throw new CommandError(USAGE);
}

function changedText(isDryRun: boolean): string {
  return isDryRun ? 'to change' : 'changed';
}
