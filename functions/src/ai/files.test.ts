import type { Plan } from '@akada/domain/account/account';
import type { AiFile, PageRange } from '@akada/domain/ai/file-schemas';
import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { missingPagesMessage, tooManyPagesMessage } from '@akada/domain/ai/quota';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { lockedPdf, pdfOfPages, pdfOfTexts } from '../lib/pdf-of-pages.ts';
import { loadSource } from './files.ts';

const CELLS: AiFile = { from: 'vault', file_id: 'cells' };
const AT = Timestamp.fromDate(new Date('2026-03-01T12:00:00Z'));

interface Stored {
  /** In bytes, according to Storage. */
  size?: number;
  generation?: string;
  bytes?: Buffer;
  documents?: Record<string, object>;
}

/** A vault with one listed PDF, and other documents. */
function storeWith({ size = 1_000, generation = '1', bytes = pdfOfPages(2), documents = {} }: Stored = {}) {
  const item = {
    ...{ type: 'pdf', user_id: 'ben', filename: 'Cells', hidden: false, generation: '1' },
    file_url: 'gs://bucket/vault_files/ben/1772352000000_Cells.pdf',
  };
  const all: Record<string, object> = { 'vault/cells': item, ...documents };
  const object = {
    getMetadata: async () => [{ size, contentType: 'application/pdf', generation }],
    download: async () => [bytes],
  };
  const docAt = (path: string) => ({ get: async () => ({ data: () => all[path], ref: { path } }) });
  return {
    db: { doc: docAt },
    bucket: () => ({ name: 'bucket', file: (path: string) => ({ ...object, name: path }) }),
  } as unknown as Parameters<typeof loadSource>[0];
}
const load = (stored: Stored, plan: Plan = 'free', pages?: PageRange) =>
  loadSource(storeWith(stored), 'ada', { file: CELLS, pages }, plan);
const refused = (message: string) => ({ code: 'invalid-argument', message });

describe('a vault PDF', () => {
  test('of 20 MB is accepted', async () => {
    expect((await load({ size: MAX_BYTES.aiPdf })).name).toBe('Cells');
  });

  test.each([MAX_BYTES.aiPdf + 1, MAX_BYTES.vaultFile + 1])(
    'of %i bytes is rejected with the limit',
    async (size) => {
      await expect(load({ size })).rejects.toMatchObject(refused('That PDF is larger than 20 MB.'));
    },
  );

  test('does not reveal the size of an object that replaced the listed one', async () => {
    await expect(load({ size: MAX_BYTES.aiPdf + 1, generation: '2' })).rejects.toMatchObject(
      refused(AI_FILE_ERRORS.unavailable),
    );
  });

  test.each([
    ['damaged', Buffer.from('%PDF-1.7\nnothing of a PDF\n%%EOF'), AI_FILE_ERRORS.damaged],
    ['password-protected', lockedPdf(), AI_FILE_ERRORS.encrypted],
  ])('that is %s is rejected with that reason', async (_, bytes, message) => {
    await expect(load({ bytes })).rejects.toMatchObject(refused(message));
  });
});

describe('the pages of a PDF', () => {
  test.each([
    ['free', 30],
    ['starter', 500],
  ] as const)('are sent as the whole file on the %s plan when there are %i', async (plan, pages) => {
    const bytes = pdfOfPages(pages);

    expect(await load({ bytes }, plan)).toMatchObject({ kind: 'pdf', pdf: { pages, bytes } });
    expect(await load({ bytes }, plan, { from: 1, to: pages })).toMatchObject({ kind: 'pdf' });
  });

  test.each([
    ['free', 31],
    ['pro', 501],
  ] as const)('are refused on the %s plan when there are %i and none was chosen', async (plan, pages) => {
    await expect(load({ bytes: pdfOfPages(pages) }, plan)).rejects.toMatchObject(
      refused(tooManyPagesMessage(plan, pages)),
    );
  });

  const texts = Array.from({ length: 40 }, (_, index) => `This is page ${index + 1}.`);
  const bytes = pdfOfTexts(texts);

  test('that were chosen are sent as text, each after its mark', async () => {
    expect(await load({ bytes }, 'free', { from: 9, to: 10 })).toEqual({
      kind: 'pages',
      text: '[p. 9]\nThis is page 9.\n\n[p. 10]\nThis is page 10.',
      url: 'gs://bucket/vault_files/ben/1772352000000_Cells.pdf',
      name: 'Cells',
    });
  });

  test('are all sent as text where a tool asks for it', async () => {
    const stored = storeWith({ bytes: pdfOfTexts(['One.', 'Two.']) });

    expect(await loadSource(stored, 'ada', { file: CELLS, asText: true }, 'free')).toMatchObject({
      ...{ kind: 'pages', text: '[p. 1]\nOne.\n\n[p. 2]\nTwo.' },
    });
  });

  test('that were chosen may be as many as the plan allows', async () => {
    expect((await load({ bytes }, 'free', { from: 11, to: 40 })).kind).toBe('pages');
    await expect(load({ bytes }, 'free', { from: 10, to: 40 })).rejects.toMatchObject(
      refused(tooManyPagesMessage('free', 31)),
    );
  });

  test('are refused when the PDF does not have them', async () => {
    await expect(load({ bytes }, 'free', { from: 40, to: 41 })).rejects.toMatchObject(
      refused(missingPagesMessage(40)),
    );
  });

  test('are refused when none has text, and accepted when one has', async () => {
    const bytes = pdfOfTexts(['', 'Text.', '', '']);

    expect((await load({ bytes }, 'free', { from: 2, to: 3 })).kind).toBe('pages');
    await expect(load({ bytes }, 'free', { from: 3, to: 4 })).rejects.toMatchObject(
      refused(AI_FILE_ERRORS.scanned),
    );
  });
});

describe('a note', () => {
  const stored = { title: 'Osmosis', content: 'Water moves.', created_at: AT, updated_at: AT };
  const loadNote = (file: AiFile, documents: Record<string, object>) =>
    loadSource(storeWith({ documents }), 'ada', { file }, 'free');
  const own: AiFile = { from: 'note', note_id: 'osmosis' };
  const shared: AiFile = { from: 'vault', file_id: 'osmosis' };
  const item = (change: object) => ({
    type: 'note',
    user_id: 'ben',
    hidden: false,
    file_url: null,
    ...change,
  });
  const body = { title: 'Osmosis', content: 'Water moves.' };
  const read = { kind: 'note', text: '# Osmosis\n\nWater moves.', url: null, name: 'Osmosis' };

  test("of the student's own is read", async () => {
    expect(await loadNote(own, { 'users/ada/notes/osmosis': stored })).toEqual(read);
  });

  test('of another student is not found', async () => {
    await expect(loadNote(own, { 'users/ben/notes/osmosis': stored })).rejects.toMatchObject(
      refused(AI_FILE_ERRORS.unavailable),
    );
  });

  test.each([
    ['listed', {}],
    ["hidden but the student's own", { hidden: true, user_id: 'ada' }],
  ])('that is shared and %s is read', async (_, change) => {
    const documents = { 'vault/osmosis': item(change), 'vault/osmosis/content/body': body };

    expect(await loadNote(shared, documents)).toEqual(read);
  });

  test.each([
    ['hidden', { hidden: true }],
    ['not listed yet', { hidden: undefined }],
  ])('that another student shared and that is %s is refused', async (_, change) => {
    const documents = { 'vault/osmosis': item(change), 'vault/osmosis/content/body': body };

    await expect(loadNote(shared, documents)).rejects.toMatchObject(refused(AI_FILE_ERRORS.unavailable));
  });

  test.each(['\u200b', '... \u{1F4DA}'])('with only %j is refused with that reason', async (content) => {
    const blank = { ...stored, content };

    await expect(loadNote(own, { 'users/ada/notes/osmosis': blank })).rejects.toMatchObject(
      refused(AI_FILE_ERRORS.blankNote),
    );
  });

  test('ignores a range of pages', async () => {
    const deps = storeWith({ documents: { 'users/ada/notes/osmosis': stored } });

    expect(await loadSource(deps, 'ada', { file: own, pages: { from: 2, to: 3 } }, 'free')).toEqual(read);
  });
});
