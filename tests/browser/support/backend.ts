import { newAccount, newProfile } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { emulatorHosts } from '@akada/emulators/app/web-env';
import { mailLink, type OobCode } from '@akada/emulators/mails/mail-link';
import { sentMails } from '@akada/emulators/mails/mails';
import { projectId } from '@akada/emulators/modes';
import { HOST, portsOf } from '@akada/emulators/ports';
import { writeDemoData } from '@akada/emulators/seed/seed';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Access to the emulators' backend: tests use it to prepare data and to check what was stored. */

const project = projectId('test');
const ports = portsOf('test');
const hosts = emulatorHosts('test');

// Without this the Admin SDK probes the network to find out whether it runs on Google Cloud.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${ports.auth}`;
process.env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${ports.firestore}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `${HOST}:${ports.storage}`;
const app = getApps()[0] ?? initializeApp({ projectId: project });

const auth = getAuth(app);
export const db = getFirestore(app);
export const bucket = getStorage(app).bucket(`${project}.appspot.com`);

export interface Student {
  uid: string;
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** A new, unused email address. */
export function createEmail(): string {
  made += 1;
  return `student-${process.pid}-${Date.now()}-${made}@akada.test`;
}

/** An Auth user with a verified address who has never signed in and has no account yet. */
export async function createSignIn(name: string, claims: object = {}): Promise<Student> {
  const student = { name, email: createEmail(), password: 'a-good-password' };
  const { uid } = await auth.createUser({
    email: student.email,
    password: student.password,
    displayName: name,
    emailVerified: true,
  });
  await auth.setCustomUserClaims(uid, claims);
  return { ...student, uid };
}

/** A student with a new account, who finds the setup on Home. */
export async function createNewStudent(name = 'Zainab', claims: object = {}): Promise<Student> {
  const student = await createSignIn(name, claims);
  await openAccount({ db, auth, bucket: () => bucket, now: () => new Date() }, student, {});
  return student;
}

/**
 * A student with a verified address and an open account, who is offered no setup. A test that opens the account by a first sign-in instead, as
 * `sign-up.spec.ts` does, may never see it. The Firestore emulator (not Firestore) can send a new listener a snapshot
 * time later than the opening before it sends the opening itself. The client then takes the opening for an older state,
 * keeps "no account" in its cache, even across reloads, and shows the account only after its next write. Also, the
 * emulators don't retry triggers that need an account, as the platform does.
 */
export async function createStudent(name = 'Zainab', claims: object = {}): Promise<Student> {
  const student = await createNewStudent(name, claims);
  await db.doc(documentPaths.account(student.uid)).update({ offers_setup: FieldValue.delete() });
  return student;
}

/** A new student with an open account and the demo student's data, dated from today; tests may change it freely. */
export async function createDemoStudent(): Promise<Student> {
  const student = await createSignIn('Ada');
  const writer = db.bulkWriter();
  void writer.set(db.doc(documentPaths.account(student.uid)), newAccount(new Date()));
  void writer.set(db.doc(documentPaths.profile(student.uid)), newProfile(student.name));
  writeDemoData(db, writer, student, new Date());
  await writer.close();
  return student;
}

/** The uid of the account with this address. */
export async function readUid(email: string): Promise<string> {
  return (await auth.getUserByEmail(email)).uid;
}

/** The data of all documents in one of the student's collections. */
export async function readDocuments(uid: string, collection: keyof typeof collectionPaths) {
  const { docs } = await db.collection(collectionPaths[collection](uid)).get();
  return docs.map((document) => document.data());
}

/** Changes a student's email address without a link; Auth then mails the old address a link to undo it. */
export async function changeEmail({ email, password }: Student, next: string): Promise<void> {
  const ask = async (method: string, input: object) => {
    const answer = await fetch(
      `${hosts.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, returnSecureToken: true }),
      },
    );
    if (!answer.ok) throw new Error(`accounts:${method} was refused: ${answer.status}`);
    return (await answer.json()) as { idToken: string };
  };
  const { idToken } = await ask('signInWithPassword', { email, password });
  await ask('update', { idToken, email: next });
}

/** The link in the newest mail to `email`. */
export async function readMailedLink(email: string, requestType: OobCode['requestType']): Promise<string> {
  const mails = await sentMails(hosts.auth, project);
  const mail = mails.filter((sent) => sent.email === email && sent.requestType === requestType).at(-1);
  if (!mail) throw new Error(`no mail of type ${requestType} was sent to ${email}`);
  return mailLink(mail, `http://${HOST}:${ports.hosting}`);
}
