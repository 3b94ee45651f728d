import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { finishDeletions } from '@akada/functions/src/account/finish-deletions.ts';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { deleteAccount, twoStudents, unfilled } from './everything.ts';
import { fileOf, noteOf, startOf, wordsOf } from './names.ts';

const HOUR = 3_600_000;

let [place, uid, other] = [] as unknown as Awaited<ReturnType<typeof twoStudents>>;
beforeEach(async () => {
  [place, uid, other] = await twoStudents();
}, 60_000);

const remove = (of = uid, deps: Partial<Deps> = {}, signedInAt = place.clock.now) =>
  deleteAccount(place, { uid: of, signedInAt }, deps);
const pathsOf = async (word: string) => (await place.mentioning(word)).map(([path]) => path);
const marker = (of = uid) => documentPaths.accountDeletion(of);

test('what is filled here is every place that there is', async () => {
  expect(await unfilled(place, uid)).toEqual([]);
});

describe('a deleted account', () => {
  test('leaves nothing but the mark of its deletion, and after the second pass nothing at all', async () => {
    const [all, others] = [await pathsOf(startOf(uid)), await keptOf(other)];
    expect(all.length).toBeGreaterThan(50);

    await remove();
    expect(await pathsOf(startOf(uid))).toEqual([marker()]);

    place.clock.now = new Date(NOW.getTime() + 2 * HOUR);
    await finishDeletions(place.deps);
    expect(await pathsOf(startOf(uid))).toEqual([]);
    expect(await pathsOf(wordsOf(uid))).toEqual([]);
    expect(await keptOf(other)).toEqual(others);
  }, 60_000);

  test('leaves of its files no part, and of its note no word', async () => {
    await remove();

    expect(await pathsOf(`vault/${fileOf(uid)}`)).toEqual([]);
    expect(await pathsOf(`vault/${noteOf(uid)}`)).toEqual([]);
  });

  test('takes its helpful votes back once, and not those of others', async () => {
    const item = place.db.doc(documentPaths.vaultItem(fileOf(other)));
    const gone = place.db.doc(documentPaths.helpfulVote(uid, 'a-file-that-is-gone'));
    await Promise.all([item.update({ helpful_count: 3 }), gone.set({ voted_at: NOW })]);

    await Promise.all([remove(), remove()]);

    expect((await item.get()).get('helpful_count')).toBe(2);
    expect((await place.db.collection(collectionPaths.helpfulVotes(uid)).get()).size).toBe(0);
    expect((await place.db.doc(documentPaths.vaultItem('a-file-that-is-gone')).get()).exists).toBe(false);
  });

  test('is on no board at once, and on none after a rebuild', async () => {
    const rows = async () =>
      (await place.db.doc(documentPaths.board('all-time')).get()).get('rows') as object[];
    expect(await rows()).toHaveLength(2);

    await remove();
    expect(await rows()).toMatchObject([{ user_id: other }]);

    await rebuildBoards(place.deps);
    expect(await rows()).toMatchObject([{ user_id: other }]);
  });

  test('gives its lifetime place back, once', async () => {
    const taken = async () =>
      (await place.db.doc(documentPaths.lifetimeSummary).get()).get('taken') as number;
    expect(await taken()).toBe(2);

    await Promise.all([remove(), remove()]);

    expect(await taken()).toBe(1);
    expect((await place.db.collection(sharedCollections.lifetimeSlots).get()).size).toBe(2);
  });

  test('keeps its words from moderators, and a file that they have hidden hidden', async () => {
    const reported = place.db.doc(documentPaths.reportedFile(fileOf(other)));
    const item = place.db.doc(documentPaths.vaultItem(fileOf(other)));
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
    ['nobody knows when', undefined],
  ])('refuses who signed in %s, and changes nothing', async (_, signedInAt) => {
    const before = await place.mentioning(startOf(uid));

    await expect(deleteAccount(place, { uid, ...(signedInAt && { signedInAt }) })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Please sign in again before you delete your account.',
    });

    expect(await place.mentioning(startOf(uid))).toEqual(before);
    expect((await place.auth.getUser(uid)).disabled).toBe(false);
  });

  test('is done once by two calls and the schedule at once', async () => {
    await Promise.all([remove(), remove(), finishDeletions(place.deps)]);

    expect(await pathsOf(startOf(uid))).toEqual([marker()]);
  });

  const broken = async () => {
    throw new Error('broken');
  };
  /** A thing of which one function is broken. */
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
    ['the sign-in', () => ({ auth: breaking(place.auth, 'deleteUser') })],
    ['the database', () => ({ db: breaking(place.db, 'recursiveDelete') })],
  ])(
    'that broke off at %s is finished by another call, or by the schedule',
    async (_, failing) => {
      await expect(remove(uid, failing())).rejects.toThrow('broken');
      await expect(remove(other, failing())).rejects.toThrow('broken');
      expect((await place.auth.getUser(uid)).disabled).toBe(true);
      expect((await pathsOf(startOf(uid))).length).toBeGreaterThan(1);

      // By now the sign-in is no longer recent, and there could be no other.
      await remove(uid, {}, new Date(NOW.getTime() - HOUR));
      await finishDeletions(place.deps);

      expect(await pathsOf(startOf(uid))).toEqual([marker()]);
      expect(await pathsOf(startOf(other))).toEqual([marker(other)]);
    },
    60_000,
  );
});

/**
 * What another student has, without what must change: results name no file of the one who left, reports of it are
 * answered, and what moderators see of the files is told anew.
 */
async function keptOf(of: string): Promise<[string, string][]> {
  const changed = [
    ...[fileOf(of), fileOf(uid)].map(documentPaths.reportedFile),
    documentPaths.report(fileOf(uid), of),
    // Its count of helpful votes.
    documentPaths.vaultItem(fileOf(of)),
    `users/${of}/ai_results/of_other`,
  ];
  return (await place.mentioning(startOf(of))).filter(
    ([path]) =>
      !(changed.includes(path) || path.startsWith('leaderboard_snapshots/') || path.includes(startOf(uid))) &&
      !path.startsWith(documentPaths.vaultItem(fileOf(uid))),
  );
}
