import { randomUUID } from 'node:crypto';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { tooManyPagesMessage } from '@akada/domain/ai/quota';
import { documentPaths } from '@akada/domain/documents/paths';
import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { vaultFolder } from '@akada/domain/vault/stored-files';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { pdf } from '@akada/emulators/seed/files/pdf';
import { pdfOfPages } from '@akada/functions/src/lib/pdf-of-pages.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bucket } from '../../support/backend.ts';
import { createItem, createListedItem } from '../vault/vault.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { countUses, createExplainerInput, createStudent, db, generate, readState } from './lab.ts';

const PAGES = Array.from({ length: 200 }, (_, page) => ({
  heading: `Page ${page + 1}`,
  lines: Array<string>(8).fill('Water moves from where there is more of it to where there is less.'),
}));
const SMALL = pdfOfPages(1);

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => {
  model.calls.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const save = (path: string, bytes: Buffer = SMALL, contentType: string = UPLOADS.pdf.contentType) =>
  bucket.file(path).save(bytes, { resumable: false, metadata: { contentType } });

/** Uses a unique name, because other tests write into the same bucket. */
async function uploaded(uid: string, bytes?: Buffer, contentType?: string): Promise<AiFile> {
  const name = `1772352000000_${randomUUID()}.pdf`;
  await save(`ai_uploads/${uid}/${name}`, bytes, contentType);
  return { from: 'upload', name };
}

/** Creates a vault item and its object in the contributor's folder. */
async function shared(
  user_id: string,
  options: { hidden?: boolean; listed?: boolean; file_url?: string; type?: 'docx' } = {},
) {
  const { hidden = false, listed = true, type = 'pdf' } = options;
  const path = `${vaultFolder(user_id)}/1772352000000_${randomUUID()}.pdf`;
  await save(path);
  const file_id = randomUUID();
  const fields = { user_id, type, file_url: options.file_url ?? `gs://${bucket.name}/${path}` } as const;
  await db
    .doc(documentPaths.vaultItem(file_id))
    .set(listed ? createListedItem({ ...fields, hidden }) : createItem(fields));
  return { file: { from: 'vault', file_id } as const, path };
}

const summarize = (uid: string, file: AiFile, prompt = '') =>
  generate(model, uid, { tool: 'summarizer', request_id: createExplainerInput().request_id, prompt, file });

/** The PDFs that the model received. */
const sentPdfs = () =>
  model.calls.flatMap(({ body }) =>
    body.contents.flatMap(({ parts }) =>
      parts.flatMap(({ inlineData }) => (inlineData ? [Buffer.from(inlineData.data, 'base64')] : [])),
    ),
  );

const REFUSED = { code: 'invalid-argument', message: AI_FILE_ERRORS.unavailable };
const TOO_LARGE = { code: 'invalid-argument', message: FILE_TOO_LARGE.aiPdf };
const RETURNED = { count: 0, open: 0, settled: 0, returned: 1, rows: 0, results: 0, awards: 0 };

describe('a PDF', () => {
  test('that the student uploaded is read, and its URL is saved with the result', async () => {
    const uid = await createStudent();
    const file = await uploaded(uid);

    const { output } = await summarize(uid, file);

    const url = `gs://${bucket.name}/ai_uploads/${uid}/${'name' in file && file.name}`;
    expect(output?.file_url).toBe(url);
    expect(sentPdfs()).toEqual([SMALL]);
    const { results, usage } = await readState(uid);
    expect(Object.values(results)[0]).toMatchObject({ tool: 'summarizer', file_url: url });
    // Without a prompt, the usage row shows the file name.
    expect(Object.values(usage)[0]?.input_summary).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  });

  test('of 200 pages is read on a paid plan', async () => {
    const uid = await createStudent({ current_plan: 'starter' });
    const bytes = await pdf('Osmosis', 'Ada Obi', PAGES);

    const { output } = await summarize(uid, await uploaded(uid, bytes), 'What is on page 150?');

    expect(output?.result).toBeTruthy();
    expect(sentPdfs()[0]?.equals(bytes)).toBe(true);
  });

  test.each([
    ['shared and listed by another student', 'ben', {}],
    ['shared by the student and listed', 'own', {}],
    ['shared by the student and hidden', 'own', { hidden: true }],
    ['shared by the student and not listed yet', 'own', { listed: false }],
  ])('of the vault, %s, is read', async (_, whose, options) => {
    const uid = await createStudent();
    const { file, path } = await shared(whose === 'own' ? uid : randomUUID(), options);

    expect((await summarize(uid, file)).output?.file_url).toBe(`gs://${bucket.name}/${path}`);
    expect(sentPdfs()).toEqual([SMALL]);
  });
});

describe('a file is refused without a call, and its use returned, if it is', () => {
  const refusal = async (uid: string, file: AiFile) => {
    const { error } = await summarize(uid, file);
    expect(error).toMatchObject(REFUSED);
    expect(model.calls).toEqual([]);
    expect(await countUses(uid)).toEqual(RETURNED);
  };

  test.each([
    ['that is hidden', { hidden: true }],
    ['that is not listed yet', { listed: false }],
    ['of another type', { type: 'docx' as const }],
    ['in another bucket', { file_url: 'gs://elsewhere/vault_files/ben/1772352000000_a.pdf' }],
  ])('a vault item of another student %s', async (_, options) => {
    const ben = randomUUID();
    const { file } = await shared(ben, options);
    await refusal(await createStudent(), file);
  });

  test("a vault item that names another student's object", async () => {
    const uid = await createStudent();
    const { path } = await shared('ben', { hidden: true });
    const { file } = await shared(uid, { file_url: `gs://${bucket.name}/${path}` });
    await refusal(uid, file);
  });

  test("a vault item that names another student's upload", async () => {
    const uid = await createStudent();
    const file = await uploaded('ben');
    const path = `ai_uploads/ben/${'name' in file && file.name}`;
    await refusal(uid, (await shared(uid, { file_url: `gs://${bucket.name}/${path}` })).file);
  });

  test('a vault item whose object was replaced after its check', async () => {
    const { file } = await shared('ben');
    await db.doc(documentPaths.vaultItem(file.file_id)).update({ generation: '1' });
    await refusal(await createStudent(), file);
  });

  test("another student's upload", async () => {
    const file = await uploaded('ben');
    await refusal(await createStudent(), file);
  });

  test('missing', async () => {
    await refusal(await createStudent(), { from: 'upload', name: '1772352000000_nothing.pdf' });
    await refusal(await createStudent(), { from: 'vault', file_id: 'nothing' });
  });

  test.each([
    ['has other contents than a PDF', Buffer.from('<html>'), undefined],
    ['is empty', Buffer.alloc(0), undefined],
    ['has another content type', SMALL, 'text/html'],
  ])('an upload that %s', async (_, bytes, contentType) => {
    const uid = await createStudent();
    await refusal(uid, await uploaded(uid, bytes, contentType));
  });
});

describe('the pages of a PDF', () => {
  test('are limited by the plan, and a PDF with more is refused without a call or a counted use, however often', async () => {
    const uid = await createStudent();
    const file = await uploaded(uid, pdfOfPages(31));

    for (let times = 1; times <= 5; times += 1) {
      expect((await summarize(uid, file)).error).toMatchObject({
        code: 'invalid-argument',
        message: tooManyPagesMessage('free', 31),
      });
    }

    expect(model.calls).toEqual([]);
    expect(await countUses(uid)).toEqual({ ...RETURNED, returned: 5 });
    expect((await summarize(uid, await uploaded(uid, pdfOfPages(30)))).output?.left).toBe(1);
  });
});

describe('the size of a PDF', () => {
  const { aiPdf: fileBytes } = MAX_BYTES;
  /** An upload whose size Storage reports as `size`: really uploading 20 MB to the emulator takes ten seconds. */
  const summarizeOfSize = async (uid: string, size: number, bytes = SMALL) => {
    const file = await uploaded(uid);
    const real = bucket.file.bind(bucket);
    vi.spyOn(bucket, 'file').mockImplementation((path, options) => {
      const one = real(path, options);
      const metadata = { size, contentType: UPLOADS.pdf.contentType, generation: 1 };
      vi.spyOn(one, 'getMetadata').mockResolvedValue([metadata] as never);
      const download = async ({ start = 0, end = bytes.length - 1 } = {}) => [bytes.subarray(start, end + 1)];
      vi.spyOn(one, 'download').mockImplementation(download as never);
      return one;
    });
    return summarize(uid, file);
  };

  test('can be 20 MB', async () => {
    const uid = await createStudent();
    expect((await summarizeOfSize(uid, fileBytes)).output?.result).toBeTruthy();
  });

  test('cannot be one byte more', async () => {
    const uid = await createStudent();
    expect((await summarizeOfSize(uid, fileBytes + 1)).error).toMatchObject(TOO_LARGE);
    expect(await countUses(uid)).toEqual(RETURNED);
  });

  test('is checked again after the download', async () => {
    const uid = await createStudent();
    const larger = Buffer.concat([SMALL, Buffer.alloc(fileBytes + 1 - SMALL.length)]);
    expect((await summarizeOfSize(uid, 100, larger)).error).toMatchObject(TOO_LARGE);
  });
});
