import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentPaths } from '@akada/domain/documents/paths';
import { DEMO_STUDENT } from '@akada/emulators/seed/demo';
import { seed } from '@akada/emulators/seed/seed';
import { exportData } from '@akada/emulators/suite/hub';
import { type Suite, startSuite } from '@akada/emulators/suite/start-suite';
import { afterAll, expect, test } from 'vitest';
import { type Contents, canSignIn, openProject, type Project, readContents } from '../support/contents.ts';

/** The suites run one after the other, on other ports than the suite of the tests. */
const folder = mkdtempSync(join(tmpdir(), 'akada-backup-'));
const backup = join(folder, 'backup');
let running: Suite | undefined;

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs emulators during `work`, empty or with the data of a folder. */
async function withSuite<T>(dataDir: string | undefined, work: (project: Project) => Promise<T>): Promise<T> {
  running = await startSuite({
    mode: 'restore',
    services: ['auth', 'firestore', 'storage'],
    ...(dataDir !== undefined && { dataDir }),
  });
  Object.assign(process.env, running.env);
  const project = openProject(running.projectId);
  try {
    return await work(project);
  } finally {
    await project.close();
    await running.stop();
  }
}

/** Damages the data: deletes a student and a file, changes a document and adds one. */
async function damage({ db, auth, bucket }: Project): Promise<void> {
  await db.recursiveDelete(db.doc(documentPaths.account(DEMO_STUDENT.uid)));
  await auth.deleteUser(DEMO_STUDENT.uid);
  const [[file]] = await bucket.getFiles({ maxResults: 1 });
  await file?.delete();
  await db.doc(documentPaths.points(DEMO_STUDENT.uid)).update({ total_points: 0 });
  await db.doc(documentPaths.username('intruder')).set({ user_id: 'unknown' });
}

test('a restore brings back every document, account and object of the backup, and nothing written later', async () => {
  const { before, damaged } = await withSuite(undefined, async (project) => {
    await seed({ projectId: project.id, now: new Date('2026-03-01T08:00:00.000Z') });
    const contents = await readContents(project);
    await exportData(project.hub, backup);
    await damage(project);
    return { before: contents, damaged: await readContents(project) };
  });
  expect(Math.min(...Object.values(before).map(({ size }) => size))).toBeGreaterThanOrEqual(5);
  expect(differencesOf(before, damaged)).toEqual({
    documents: expect.arrayContaining([
      documentPaths.account(DEMO_STUDENT.uid),
      documentPaths.points(DEMO_STUDENT.uid),
      documentPaths.username('intruder'),
    ]),
    accounts: [DEMO_STUDENT.uid],
    objects: [expect.stringContaining('vault_files/')],
  });

  await withSuite(backup, async (project) => {
    const after = await readContents(project);
    expect(differencesOf(before, after)).toEqual({ documents: [], accounts: [], objects: [] });
    // The password hashes were restored with their salts, so passwords still work.
    expect(await canSignIn(DEMO_STUDENT.email)).toBe(true);
  });
});

/** Returns the paths and ids of what differs, or is in only one of them. */
function differencesOf(one: Contents, other: Contents): Record<keyof Contents, string[]> {
  const names = (a: Map<string, string>, b: Map<string, string>) =>
    [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort();
  return {
    documents: names(one.documents, other.documents),
    accounts: names(one.accounts, other.accounts),
    objects: names(one.objects, other.objects),
  };
}
