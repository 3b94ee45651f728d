/** Everything that a project on the emulators holds, so that two can be compared. */
import { createHash } from 'node:crypto';
import { bucketOf } from '@akada/emulators/modes';
import { DEMO_PASSWORD } from '@akada/emulators/seed/demo';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { createIdToken } from './callables.ts';
import { suiteVariable } from './suite-variable.ts';

/** A project on the running emulators. */
export interface Project {
  id: string;
  /** The origin of the emulators' hub. */
  hub: string;
  db: Firestore;
  auth: Auth;
  bucket: ReturnType<Storage['bucket']>;
  close: () => Promise<void>;
}

/** Everything in a project as text, by its path or id. */
export interface Contents {
  documents: Map<string, string>;
  accounts: Map<string, string>;
  objects: Map<string, string>;
}

export function openProject(id: string): Project {
  const app = initializeApp({ projectId: id }, `contents-${crypto.randomUUID()}`);
  return {
    id,
    hub: `http://${suiteVariable('FIREBASE_EMULATOR_HUB')}`,
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(bucketOf(id)),
    close: () => deleteApp(app),
  };
}

export async function readContents(project: Project): Promise<Contents> {
  const [documents, accounts, objects] = await Promise.all([
    documentsOf(project.id),
    accountsOf(project),
    objectsOf(project),
  ]);
  return { documents, accounts, objects };
}

/**
 * The documents of a project by path, by one query over all collections at any depth. The REST API gives values with their
 * types.
 */
export async function documentsOf(id: string): Promise<Map<string, string>> {
  const root = `projects/${id}/databases/(default)/documents`;
  const response = await fetch(`http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const rows = (await response.json()) as { document?: { name: string; fields?: object } }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document ? [[document.name.slice(root.length + 1), toSortedJson(document.fields ?? {})]] : [],
    ),
  );
}

/** Accounts with password hashes, claims and times, except `tokensValidAfterTime`: an import ends all sessions. */
async function accountsOf({ auth }: Project): Promise<Map<string, string>> {
  const { users, pageToken } = await auth.listUsers(1_000);
  if (pageToken) throw new Error('there are more accounts than can be compared');
  return new Map(
    users.map((user) => [user.uid, toSortedJson({ ...user.toJSON(), tokensValidAfterTime: null })]),
  );
}

async function objectsOf({ bucket }: Project): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles();
  const entries = files.map(async (file) => {
    const { size, contentType, timeCreated, metadata } = file.metadata;
    const [bytes] = await file.download();
    const hash = createHash('sha256').update(bytes).digest('hex');
    return [file.name, toSortedJson({ size, contentType, timeCreated, metadata, hash })] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Whether a demo student can still sign in with the demo password. */
export async function canSignIn(email: string): Promise<boolean> {
  return (await createIdToken(email, DEMO_PASSWORD)) !== undefined;
}

/** Returns JSON with sorted keys, because emulators give them in any order. */
function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
