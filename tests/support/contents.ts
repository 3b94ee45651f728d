/** All that a project of the emulators holds, so that two can be compared. */
import { createHash } from 'node:crypto';
import { bucketOf } from '@akada/emulators/modes';
import { DEMO_PASSWORD } from '@akada/emulators/seed/demo';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { idToken } from './callables.ts';
import { suiteVariable } from './suite-variable.ts';

/** A project on the emulators that the environment names. */
export interface Project {
  id: string;
  /** The origin of the emulators' hub. */
  hub: string;
  db: Firestore;
  auth: Auth;
  bucket: ReturnType<Storage['bucket']>;
  close: () => Promise<void>;
}

/** Each as text, by its path or id. */
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

export async function contentsOf(project: Project): Promise<Contents> {
  const [documents, accounts, objects] = await Promise.all([
    documentsOf(project),
    accountsOf(project),
    objectsOf(project),
  ]);
  return { documents, accounts, objects };
}

/** By one query over all collections, however deep; values with their types, as the interface has them. */
async function documentsOf({ id }: Project): Promise<Map<string, string>> {
  const root = `projects/${id}/databases/(default)/documents`;
  const response = await fetch(`http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const rows = (await response.json()) as { document?: { name: string; fields: object } }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document ? [[document.name.slice(root.length + 1), inOrder(document.fields)]] : [],
    ),
  );
}

/** With the hashes of passwords, claims and times, but for when tokens became good: an import ends all sessions. */
async function accountsOf({ auth }: Project): Promise<Map<string, string>> {
  const { users, pageToken } = await auth.listUsers(1_000);
  if (pageToken) throw new Error('more accounts than are compared');
  return new Map(users.map((user) => [user.uid, inOrder({ ...user.toJSON(), tokensValidAfterTime: null })]));
}

async function objectsOf({ bucket }: Project): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles();
  const entries = files.map(async (file) => {
    const { size, contentType, timeCreated, metadata } = file.metadata;
    const [bytes] = await file.download();
    const hash = createHash('sha256').update(bytes).digest('hex');
    return [file.name, inOrder({ size, contentType, timeCreated, metadata, hash })] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Whether a demo student gets in with the password of before. */
export async function signsIn(email: string): Promise<boolean> {
  return (await idToken(email, DEMO_PASSWORD)) !== undefined;
}

/** As JSON, with the keys of each map in one order: an emulator gives them in any. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
