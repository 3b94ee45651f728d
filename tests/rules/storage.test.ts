import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Bucket,
  loadStorageRules,
  openBucket,
  readStorageRules,
  verifyStorage,
} from '../support/storage-rules.ts';
import { cases, casesIn, FOLDERS, files } from './cases/storage.ts';

describe('storage', () => {
  let bucket: Bucket;
  beforeAll(async () => {
    expect(await loadStorageRules(readStorageRules())).toBe(true);
    bucket = await openBucket('rules.appspot.com');
    await bucket.set(files);
  });
  afterAll(() => bucket.close());

  test.each(cases.map((storageCase) => [storageCase.title, storageCase] as const))(
    '%s',
    async (_, storageCase) => {
      await verifyStorage(bucket, storageCase);
    },
    30_000,
  );

  test.each(
    FOLDERS.flatMap(casesIn)
      .filter(({ by }) => by === 'owner')
      .map((storageCase) => [`${storageCase.verb} a file in ${storageCase.path}`, storageCase] as const),
  )('without rules one can %s: only they stand in the way', async (_, storageCase) => {
    await expect(bucket.performWithoutRules(storageCase)).resolves.toBeUndefined();
  });
});
