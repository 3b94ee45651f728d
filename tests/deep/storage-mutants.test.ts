import { randomUUID } from 'node:crypto';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as storage from '../rules/storage/storage.ts';
import { readStorageRules } from '../support/rules/emulator.ts';
import { EQUIVALENT_STORAGE_MUTANTS } from '../support/rules/mutants/equivalent.ts';
import { type Mutant, mutantsOf } from '../support/rules/mutants/mutants.ts';
import {
  type Bucket,
  expectStorageDecision,
  loadStorageRules,
  openBucket,
  type StorageCase,
} from '../support/rules/storage.ts';
import { sampleOf } from '../support/sample.ts';

const rules = readStorageRules();
const mutants = mutantsOf(rules).sort((a, b) => a.at - b.at);
/** Every mutant runs once in eight days. */
const { sample, description } = sampleOf(mutants, 16);

const isLarge = ({ size = 1 }: StorageCase) => size > 1_000_000;
/** The last case that detected a mutant comes first: one case often detects every mutant of a line. */
const cases = storage.cases.filter((one) => !isLarge(one));
/** Each takes a second or two, so they come first only for mutants of the size limit. */
const largeCases = storage.cases.filter(isLarge);
const changesSizeLimit = ({ title }: Mutant) => title.includes(String(MAX_BYTES.vaultFile));

let bucket: Bucket;
beforeAll(async () => {
  process.stdout.write(`Mutants of the Storage rules: ${description}\n`);
  bucket = await openBucket('mutants.appspot.com');
});
afterAll(async () => {
  await loadStorageRules(rules);
  await bucket.close();
});

/** Returns the first of the cases that fails in an empty bucket. */
async function firstFailure(ordered: readonly StorageCase[]): Promise<StorageCase | undefined> {
  // A new name, so that no earlier run on the same emulator has left files there.
  const fresh = bucket.another(`${randomUUID()}.appspot.com`);
  await fresh.set(storage.files);
  for (const storageCase of ordered) {
    const passed = await expectStorageDecision(fresh, storageCase).then(
      () => true,
      () => false,
    );
    if (!passed) return storageCase;
  }
  return undefined;
}

const isEquivalent = ({ title }: Mutant) => EQUIVALENT_STORAGE_MUTANTS.includes(title);

test.each(
  sample.map((mutant) => [isEquivalent(mutant) ? 'no case' : 'a case', mutant.title, mutant] as const),
)('%s detects the mutant %s', async (_, __, mutant) => {
  expect(await loadStorageRules(mutant.content)).toBe(true);
  const ordered = changesSizeLimit(mutant) ? [...largeCases, ...cases] : [...cases, ...largeCases];
  const failed = await firstFailure(ordered);
  expect(failed === undefined, failed?.title).toBe(isEquivalent(mutant));
  if (failed && !isLarge(failed)) cases.unshift(...cases.splice(cases.indexOf(failed), 1));
});

// A case that passes only after some others would seem to detect mutants.
test.each([
  ['in the order they have by then', (all: StorageCase[]) => all],
  ['in the reverse of that order', (all: StorageCase[]) => all.toReversed()],
])('the cases pass under the unchanged rules %s', async (_, inOrder) => {
  expect(await loadStorageRules(rules)).toBe(true);
  expect(await firstFailure(inOrder([...cases, ...largeCases]))).toBeUndefined();
});
