import { avatarUrl } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { profileWritten } from '@akada/functions/src/account/profile-written.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import { beforeEach, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createPlace, type Place } from './place.ts';

let place: Place;
let uid: string;
beforeEach(async () => {
  place = createPlace();
  uid = await place.createStudent();
});
const deliver = (before: object | undefined, after: object | undefined) =>
  profileWritten(place.deps, { uid, id: uid, before, after, at: NOW });
const shown = async () => {
  const points = await place.db.doc(documentPaths.points(uid)).get();
  return { name: points.get('name') as string, avatar_url: points.get('avatar_url') as string | null };
};
const OLD = { full_name: 'Ada Obi', username: null, avatar_url: null };

test('a new name and picture appear on the boards after the next rebuild', async () => {
  const profile = { full_name: 'Ngozi Eze', avatar_url: avatarUrl(uid, 1) };
  await place.db.doc(documentPaths.profile(uid)).update(profile);
  await place.db.doc(documentPaths.points(uid)).update({ points_earned: 10 });

  await deliver(OLD, { ...OLD, ...profile });
  expect(await shown()).toEqual({ name: 'Ngozi Eze', avatar_url: avatarUrl(uid, 1) });

  await rebuildBoards(place.deps);
  const board = await place.db.doc(documentPaths.board('all-time')).get();
  expect(board.get('rows')).toMatchObject([
    { user_id: uid, username: 'Ngozi Eze', profile_image_url: avatarUrl(uid, 1) },
  ]);
});

test('late, repeated and out-of-order events leave the current name of the profile', async () => {
  const [second, third] = [
    { ...OLD, full_name: 'Ngozi' },
    { ...OLD, full_name: 'Ngozi Eze' },
  ];
  await place.db.doc(documentPaths.profile(uid)).set(third);

  await Promise.all([
    deliver(second, third),
    deliver(OLD, second),
    deliver(undefined, OLD),
    deliver(second, third),
  ]);

  expect(await shown()).toEqual({ name: 'Ngozi Eze', avatar_url: null });
});

test('a deleted profile changes nothing, and deleted points are not created again', async () => {
  await place.db.doc(documentPaths.profile(uid)).delete();
  await deliver(OLD, undefined);
  expect(await shown()).toEqual({ name: 'Ada Obi', avatar_url: null });

  await place.db.doc(documentPaths.profile(uid)).set({ ...OLD, full_name: 'Ngozi' });
  await place.db.doc(documentPaths.points(uid)).delete();
  await deliver(OLD, { ...OLD, full_name: 'Ngozi' });
  expect((await place.db.doc(documentPaths.points(uid)).get()).exists).toBe(false);
});
