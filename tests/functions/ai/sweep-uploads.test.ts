import { randomUUID } from 'node:crypto';
import { sweepAiUploads } from '@akada/functions/src/ai/sweep-uploads.ts';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bucket as suites } from '../../support/backend.ts';

const DAY_MS = 24 * 3_600_000;
type Bucket = typeof suites;

let bucket: Bucket;
beforeEach(() => {
  bucket = suites.storage.bucket(`${randomUUID()}.appspot.com`);
});
afterEach(() => vi.restoreAllMocks());

/** Saves an object and returns its creation time by Storage's clock. */
async function uploaded(path: string): Promise<number> {
  await bucket.file(path).save('any', { resumable: false });
  const [{ timeCreated }] = await bucket.file(path).getMetadata();
  return Date.parse(String(timeCreated));
}
const left = async () => (await bucket.getFiles())[0].map(({ name }) => name).sort();
const sweepAt = (ms: number, page?: number) =>
  sweepAiUploads({ bucket: () => bucket, now: () => new Date(ms) }, page);

test('deletes uploads that are older than a day, and no files of other folders', async () => {
  const old = await uploaded('ai_uploads/ada/1772352000000_old.pdf');
  await uploaded('vault_files/ada/1772352000000_shared.pdf');

  await sweepAt(old + DAY_MS);
  expect(await left()).toHaveLength(2);

  await sweepAt(old + DAY_MS + 1);
  expect(await left()).toEqual(['vault_files/ada/1772352000000_shared.pdf']);
});

test('deletes all pages, even in two concurrent runs', async () => {
  const times = await Promise.all(
    Array.from({ length: 7 }, (_, index) => uploaded(`ai_uploads/ada/${index}.pdf`)),
  );
  const due = Math.max(...times) + DAY_MS + 1;

  await Promise.all([sweepAt(due, 2), sweepAt(due, 3)]);

  expect(await left()).toEqual([]);
});

test('logs a file that cannot be deleted, and deletes the others', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const times = await Promise.all(['a', 'b', 'c'].map((name) => uploaded(`ai_uploads/ada/${name}.pdf`)));
  const file = bucket.file.bind(bucket);
  vi.spyOn(bucket, 'file').mockImplementation((path, options) => {
    const one = file(path, options);
    if (path.endsWith('a.pdf')) vi.spyOn(one, 'delete').mockRejectedValue(new Error('locked') as never);
    return one;
  });

  await sweepAt(Math.max(...times) + DAY_MS + 1, 1);

  expect(await left()).toEqual(['ai_uploads/ada/a.pdf']);
  expect(error).toHaveBeenCalledOnce();
});
