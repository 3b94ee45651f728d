import { randomUUID } from 'node:crypto';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { NOW } from '../../support/backend.ts';
import { documentsOf } from '../../support/contents.ts';
import { TestProvider } from '../payments/provider.ts';

/** A separate project without triggers: tests deliver the events themselves, and can search all that is stored. */
export function createPlace() {
  const projectId = `demo-account-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  const [db, auth] = [getFirestore(app), getAuth(app)];
  const bucket = getStorage(app).bucket(`${projectId}.appspot.com`);
  const provider = new TestProvider();
  const clock = { now: NOW };
  const deps: Deps & { provider: TestProvider } = {
    ...{ db, auth, bucket: () => bucket, now: () => clock.now, provider },
  };

  /** A student with an open account. */
  async function createStudent(): Promise<string> {
    const uid = randomUUID();
    await auth.createUser({ uid, email: `${uid}@example.com`, displayName: 'Ada Obi' });
    await openAccount(deps, { uid }, {});
    return uid;
  }

  /** Every document, object and Auth user of the project, by its path. */
  async function everything(): Promise<Map<string, string>> {
    const found = await documentsOf(projectId);
    const [files] = await bucket.getFiles();
    for (const file of files) {
      const [bytes] = await file.download();
      found.set(`storage/${file.name}`, JSON.stringify(file.metadata) + bytes.toString('latin1'));
    }
    const { users } = await auth.listUsers();
    for (const user of users) found.set(`auth/${user.uid}`, JSON.stringify({ email: user.email }));
    return found;
  }

  /** Everything whose path or content contains a word, such as an id. */
  async function mentioning(word: string): Promise<[path: string, data: string][]> {
    return [...(await everything())]
      .filter(([path, data]) => path.includes(word) || data.includes(word))
      .sort();
  }

  return { db, auth, bucket, provider, clock, deps, createStudent, mentioning };
}
export type Place = ReturnType<typeof createPlace>;
