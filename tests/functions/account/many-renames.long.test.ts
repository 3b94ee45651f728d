import { RENAME_LIMITS } from '@akada/domain/account/renames';
import { type Account, accountSchema, type Profile } from '@akada/domain/account/schemas';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { copyNames } from '@akada/functions/src/account/copy-names.ts';
import { profileWritten } from '@akada/functions/src/account/profile-written.ts';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createListedItem } from '../vault/vault.ts';
import { createPlace, type Place } from './place.ts';

let place: Place;
let uid: string;
beforeEach(async () => {
  place = createPlace();
  place.clock.now = NOW;
  uid = await place.createStudent();
});
afterEach(() => vi.restoreAllMocks());

const PROFILE: Profile = { full_name: 'Ada Obi', username: null, avatar_url: null };
const named = (full_name: string): Profile => ({ ...PROFILE, full_name });
const pass = (minutes: number) => {
  place.clock.now = new Date(place.clock.now.getTime() + minutes * 60_000);
};

async function share(count: number): Promise<void> {
  const writer = place.db.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const item = createListedItem({ user_id: uid, uploader: PROFILE, filename: `Part ${index}` });
    void writer.set(place.db.doc(documentPaths.vaultItem(`${uid}-${index}`)), item);
  }
  await writer.close();
}

/** Changes the name, and delivers the event. */
async function rename(before: string, after: string): Promise<void> {
  await place.db.doc(documentPaths.profile(uid)).set(named(after));
  await profileWritten(place.deps, { uid, id: uid, before: named(before), after: named(after), at: NOW });
}

/** The contributors' names on shared files, with the number of files for each. */
async function shown(): Promise<Record<string, number>> {
  const { docs } = await place.db.collection(sharedCollections.vault).get();
  const names = docs.map((item) => item.get('uploader.full_name') as string);
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
  );
}

/** Returns a function that gives the number of updates of shared files so far. */
function countUpdates(): () => number {
  const spy = vi.spyOn(Transaction.prototype, 'update');
  return () => spy.mock.calls.filter(([ref]) => ref.path.startsWith(`${sharedCollections.vault}/`)).length;
}

test('200 renames with 1,000 shared files cost at most 3 copies a day, and every file gets the last name', async () => {
  await share(1_000);
  const updates = countUpdates();
  for (let index = 0; index < 200; index += 1) {
    await rename(`Name ${index - 1}`, `Name ${index}`);
    // Two hours with a rename every 36 seconds; the schedule runs every 6 minutes.
    if (index % 10 === 9) {
      pass(6);
      await copyNames(place.deps);
    }
  }
  expect(updates()).toBeLessThanOrEqual(RENAME_LIMITS.copiesADay * 1_000);

  pass(24 * 60);
  await copyNames(place.deps);
  expect(await shown()).toEqual({ 'Name 199': 1_000 });
  expect(updates()).toBeLessThanOrEqual((RENAME_LIMITS.copiesADay + 1) * 1_000);
}, 240_000);

test('every rename changes the name on the boards at once', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await rename('Ada Obi', name);
  const points = await place.db.doc(documentPaths.points(uid)).get();
  expect(points.get('name')).toBe('E');
});

test('a burst of renames costs two copies: the first name at once, and the last one within minutes', async () => {
  await share(3);
  const updates = countUpdates();
  for (let index = 0; index < 20; index += 1) await rename(`Name ${index - 1}`, `Name ${index}`);
  expect(await shown()).toEqual({ 'Name 0': 3 });

  pass(RENAME_LIMITS.pauseMinutes);
  await copyNames(place.deps);
  expect(await shown()).toEqual({ 'Name 19': 3 });
  expect(updates()).toBe(6);
});

test('files beyond the limit of one run are updated by the next runs, even after another rename', async () => {
  await share(RENAME_LIMITS.filesARun + 50);
  await rename('Ada Obi', 'Ngozi');
  expect(await shown()).toEqual({ Ngozi: RENAME_LIMITS.filesARun, 'Ada Obi': 50 });

  await rename('Ngozi', 'Ngozi Eze');
  for (let run = 0; run < 4; run += 1) {
    pass(RENAME_LIMITS.pauseMinutes);
    await copyNames(place.deps);
  }
  expect(await shown()).toEqual({ 'Ngozi Eze': RENAME_LIMITS.filesARun + 50 });
  const account = parseStrictly<Account>(accountSchema, await place.db.doc(documentPaths.account(uid)).get());
  expect(account?.name_copy).toMatchObject({ copies: 2, cursor: null, due: null });
}, 240_000);

test('rename events that arrive together, out of order and twice end with the last name', async () => {
  await share(5);
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  await place.db.doc(documentPaths.profile(uid)).set(named('F'));
  const changes = names.map((name, index) => ({
    before: named(names[index - 1] ?? 'Ada Obi'),
    after: named(name),
  }));
  await Promise.all(
    [...changes.toReversed(), ...changes].map((change) =>
      profileWritten(place.deps, { uid, id: uid, ...change, at: NOW }),
    ),
  );
  pass(RENAME_LIMITS.pauseMinutes);
  await copyNames(place.deps);
  expect(await shown()).toEqual({ F: 5 });
});

test('a copy that was interrupted is finished by a later run, even if another account fails', async () => {
  expectLogs('a name could not be copied');
  const other = await place.createStudent();
  await share(2);
  // The transactions that store the name and begin the copy succeed; the next one fails.
  const { runTransaction } = place.db;
  let left = 2;
  const spy = vi.spyOn(place.db, 'runTransaction').mockImplementation((...args) => {
    left -= 1;
    if (left < 0) return Promise.reject(new Error('broken off'));
    return runTransaction.apply(place.db, args) as never;
  });
  await expect(rename('Ada Obi', 'Ngozi')).rejects.toThrow('broken off');
  spy.mockRestore();
  expect(await shown()).toEqual({ 'Ada Obi': 2 });
  // An invalid account, whose copy is due first.
  await place.db.doc(documentPaths.account(other)).update({ name_copy: { due: new Date(0) } });

  pass(RENAME_LIMITS.runMinutes);
  await copyNames(place.deps);
  expect(await shown()).toEqual({ Ngozi: 2 });
});
