import { randomUUID } from 'node:crypto';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as storage from '../rules/cases/storage.ts';
import { type Mutant, mutantsOf } from '../support/rules-mutants.ts';
import { sampleOf } from '../support/sample.ts';
import {
  type Bucket,
  loadStorageRules,
  openBucket,
  readStorageRules,
  type StorageCase,
  verifyStorage,
} from '../support/storage-rules.ts';

const BRINGS_NOTHING = 'the condition looks at what is written; a request that writes nothing is an error';

/** Mutants that answer every request as the rules do, and why. */
const SAME: Record<string, string> = {
  'without request.auth != null in "return request.auth != null && request.auth.token."':
    'what comes after is an error where this is false, and an error denies as well',
  'without file.metadata == null in "return (file.metadata == null || file.metadata.siz"':
    'the emulator has an empty map where there is no metadata',
  'allow every verb in "allow create: if isOwner(uid) && resource == null"': BRINGS_NOTHING,
  'allow every verb in "allow create: if resource == null && isOwner(uid)"': BRINGS_NOTHING,
  'allow every verb in "allow create: if isOwner(uid)"': BRINGS_NOTHING,
};

const rules = readStorageRules();
const mutants = mutantsOf(rules).sort((a, b) => a.at - b.at);
/** In four days every mutant has run. */
const { sample, description } = sampleOf(mutants, 4);

const isLarge = ({ size = 1 }: StorageCase) => size > 1_000_000;
/** In the order in which they last told a mutant from the rules: one case often kills a whole line. */
const cases = storage.cases.filter((one) => !isLarge(one));
/** They take a second or two each: first only where the limit is what was changed. */
const largeCases = storage.cases.filter(isLarge);
const isOfLimit = ({ title }: Mutant) => title.includes(String(VAULT_LIMITS.fileBytes));

let bucket: Bucket;
beforeAll(async () => {
  process.stdout.write(`Mutants of the Storage rules: ${description}\n`);
  bucket = await openBucket('mutants.appspot.com');
});
afterAll(async () => {
  await loadStorageRules(rules);
  await bucket.close();
});

/** The first of the cases that comes out otherwise than it should in an empty bucket. */
async function firstDifference(ordered: readonly StorageCase[]): Promise<StorageCase | undefined> {
  // No earlier run on the same emulator has left files there.
  const fresh = bucket.another(`${randomUUID()}.appspot.com`);
  await fresh.set(storage.files);
  for (const storageCase of ordered) {
    const asExpected = await verifyStorage(fresh, storageCase).then(
      () => true,
      () => false,
    );
    if (!asExpected) return storageCase;
  }
  return undefined;
}

test.each(sample.map((mutant) => [mutant.title, mutant] as const))(
  '%s: a case notices, or SAME says why none does',
  async (title, mutant) => {
    expect(await loadStorageRules(mutant.content)).toBe(true);
    const ordered = isOfLimit(mutant) ? [...largeCases, ...cases] : [...cases, ...largeCases];
    const killer = await firstDifference(ordered);
    expect(killer === undefined, killer?.title).toBe(title in SAME);
    if (killer && !isLarge(killer)) cases.unshift(...cases.splice(cases.indexOf(killer), 1));
  },
);

test('the mutants that answer as the rules do are all still made, each once', () => {
  const same = mutants.map(({ title }) => title).filter((title) => title in SAME);
  expect(same.sort()).toEqual(Object.keys(SAME).sort());
});

// A case that passed after some others alone would seem to tell mutants.
test.each([
  ['in the order that they have at the end', (all: StorageCase[]) => all],
  ['in its reverse, so each before and after each other,', (all: StorageCase[]) => all.toReversed()],
])('%s the cases pass under the rules as they are', async (_, inOrder) => {
  expect(await loadStorageRules(rules)).toBe(true);
  expect(await firstDifference(inOrder([...cases, ...largeCases]))).toBeUndefined();
});
