import { newAccount, newProfile } from '@akada/domain/account/account';
import { accountSchema, profileSchema } from '@akada/domain/account/schemas';
import { aiUsageSchema } from '@akada/domain/ai/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { journalEntrySchema } from '@akada/domain/journal/schemas';
import { leaderboardSchema } from '@akada/domain/leaderboard/schemas';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { plannerEntrySchema, taskSchema } from '@akada/domain/planner/schemas';
import {
  ledgerEntrySchema,
  type UserPoints,
  userPointsSchema,
  userRewardSchema,
  userStreakSchema,
} from '@akada/domain/points/schemas';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type BulkWriter, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf } from '../modes.ts';
import { usageRow } from './ai-usage-data.ts';
import { boardsOf } from './boards.ts';
import { writeCatalogue } from './catalogue.ts';
import { crowd } from './crowd.ts';
import { lagosDay } from './days.ts';
import { DEMO_PASSWORD, DEMO_STUDENT, type DemoStudent, OTHER_STUDENTS } from './demo.ts';
import type { History } from './history.ts';
import { demoJournal } from './journal-data.ts';
import { demoNotifications } from './notifications-data.ts';
import { demoEntries, demoTasks, quietEntries } from './planner-data.ts';
import { demoHistory, otherHistory } from './points-data.ts';
import { seedVault } from './seed-vault.ts';
import { setter } from './setter.ts';
import { writeLearning, writeStudy } from './study.ts';

const EMULATOR_HOSTS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Writes the demo students, dated relative to `now`. Deletes their old data first, so seeding again, even on a later
 * day, gives the same result as seeding once. Uses the emulators that the environment names, and refuses to run
 * against anything else.
 */
export async function seed({ projectId, now }: { projectId: string; now: Date }): Promise<void> {
  const missing = EMULATOR_HOSTS.find((host) => !process.env[host]);
  if (missing) throw new Error(`the seed is for the emulators only: ${missing} is not set`);
  const app = initializeApp({ projectId }, 'seed');
  try {
    const db = getFirestore(app);
    const students = [DEMO_STUDENT, ...OTHER_STUDENTS];
    await Promise.all(students.map((student) => signUp(getAuth(app), student)));
    await Promise.all(students.map(({ uid }) => db.recursiveDelete(db.doc(documentPaths.account(uid)))));
    const writer = db.bulkWriter({ throttling: false });
    const points = new Map(students.map((student) => [student.uid, writeStudent(db, writer, student, now)]));
    writeShared(db, writer, points, now);
    await Promise.all([writer.close(), seedVault(db, getStorage(app).bucket(bucketOf(projectId)), now)]);
  } finally {
    await deleteApp(app);
  }
}

async function signUp(auth: Auth, { uid, email, name, moderator }: DemoStudent): Promise<void> {
  const account = { email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
  const known = await auth.getUsers([{ uid }]);
  await (known.users.length > 0 ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
  await auth.setCustomUserClaims(uid, moderator ? { moderator } : null);
}

function writeStudent(db: Firestore, writer: BulkWriter, student: DemoStudent, now: Date): UserPoints {
  const { uid, name } = student;
  const set = setter(db, writer);
  set(documentPaths.account(uid), accountSchema, newAccount(now));
  set(documentPaths.profile(uid), profileSchema, newProfile(name));
  if (student === DEMO_STUDENT) {
    for (const [id, entry] of demoJournal(now)) {
      set(`${collectionPaths.journal(uid)}/${id}`, journalEntrySchema, entry);
    }
    return writeDemoData(db, writer, student, now);
  }
  const history = otherHistory(student, now);
  writeHistory(db, writer, uid, history);
  for (const [id, entry] of quietEntries(lagosDay(now))) {
    set(`${collectionPaths.planner(uid)}/${id}`, plannerEntrySchema, entry);
  }
  return history.points;
}

/** Writes the shared data: the catalogue, the crowd, and the boards with all students. */
function writeShared(
  db: Firestore,
  writer: BulkWriter,
  students: ReadonlyMap<string, UserPoints>,
  now: Date,
): void {
  const set = setter(db, writer);
  writeCatalogue(db, writer);
  const others = crowd(now);
  for (const [uid, points] of others) {
    set(documentPaths.points(uid), userPointsSchema, points);
    set(documentPaths.profile(uid), profileSchema, newProfile(points.name));
  }
  for (const board of boardsOf(new Map([...students, ...others]), now)) {
    set(documentPaths.board(board.rank_type), leaderboardSchema, board);
  }
}

/**
 * Writes the demo student's data for any student: points, planner, tasks, notifications, decks, practices, mock exams,
 * results of AI tools on the device, nudges and focus sessions. The ledger is written first, so that triggers find that the
 * completed task and the reviews have already earned their points.
 * Journal entries are left out, because a trigger would award points for each on the day of the seed.
 */
export function writeDemoData(
  db: Firestore,
  writer: BulkWriter,
  { uid, name }: Pick<DemoStudent, 'uid' | 'name'>,
  now: Date,
): UserPoints {
  const set = setter(db, writer);
  const history = demoHistory(name, now);
  writeHistory(db, writer, uid, history);
  for (const [id, entry] of demoEntries(lagosDay(now))) {
    set(`${collectionPaths.planner(uid)}/${id}`, plannerEntrySchema, entry);
  }
  for (const [id, notification] of Object.entries(demoNotifications(now))) {
    set(`${collectionPaths.notifications(uid)}/${id}`, notificationSchema, notification);
  }
  for (const [id, task] of demoTasks(now)) set(`${collectionPaths.tasks(uid)}/${id}`, taskSchema, task);
  writeLearning(setter(db, writer), uid, now);
  writeStudy(setter(db, writer), uid, now);
  return history.points;
}

function writeHistory(db: Firestore, writer: BulkWriter, uid: string, history: History): void {
  const set = setter(db, writer);
  for (const [key, entry] of history.ledger) {
    set(`${collectionPaths.ledger(uid)}/${key}`, ledgerEntrySchema, entry);
  }
  for (const [day, streak] of history.streaks) {
    set(`${collectionPaths.streaks(uid)}/${day}`, userStreakSchema, streak);
  }
  for (const [id, use] of history.aiUses) {
    set(`${collectionPaths.aiUsage(uid)}/${id}`, aiUsageSchema, usageRow(uid, use));
  }
  for (const [id, reward] of history.rewards) {
    set(`${collectionPaths.rewards(uid)}/${id}`, userRewardSchema, reward);
  }
  set(documentPaths.points(uid), userPointsSchema, history.points);
}
