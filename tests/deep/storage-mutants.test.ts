import { afterAll, beforeAll, expect, test } from 'vitest';
import * as storage from '../rules/cases/storage.ts';
import { mutantsOf } from '../support/rules-mutants.ts';
import {
  type Bucket,
  loadStorageRules,
  openBucket,
  readStorageRules,
  type StorageCase,
  verifyStorage,
} from '../support/storage-rules.ts';

/** Mutants that answer every request as the rules do, and why. */
const SAME: Record<string, string> = {
  'without request.auth != null in "return request.auth != null && request.auth.token."':
    'what comes after is an error where this is false, and an error denies as well',
  'without file.metadata == null in "return (file.metadata == null || file.metadata.siz"':
    'the emulator has an empty map where there is no metadata',
  'allow every verb in "allow create: if isOwner(uid) && resource == null"':
    'the condition looks at what is written; a request that writes nothing is an error',
};

/** Mutants that the compiler refuses. */
const DO_NOT_COMPILE: string[] = [];

/** In the order in which they last told a mutant from the rules: one case often kills a whole line. */
const cases = [...storage.cases];

let bucket: Bucket;
beforeAll(async () => {
  bucket = await openBucket('mutants.appspot.com');
});
afterAll(async () => {
  await loadStorageRules(readStorageRules());
  await bucket.close();
});

/** The first case that comes out otherwise than it should in a bucket of its own. */
async function firstDifference(name: string): Promise<StorageCase | undefined> {
  const fresh = bucket.another(name);
  await fresh.set(storage.files);
  for (const storageCase of cases) {
    const asExpected = await verifyStorage(fresh, storageCase).then(
      () => true,
      () => false,
    );
    if (!asExpected) return storageCase;
  }
  return undefined;
}

test('the tests of the storage rules tell every mutant of them from the rules', async () => {
  const rules = readStorageRules();
  const mutants = mutantsOf(rules);
  const survivors: string[] = [];
  const broken: string[] = [];

  expect(await loadStorageRules(rules)).toBe(true);
  expect(await firstDifference('whole.appspot.com')).toBeUndefined();
  for (const [index, { title, content }] of mutants.entries()) {
    if (await loadStorageRules(content)) {
      const killer = await firstDifference(`mutant-${index}.appspot.com`);
      if (killer) cases.unshift(...cases.splice(cases.indexOf(killer), 1));
      else survivors.push(title);
    } else broken.push(title);
  }
  expect(await loadStorageRules(rules)).toBe(true);
  expect(await firstDifference('whole-again.appspot.com')).toBeUndefined();

  process.stdout.write(`${mutants.length - survivors.length} of ${mutants.length} storage mutants killed\n`);
  expect(broken).toEqual(DO_NOT_COMPILE);
  expect(survivors.sort()).toEqual(Object.keys(SAME).sort());
});
