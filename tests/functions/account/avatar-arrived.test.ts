import { randomUUID } from 'node:crypto';
import { AVATAR, avatarPath, avatarUrl, newAccount, newProfile } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { avatarArrived } from '@akada/functions/src/account/avatar-arrived.ts';
import { encode } from 'jpeg-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createZip, FALSE_BYTES, TRUE_BYTES } from '../vault/files.ts';
import { createVault, type Vault } from '../vault/vault.ts';

const picture = (width: number, height = width) =>
  encode({ width, height, data: Buffer.alloc(width * height * 4, 255) }, 85).data;
const SQUARE = picture(AVATAR.side);

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
  const profile = { ...newProfile('Ada'), avatar_url: avatarUrl('ada', NOW.getTime()) };
  await vault.db.doc(documentPaths.profile('ada')).set(profile);
});
const object = () => vault.bucket.file(avatarPath('ada'));
const isThere = async () => (await object().exists())[0];
const shown = async () => (await vault.db.doc(documentPaths.profile('ada')).get()).get('avatar_url');
const notices = async () =>
  (await vault.db.collection(collectionPaths.notifications('ada')).get()).docs.map((notice) =>
    notice.get('title'),
  );
const arrive = () => avatarArrived(vault.depsAt(), { path: avatarPath('ada'), at: NOW });
async function upload(bytes: Buffer, metadata: object = {}): Promise<void> {
  await object().save(bytes, { resumable: false, metadata: { contentType: AVATAR.type, ...metadata } });
}

describe('an uploaded profile picture', () => {
  test.each([
    ['as the app produces it', SQUARE],
    ['of the largest allowed side', picture(AVATAR.maxSide, 8)],
  ])('%s is accepted, with the cache control that Akada sets', async (_, bytes) => {
    await upload(bytes, { cacheControl: 'public, max-age=60' });

    await arrive();

    expect((await object().getMetadata())[0].cacheControl).toBe(AVATAR.cacheControl);
    expect(await shown()).toBe(avatarUrl('ada', NOW.getTime()));
    expect(await notices()).toEqual([]);
  });

  test.each([
    ['HTML', FALSE_BYTES.HTML, {}],
    ['SVG', FALSE_BYTES.SVG, {}],
    ['PNG', TRUE_BYTES.png, {}],
    ['a JPEG without dimensions', TRUE_BYTES.jpg, {}],
    ['a truncated JPEG', SQUARE.subarray(0, 40), {}],
    ['a JPEG that is too wide', picture(AVATAR.maxSide + 1, 8), {}],
    ['a JPEG that is too high', picture(8, AVATAR.maxSide + 1), {}],
    ['a JPEG followed by a Java archive', Buffer.concat([SQUARE, createZip('Main.class')]), {}],
    ['another content type', SQUARE, { contentType: 'text/html' }],
    ['a content encoding', SQUARE, { contentEncoding: 'gzip' }],
    ['too many bytes', Buffer.concat([SQUARE, Buffer.alloc(MAX_BYTES.picture)]), {}],
  ])(
    'with %s is deleted and removed from the profile, and the student is notified once',
    async (_, bytes, metadata) => {
      await upload(bytes, metadata);

      await arrive();
      await arrive();

      expect(await isThere()).toBe(false);
      expect(await shown()).toBeNull();
      expect(await notices()).toEqual(['Your picture was removed']);
    },
  );

  test('of a deleted account is deleted, and leaves no documents behind', async () => {
    // A random uid: all tests share one Auth emulator, where another test may have created Ada.
    const uid = randomUUID();
    const picture = vault.bucket.file(avatarPath(uid));
    await picture.save(FALSE_BYTES.HTML, { resumable: false, metadata: { contentType: AVATAR.type } });

    await avatarArrived(vault.depsAt(), { path: avatarPath(uid), at: NOW });

    expect(await picture.exists()).toEqual([false]);
    expect((await vault.db.collection(collectionPaths.notifications(uid)).get()).size).toBe(0);
    expect((await vault.db.doc(documentPaths.profile(uid)).get()).exists).toBe(false);
  });

  test('that is already gone causes no error', async () => {
    await arrive();

    expect(await shown()).toBe(avatarUrl('ada', NOW.getTime()));
  });
});
