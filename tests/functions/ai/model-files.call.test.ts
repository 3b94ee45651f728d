import { randomUUID } from 'node:crypto';
import type { ModelFile } from '@akada/domain/ai/model-file-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { geminiFiles } from '@akada/functions/src/ai/gemini/files.ts';
import { ownerOfChat } from '@akada/functions/src/ai/model-file-owner.ts';
import { pdfOfPages } from '@akada/functions/src/lib/pdf-of-pages.ts';
import { expect, test } from 'vitest';
import { db, NOW } from '../../support/backend.ts';

const { GEMINI_API_KEY: apiKey = '', GEMINI_BASE_URL: baseUrl = '' } = process.env;
const files = geminiFiles(() => ({ apiKey, baseUrl }));

/** Tests only that the triggers are deployed and wired. ./model-files.test.ts tests their behaviour. */
test.each([
  ['a chat is deleted', (uid: string, chat: string) => db.doc(documentPaths.chat(uid, chat)).delete()],
  ['an account is deleted', (uid: string) => db.recursiveDelete(db.doc(documentPaths.account(uid)))],
])('when %s, its PDFs at the model are deleted', { timeout: 60_000 }, async (_, remove) => {
  const [uid, chat] = [randomUUID(), randomUUID()];
  const { name, uri, expiresAt } = await files.upload(pdfOfPages(1), new AbortController().signal);
  await db.doc(documentPaths.chat(uid, chat)).set({ title: 'Osmosis', turns: [], updated_at: NOW });
  await db.doc(documentPaths.modelFile(uid, 'one')).set({
    ...{ owner: ownerOfChat(chat), service_name: name, service_uri: uri },
    ...{ uploaded_at: NOW, expires_at: expiresAt },
  } satisfies ModelFile);

  await remove(uid, chat);

  const isStored = async () =>
    (await files.uploadedBefore(new Date('2100-01-01'))).some((stored) => stored === name);
  await expect.poll(isStored, { timeout: 50_000 }).toBe(false);
});
