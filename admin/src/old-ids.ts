import { parseArgs } from 'node:util';
import { vaultId } from '@akada/domain/documents/ids-schemas';
import { sharedCollections } from '@akada/domain/documents/paths';
import { LauncherError, say } from '@akada/emulators/say';
import { FieldPath, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { notAsked, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run old-ids [-- --project <id>]';
const PAGE = 500;

/**
 * `npm run old-ids`: lists the vault's files whose ids the rules would not take any more, with what opens each in the app,
 * where a moderator reports it and decides. Reads every document of the vault.
 *
 * @throws LauncherError naming what to do: wrong arguments, nothing running, no credentials
 */
export async function oldIds(args: readonly string[]): Promise<void> {
  const project = projectOf(args);
  await withAdminApp(project, async (app) => {
    try {
      for await (const line of linesOf(getFirestore(app))) say(line);
    } catch (error) {
      throw new LauncherError(notAsked(error, 'data', project));
    }
  });
}

/**
 * What the command line names as a project.
 *
 * @throws LauncherError with the usage when it is not understood
 */
export function projectOf(args: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
    if (values.project !== '') return values.project;
  } catch {
    // The usage is said below.
  }
  throw new LauncherError(USAGE);
}

/** A line for each file whose id is none that a client may make today, and one with how many there are. */
export async function* linesOf(db: Firestore): AsyncGenerator<string> {
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
  yield `${found} of ${read} files have an id of another form.`;
}
