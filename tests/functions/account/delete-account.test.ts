import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { finishDeletions } from '@akada/functions/src/account/finish-deletions.ts';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { allowLogs, expectLogs } from '../../support/logs.ts';
import { createTwoStudents, deleteAccount, findEmptyCollections } from './everything.ts';
import { fileIdOf, noteIdOf, textBy, uidStart } from './names.ts';

const HOUR = 3_600_000;

let [place, uid, other] = [] as unknown as Awaited<ReturnType<typeof createTwoStudents>>;
beforeEach(async () => {
  [place, uid, other] = await createTwoStudents();
  // Most tests delete an account, and each has such a ticket.
  allowLogs('a ticket about money was open when its account was deleted');
}, 60_000);

const remove = (of = uid, deps: Partial<Deps> = {}, signedInAt = place.clock.now) =>
  deleteAccount(place, { uid: of, signedInAt }, deps);
const pathsOf = async (word: string) => (await place.mentioning(word)).map(([path]) => path);
const marker = (of = uid) => documentPaths.accountDeletion(of);

test('the test data fills every place that holds data of a student', async () => {
  expect(await findEmptyCollections(place, uid)).toEqual([]);
});

describe('a deleted account', () => {
  test('leaves only its deletion marker, and nothing at all after the second pass', async () => {
    expectLogs('a ticket about money was open when its account was deleted');
    const [all, others] = [await pathsOf(uidStart(uid)), await keptOf(other)];
    expect(all.length).toBeGreaterThan(50);

    await remove();
    expect(await pathsOf(uidStart(uid))).toEqual([marker()]);

    place.clock.now = new Date(NOW.getTime() + 2 * HOUR);
    await finishDeletions(place.deps);
    expect(await pathsOf(uidStart(uid))).toEqual([]);
    expect(await pathsOf(textBy(uid))).toEqual([]);
    expect(await keptOf(other)).toEqual(others);
  }, 60_000);

  test('leaves no document of its shared files and notes', async () => {
    await remove();

    expect(await pathsOf(`vault/${fileIdOf(uid)}`)).toEqual([]);
    expect(await pathsOf(`vault/${noteIdOf(uid)}`)).toEqual([]);
  });

  test('takes back its own helpful votes, once, and no others', async () => {
    const item = place.db.doc(documentPaths.vaultItem(fileIdOf(other)));
    const gone = place.db.doc(documentPaths.helpfulVote(uid, 'a-file-that-is-gone'));
    await Promise.all([item.update({ helpful_count: 3 }), gone.set({ voted_at: NOW })]);

    await Promise.all([remove(), remove()]);

    expect((await item.get()).get('helpful_count')).toBe(2);
    expect((await place.db.collection(collectionPaths.helpfulVotes(uid)).get()).size).toBe(0);
    expect((await place.db.doc(documentPaths.vaultItem('a-file-that-is-gone')).get()).exists).toBe(false);
  });

  test('leaves the boards at once, and stays off them after a rebuild', async () => {
    const rows = async () =>
      (await place.db.doc(documentPaths.board('all-time')).get()).get('rows') as object[];
    expect(await rows()).toHaveLength(2);

    await remove();
    expect(await rows()).toMatchObject([{ user_id: other }]);

    await rebuildBoards(place.deps);
    expect(await rows()).toMatchObject([{ user_id: other }]);
  });

  test('frees its lifetime place, once', async () => {
    const taken = async () =>
      (await place.db.doc(documentPaths.lifetimeSummary).get()).get('taken') as number;
    expect(await taken()).toBe(2);

    await Promise.all([remove(), remove()]);

    expect(await taken()).toBe(1);
    expect((await place.db.collection(sharedCollections.lifetimeSlots).get()).size).toBe(2);
  });

  test('removes its report details, but a file that moderators have hidden stays hidden', async () => {
    const reported = place.db.doc(documentPaths.reportedFile(fileIdOf(other)));
    const item = place.db.doc(documentPaths.vaultItem(fileIdOf(other)));
    await item.update({ hidden: true });
    await reported.update({ hidden: true });

    await remove();

    expect((await reported.get()).data()).toMatchObject({ reports: 0, told: [], hidden: true });
    expect((await item.get()).get('hidden')).toBe(true);
  });

  test('cannot be opened again while it is being deleted', async () => {
    await place.db.doc(marker()).set({ started_at: NOW });

    await expect(openAccount(place.deps, { uid }, {})).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'This account is being deleted.',
    });
  });
});

describe('deleteAccount', () => {
  test.each([
    ['more than 5 minutes ago', new Date(NOW.getTime() - 5 * 60_000 - 1)],
    ['at an unknown time', undefined],
  ])('refuses a caller who signed in %s, and changes nothing', async (_, signedInAt) => {
    const before = await place.mentioning(uidStart(uid));

    await expect(deleteAccount(place, { uid, ...(signedInAt && { signedInAt }) })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Please sign in again before you delete your account.',
    });

    expect(await place.mentioning(uidStart(uid))).toEqual(before);
    expect((await place.auth.getUser(uid)).disabled).toBe(false);
  });

  test('succeeds when two calls and the schedule run at the same time', async () => {
    await Promise.all([remove(), remove(), finishDeletions(place.deps)]);

    expect(await pathsOf(uidStart(uid))).toEqual([marker()]);
  });

  const broken = async () => {
    throw new Error('broken');
  };
  /** The same object, with one method that always rejects. */
  const breaking = <T extends object>(thing: T, name: keyof T) =>
    new Proxy(thing, {
      get(target, key) {
        if (key === name) return broken;
        const value = Reflect.get(target, key) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  test.each<[string, () => Partial<Deps>]>([
    ['Storage', () => ({ bucket: () => breaking(place.bucket, 'getFiles') })],
    ['Auth', () => ({ auth: breaking(place.auth, 'deleteUser') })],
    ['Firestore', () => ({ db: breaking(place.db, 'recursiveDelete') })],
  ])(
    'is finished by another call, or by the schedule, after %s failed',
    async (_, failing) => {
      await expect(remove(uid, failing())).rejects.toThrow('broken');
      await expect(remove(other, failing())).rejects.toThrow('broken');
      expect((await place.auth.getUser(uid)).disabled).toBe(true);
      expect((await pathsOf(uidStart(uid))).length).toBeGreaterThan(1);

      // The sign-in is too old by now, and a disabled user cannot sign in again.
      await remove(uid, {}, new Date(NOW.getTime() - HOUR));
      await finishDeletions(place.deps);

      expect(await pathsOf(uidStart(uid))).toEqual([marker()]);
      expect(await pathsOf(uidStart(other))).toEqual([marker(other)]);
    },
    60_000,
  );
});

/**
 * The documents of another student, without those that the deletion has to change: AI results and chats about
 * a file of the deleted student, reports of those files, and the moderators' view of the reported files.
 */
async function keptOf(of: string): Promise<[string, string][]> {
  const changed = [
    ...[fileIdOf(of), fileIdOf(uid)].map(documentPaths.reportedFile),
    documentPaths.report(fileIdOf(uid), of),
    // Its number of helpful votes changes.
    documentPaths.vaultItem(fileIdOf(of)),
    ...['ai_results', 'chats'].map((collection) => `users/${of}/${collection}/of_other`),
  ];
  return (await place.mentioning(uidStart(of))).filter(
    ([path]) =>
      !(
        changed.includes(path) ||
        path.startsWith('leaderboard_snapshots/') ||
        path.includes(uidStart(uid))
      ) && !path.startsWith(documentPaths.vaultItem(fileIdOf(uid))),
  );
}
