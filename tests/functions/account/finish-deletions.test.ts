import { documentPaths } from '@akada/domain/documents/paths';
import { finishDeletions } from '@akada/functions/src/account/finish-deletions.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createTwoStudents, deleteAccount } from './everything.ts';
import { fileIdOf, textBy, uidStart } from './names.ts';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

let [place, uid, other] = [] as unknown as Awaited<ReturnType<typeof createTwoStudents>>;
beforeEach(async () => {
  [place, uid, other] = await createTwoStudents();
}, 60_000);

const remove = () => deleteAccount(place, { uid, signedInAt: place.clock.now });
const pathsOf = async (word: string) => (await place.mentioning(word)).map(([path]) => path);
const marker = () => documentPaths.accountDeletion(uid);

describe('finishDeletions', () => {
  test('deletes what was written after the first pass, and the marker once every token has expired', async () => {
    expectLogs('a ticket about money was open when its account was deleted');
    await remove();
    await place.db.doc(`users/${uid}/tasks/late`).set({ title: textBy(uid) });
    await place.bucket.file(`ai_uploads/${uid}/late.pdf`).save('x', { resumable: false });

    place.clock.now = new Date(later(2).getTime() - 1);
    await finishDeletions(place.deps);
    expect(await pathsOf(uidStart(uid))).toEqual([marker()]);

    await place.db
      .doc(documentPaths.report(fileIdOf(other), uid))
      .set({ user_id: uid, file_id: fileIdOf(other) });
    place.clock.now = later(2);
    await finishDeletions(place.deps);
    expect(await pathsOf(uidStart(uid))).toEqual([]);
  });

  test('counts the two hours from when sign-in was disabled', async () => {
    expectLogs('a ticket about money was open when its account was deleted');
    await place.db.doc(marker()).set({ started_at: NOW });
    place.clock.now = later(2);

    await finishDeletions(place.deps);
    expect(await pathsOf(uidStart(uid))).toEqual([marker()]);

    place.clock.now = later(4);
    await finishDeletions(place.deps);
    expect(await pathsOf(uidStart(uid))).toEqual([]);
  });

  test('is not blocked by an account that fails', async () => {
    expectLogs(
      'a ticket about money was open when its account was deleted',
      'an account could not be deleted yet and will be retried',
    );
    await place.db.doc(documentPaths.accountDeletion(other)).set({ started_at: new Date(0) });
    await place.db.doc(documentPaths.payment('broken')).set({ user_id: other });
    await remove();
    place.clock.now = later(2);

    await finishDeletions(place.deps);

    expect(await pathsOf(uidStart(uid))).toEqual([]);
    expect((await place.db.doc(documentPaths.accountDeletion(other)).get()).exists).toBe(true);
  });
});
