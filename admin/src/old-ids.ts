import { parseArgs } from 'node:util';
import { vaultId } from '@akada/domain/documents/ids-schemas';
import { sharedCollections } from '@akada/domain/documents/paths';
import { CommandError, printLine } from '@akada/emulators/terminal';
import { FieldPath, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { describeAccessError, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run old-ids [-- --project <id>]';
const PAGE = 500;

/**
 * `npm run old-ids`: lists vault files whose ids today's rules would reject, each with its path in the app, where a moderator
 * can open and report it. Reads every document of the vault.
 *
 * @throws CommandError saying what to do: wrong arguments, emulators not running, no credentials
 */
export async function oldIds(args: readonly string[]): Promise<void> {
  const project = projectOf(args);
  await withAdminApp(project, async (app) => {
    try {
      for await (const line of listOldIds(getFirestore(app))) printLine(line);
    } catch (error) {
      throw new CommandError(describeAccessError(error, 'data', project));
    }
  });
}

/**
 * The project id among the arguments; undefined if there is none, which means the emulators of `npm start`.
 *
 * @throws CommandError with the usage when the arguments are wrong
 */
export function projectOf(args: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
    if (values.project !== '') return values.project;
  } catch {
    // Reported below.
  }
  throw new CommandError(USAGE);
}

/** Yields a line for each file whose id a client could not create today, and then a line with their number. */
export async function* listOldIds(db: Firestore): AsyncGenerator<string> {
  const all = db.collection(sharedCollections.vault).orderBy(FieldPath.documentId()).limit(PAGE);
  let found = 0;
  let read = 0;
  for (let after: string | undefined; ; ) {
    const { docs } = await (after === undefined ? all : all.startAfter(after))
      .select('filename', 'user_id')
      .get();
    for (const document of docs.filter(({ id }) => !vaultId.safeParse(id).success)) {
      found += 1;
      const { filename, user_id } = document.data();
      yield `/dashboard/vault?file=${encodeURIComponent(document.id)}  “${filename}” of ${user_id}`;
    }
    read += docs.length;
    after = docs.at(-1)?.id;
    if (docs.length < PAGE) break;
  }
  yield `${found} of ${read} files have ids that today's rules reject.`;
}
