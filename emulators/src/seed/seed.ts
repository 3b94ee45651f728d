import { newAccount, newProfile } from '@akada/domain/account';
import { utcDay } from '@akada/domain/day';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import { newUserPoints } from '@akada/domain/points';
import { accountSchema, profileSchema } from '@akada/domain/schemas/account';
import { type Notification, notificationSchema } from '@akada/domain/schemas/notifications';
import { plannerEntrySchema, taskSchema } from '@akada/domain/schemas/planner';
import { type UserPoints, userPointsSchema } from '@akada/domain/schemas/points';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type BulkWriter, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_STUDENT, type DemoStudent, OTHER_STUDENTS } from './demo.ts';
import { demoEntries, demoTasks, quietEntries } from './planner-data.ts';

const HOUR = 3_600_000;

/** A schema of domain: what does not pass it is not seeded. */
interface Schema<T> {
  parse(value: unknown): T;
}

/**
 * Writes the demo students, dated relative to `now`. What they had before is deleted first, so seeding twice,
 * or on a later day, leaves the same as seeding once. Talks to the emulators that the environment names, and
 * refuses to run against anything else.
 */
export async function seed({ projectId, now }: { projectId: string; now: Date }): Promise<void> {
  if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error('the seed is for the emulators only: FIRESTORE_EMULATOR_HOST is not set');
  }
  const app = initializeApp({ projectId }, 'seed');
  try {
    const db = getFirestore(app);
    const students = [DEMO_STUDENT, ...OTHER_STUDENTS];
    await Promise.all(students.map((student) => signUp(getAuth(app), student)));
    await Promise.all(students.map(({ uid }) => db.recursiveDelete(db.doc(documentPaths.account(uid)))));
    const writer = db.bulkWriter();
    for (const student of students) writeStudent(db, writer, student, now);
    await writer.close();
  } finally {
    await deleteApp(app);
  }
}

async function signUp(auth: Auth, { uid, email, name }: DemoStudent): Promise<void> {
  const account = { email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
  const known = await auth.getUsers([{ uid }]);
  await (known.users.length > 0 ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
}

function writeStudent(db: Firestore, writer: BulkWriter, student: DemoStudent, now: Date): void {
  const { uid, name } = student;
  const set = setter(db, writer);
  set(documentPaths.account(uid), accountSchema, newAccount(now));
  set(documentPaths.profile(uid), profileSchema, newProfile(name));
  if (student === DEMO_STUDENT) {
    writeDemoData(db, writer, student, now);
    return;
  }
  set(documentPaths.points(uid), userPointsSchema, newUserPoints(name, now));
  for (const [id, entry] of quietEntries(utcDay(now))) {
    set(`${collectionPaths.planner(uid)}/${id}`, plannerEntrySchema, entry);
  }
}

/** Writes what makes the demo student's screens full, for any student: points, planner, tasks, notifications. */
export function writeDemoData(
  db: Firestore,
  writer: BulkWriter,
  { uid, name }: Pick<DemoStudent, 'uid' | 'name'>,
  now: Date,
): void {
  const set = setter(db, writer);
  set(documentPaths.points(uid), userPointsSchema, demoPoints(name, now));
  for (const [id, entry] of demoEntries(utcDay(now))) {
    set(`${collectionPaths.planner(uid)}/${id}`, plannerEntrySchema, entry);
  }
  for (const [id, task] of demoTasks(now)) set(`${collectionPaths.tasks(uid)}/${id}`, taskSchema, task);
  demoNotifications(now).forEach((notification, index) => {
    set(`${collectionPaths.notifications(uid)}/demo-${index}`, notificationSchema, notification);
  });
}

function setter(db: Firestore, writer: BulkWriter) {
  return <T extends object>(path: string, schema: Schema<T>, value: T) =>
    void writer.set(db.doc(path), schema.parse(value));
}

/** The demo student's figures are the ones that the spec shows. */
function demoPoints(name: string, now: Date): UserPoints {
  return {
    ...newUserPoints(name, now),
    total_points: 1_250,
    points_earned: 1_250,
    current_streak: 12,
    longest_streak: 12,
    last_activity_date: utcDay(now),
  };
}

function demoNotifications(now: Date): Notification[] {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return [
    {
      type: 'update',
      title: 'The planner is here',
      message: 'Plan your day, keep your tasks, and see what is due.',
      unread: true,
      created_at: at(2),
    },
    {
      type: 'reward',
      title: '12 days in a row',
      message: 'You have studied on every one of the last twelve days.',
      unread: true,
      created_at: at(5),
    },
    {
      type: 'info',
      title: 'Works without a network',
      message: 'What you change offline is kept and sent when you are back.',
      unread: true,
      created_at: at(26),
    },
  ];
}
