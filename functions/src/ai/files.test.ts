import { AI_LIMITS, AI_MESSAGES } from '@akada/domain/ai';
import { VAULT_LIMITS } from '@akada/domain/vault';
import { expect, test } from 'vitest';
import { readPdf } from './files.ts';

const BYTES = Buffer.from('%PDF-1.7\n%%EOF');

/** A PDF of the vault that Storage says is so large. */
function vaultWith(size: number, generation = '1') {
  const item = {
    ...{ type: 'pdf', user_id: 'ben', filename: 'Cells', hidden: false, generation: '1' },
    file_url: 'gs://bucket/vault_files/ben/1772352000000_Cells.pdf',
  };
  const object = {
    getMetadata: async () => [{ size, contentType: 'application/pdf', generation }],
    download: async () => [BYTES],
  };
  return {
    db: { doc: () => ({ get: async () => ({ data: () => item }) }) },
    bucket: () => ({ name: 'bucket', file: (path: string) => ({ ...object, name: path }) }),
  } as unknown as Parameters<typeof readPdf>[0];
}
const read = (deps: ReturnType<typeof vaultWith>) =>
  readPdf(deps, 'ada', { from: 'vault', file_id: 'cells' });

test('a PDF of the vault may be 20 MB', async () => {
  expect((await read(vaultWith(AI_LIMITS.fileBytes))).name).toBe('Cells');
});

test.each([AI_LIMITS.fileBytes + 1, VAULT_LIMITS.fileBytes + 1])(
  'of a PDF of the vault of %i bytes the student reads the limit',
  async (size) => {
    await expect(read(vaultWith(size))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That PDF is larger than 20 MB.',
    });
  },
);

test('of an object that was put in its place not even the size is told', async () => {
  await expect(read(vaultWith(AI_LIMITS.fileBytes + 1, '2'))).rejects.toMatchObject({
    message: AI_MESSAGES.file,
  });
});
