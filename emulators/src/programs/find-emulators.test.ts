import { expect, test } from 'vitest';
import { type EmulatorsWorld, findEmulator, type Program } from './find-emulators.ts';

/** A machine on which everything can be had from everywhere. */
function world(less: Partial<EmulatorsWorld> = {}): EmulatorsWorld {
  return {
    env: { FIRESTORE_EMULATOR_BINARY_PATH: '/named.jar' },
    exists: () => true,
    ownCopy: (program) => `/cache/${program}.jar`,
    cloudCliCopy: async (program) => `/built/${program}.jar`,
    hasNetwork: async () => true,
    ...less,
  };
}

const noOwnCopy = { env: {}, exists: () => false };
const noCopy = { ...noOwnCopy, cloudCliCopy: async () => undefined };

test('the emulator that the environment names comes first', async () => {
  expect(await findEmulator('firestore', world())).toEqual({ by: 'environment', path: '/named.jar' });
});

test('the emulator that the environment names must exist', async () => {
  await expect(findEmulator('firestore', world({ exists: () => false }))).rejects.toThrow(
    'FIRESTORE_EMULATOR_BINARY_PATH names /named.jar, which does not exist',
  );
});

test("firebase-tools' own download comes second", async () => {
  const found = await findEmulator('firestore', world({ env: {} }));
  expect(found).toEqual({ by: 'firebase-tools', path: '/cache/firestore.jar' });
});

test("the Google Cloud CLI's copy comes third, without using the network", async () => {
  const hasNetwork = () => Promise.reject(new Error('asked'));
  const found = await findEmulator('storage', world({ ...noOwnCopy, hasNetwork }));
  expect(found).toEqual({ by: 'google-cloud-cli', path: '/built/storage.jar' });
});

test('a download comes last', async () => {
  expect(await findEmulator('storage', world(noCopy))).toEqual({ by: 'download' });
});

test.each<Program>(['firestore', 'storage'])(
  'without an emulator and without a network, %s fails with what to do',
  async (p) => {
    const search = findEmulator(p, world({ ...noCopy, hasNetwork: async () => false }));
    await expect(search).rejects.toThrow(/Connect once, or install .* or set \w+_EMULATOR_BINARY_PATH\.$/);
  },
);

test('Pub/Sub is never downloaded', async () => {
  expect(await findEmulator('pubsub', world(noCopy))).toEqual({ by: 'none' });
});
