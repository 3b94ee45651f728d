import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStorageRules } from '../../support/rules/emulator.ts';
import {
  type Bucket,
  expectStorageDecision,
  loadStorageRules,
  openBucket,
} from '../../support/rules/storage.ts';
import { casesToRun } from '../../support/sample.ts';
import { cases, casesIn, FOLDERS, files } from './storage.ts';

describe('storage', () => {
  let bucket: Bucket;
  beforeAll(async () => {
    expect(await loadStorageRules(readStorageRules())).toBe(true);
    bucket = await openBucket('rules.appspot.com');
    await bucket.set(files);
  });
  afterAll(() => bucket.close());

  test.each(casesToRun(cases).map((storageCase) => [storageCase.title, storageCase] as const))(
    '%s',
    async (_, storageCase) => {
      await expectStorageDecision(bucket, storageCase);
    },
    30_000,
  );

  test.each(
    FOLDERS.flatMap(casesIn)
      .filter(({ by }) => by === 'owner')
      .map(
        (storageCase) =>
          [`the owner can ${storageCase.verb} a file in ${storageCase.path}`, storageCase] as const,
      ),
  )('%s when the rules are off, so only the rules can deny it', async (_, storageCase) => {
    await expect(bucket.performWithoutRules(storageCase)).resolves.toBeUndefined();
  });
});
