import type { Plan } from '@akada/domain/account/account';
import { AI_MESSAGES } from '@akada/domain/ai/ai';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { expect, test } from 'vitest';
import { pdfOfPages } from '../lib/pdf-of-pages.ts';
import { readPdf } from './files.ts';

const BYTES = pdfOfPages(2);

/** A vault with one PDF of this size, according to Storage. */
function vaultWith(size: number, generation = '1', bytes = BYTES) {
  const item = {
    ...{ type: 'pdf', user_id: 'ben', filename: 'Cells', hidden: false, generation: '1' },
    file_url: 'gs://bucket/vault_files/ben/1772352000000_Cells.pdf',
  };
  const object = {
    getMetadata: async () => [{ size, contentType: 'application/pdf', generation }],
    download: async () => [bytes],
  };
  return {
    db: { doc: () => ({ get: async () => ({ data: () => item }) }) },
    bucket: () => ({ name: 'bucket', file: (path: string) => ({ ...object, name: path }) }),
  } as unknown as Parameters<typeof readPdf>[0];
}
const read = (deps: ReturnType<typeof vaultWith>, plan: Plan = 'free') =>
  readPdf(deps, 'ada', { from: 'vault', file_id: 'cells' }, plan);

test('readPdf accepts a vault PDF of 20 MB', async () => {
  expect((await read(vaultWith(MAX_BYTES.aiPdf))).name).toBe('Cells');
});

test.each([MAX_BYTES.aiPdf + 1, MAX_BYTES.vaultFile + 1])(
  'readPdf rejects a vault PDF of %i bytes with the limit',
  async (size) => {
    await expect(read(vaultWith(size))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That PDF is larger than 20 MB.',
    });
  },
);

test('readPdf does not reveal the size of an object that replaced the listed one', async () => {
  await expect(read(vaultWith(MAX_BYTES.aiPdf + 1, '2'))).rejects.toMatchObject({
    message: AI_MESSAGES.file,
  });
});

const ofPages = (pages: number) => vaultWith(1_000, '1', pdfOfPages(pages));

test.each([
  ['free', 30],
  ['starter', 500],
  ['lifetime', 500],
] as const)('readPdf accepts, on the %s plan, a PDF of %i pages', async (plan, pages) => {
  expect(await read(ofPages(pages), plan)).toMatchObject({ pages });
});

test.each([
  ['free', 31, 'That PDF has 31 pages. The free plan allows up to 30, Starter and higher plans up to 500.'],
  ['pro', 501, 'That PDF has 501 pages. Choose one with up to 500.'],
] as const)(
  'readPdf rejects, on the %s plan, a PDF of %i pages with the limit',
  async (plan, pages, message) => {
    await expect(read(ofPages(pages), plan)).rejects.toMatchObject({ code: 'invalid-argument', message });
  },
);

test('readPdf rejects a PDF whose pages cannot be counted as unreadable', async () => {
  const broken = Buffer.from('%PDF-1.7\nnothing of a PDF\n%%EOF');

  await expect(read(vaultWith(1_000, '1', broken))).rejects.toMatchObject({ message: AI_MESSAGES.file });
});
