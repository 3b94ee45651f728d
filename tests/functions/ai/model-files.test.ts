import { randomUUID } from 'node:crypto';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { type ModelFile, modelFileSchema } from '@akada/domain/ai/model-file-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { type EngineServer, startEngineServer } from '@akada/emulators/gemini/server';
import { pdf } from '@akada/emulators/seed/files/pdf';
import { geminiFiles } from '@akada/functions/src/ai/gemini/files.ts';
import { createFile } from '@akada/functions/src/ai/gemini/service.ts';
import type { AskModel } from '@akada/functions/src/ai/model.ts';
import { geminiModel } from '@akada/functions/src/ai/model.ts';
import {
  aiResultDeleted,
  chatDeleted,
  modelFileDeleted,
} from '@akada/functions/src/ai/model-file-deleted.ts';
import { ownerOfChat, ownerOfResult } from '@akada/functions/src/ai/model-file-owner.ts';
import { askWithUploads } from '@akada/functions/src/ai/model-files.ts';
import { sweepModelFiles } from '@akada/functions/src/ai/sweep-model-files.ts';
import type { ModelRequest } from '@akada/functions/src/ai/tool.ts';
import { pdfOfPages } from '@akada/functions/src/lib/pdf-of-pages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucket, NOW, parseStrictly } from '../../support/backend.ts';
import { allowLogs } from '../../support/logs.ts';
import { countUses, createStudent, db, depsAt, generate } from './lab.ts';

const HOUR_MS = 3_600_000;
const PAGES = [
  { heading: 'Osmosis', lines: ['Water moves from where there is more of it to where there is less.'] },
];

/** A PDF that is too large to be sent with each request, because of bytes after its end that readers ignore. */
async function largePdf(title: string): Promise<Buffer> {
  return Buffer.concat([await pdf(title, 'Ada', PAGES), Buffer.alloc(100 * 1024)]);
}

let engine: EngineServer;
let large: Buffer;
beforeAll(async () => {
  engine = await startEngineServer(0);
  large = await largePdf('Osmosis');
});
afterAll(() => engine.close());
beforeEach(() => engine.control.forget());

const access = (apiKey = 'local') => ({ apiKey, baseUrl: engine.origin });
const files = geminiFiles(access, 1);
const ask = (apiKey?: string): AskModel =>
  geminiModel({ ...access(apiKey), model: 'gemini-flash-latest', fallbackModel: '' });

/** A turn of a student that sends this PDF. */
interface Turn {
  uid: string;
  owner: string;
  bytes?: Buffer;
  now?: Date;
}

/** Asks for a summary of the PDF, and returns the answer. */
async function summarize({ uid, owner, bytes = large, now = NOW }: Turn): Promise<string> {
  const request: ModelRequest = {
    system: 'Tool: summarizer',
    turns: [{ role: 'student', parts: [{ pdf: { bytes, pages: 1 } }] }],
    temperature: 0,
    maxOutput: 4_000,
  };
  const deps = { ...depsAt(now), files };
  const answer = askWithUploads(ask(), deps, { uid, owner });
  let text = '';
  const signal = new AbortController().signal;
  for await (const piece of answer(request, { signal, onTokens: () => undefined })) text += piece;
  return text;
}

/** Uploads a file as another app with the same key would, and returns its name. */
async function otherAppsFile(): Promise<string> {
  const about = { mimeType: 'application/pdf', displayName: 'another app' };
  return (await createFile(access(), pdfOfPages(1), about, new AbortController().signal)).name;
}

const newTurn = (owner = ownerOfChat(randomUUID())): Turn => ({ uid: randomUUID(), owner });
async function recordsOf({ uid }: Pick<Turn, 'uid'>): Promise<ModelFile[]> {
  const { docs } = await db.collection(collectionPaths.modelFiles(uid)).get();
  return docs.map((document) => parseStrictly(modelFileSchema, document) as ModelFile);
}
/** The files at the service, by name, with the requests that referred to them. */
const stored = () =>
  Object.fromEntries(engine.control.files.summary(engine.origin).map(({ name, uses }) => [name, uses]));
/** How the last requests had the PDF. */
const sentAs = () =>
  engine.control.received.map(({ body }) =>
    Object.keys(body.contents?.[0]?.parts?.[0] ?? {})
      .join()
      .replace('Data', ''),
  );

describe('a PDF of 100 KB or more', () => {
  test('is uploaded once, and later turns refer to it', async () => {
    const turn = newTurn();

    for (let time = 1; time <= 3; time += 1) expect(await summarize(turn)).toContain('[p. 1]');

    const [record, ...others] = await recordsOf(turn);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ owner: turn.owner, uploaded_at: NOW });
    expect(stored()[record?.service_name ?? '']).toBe(3);
    expect(sentAs()).toEqual(['file', 'file', 'file']);
  });

  test('is uploaded again for another chat, and for other content', async () => {
    const turn = newTurn();
    const other = await largePdf('Diffusion');
    await summarize(turn);
    await summarize({ ...turn, owner: ownerOfChat(randomUUID()) });
    await summarize({ ...turn, bytes: other });

    expect(new Set((await recordsOf(turn)).map(({ service_name }) => service_name)).size).toBe(3);
  });

  test('has one record and one copy when two turns upload it at once', async () => {
    const turn = newTurn();
    const before = Object.keys(stored()).length;

    const answers = await Promise.all([summarize(turn), summarize(turn), summarize(turn)]);

    for (const answer of answers) expect(answer).toContain('[p. 1]');
    expect(await recordsOf(turn)).toHaveLength(1);
    expect(Object.keys(stored())).toHaveLength(before + 1);
    expect(sentAs()).toEqual(['file', 'file', 'file']);
  });

  test('is sent again when it is gone at the service', async () => {
    const turn = newTurn();
    await summarize(turn);
    const [before] = await recordsOf(turn);
    await files.remove(before?.service_name ?? '');

    expect(await summarize(turn)).toContain('[p. 1]');

    const [after] = await recordsOf(turn);
    expect(after?.service_name).not.toBe(before?.service_name);
    expect(stored()[after?.service_name ?? '']).toBe(1);
  });

  test('is sent again when the service will soon delete it, and the old copy is deleted', async () => {
    const turn = newTurn();
    await summarize(turn);
    const [before] = await recordsOf(turn);

    await summarize({ ...turn, now: new Date(NOW.getTime() + 22 * HOUR_MS) });

    const [after] = await recordsOf(turn);
    expect(Object.keys(stored())).toContain(after?.service_name);
    expect(Object.keys(stored())).not.toContain(before?.service_name);
  });

  test('waits until the service has processed it', async () => {
    engine.control.set({ files: { processing: 3 } });
    expect(await summarize(newTurn())).toContain('[p. 1]');
    engine.control.set({ files: { processing: 0 } });
    expect(sentAs()).toEqual(['file']);
  });

  test('is sent with the request when it cannot be uploaded', async () => {
    allowLogs('a PDF was not uploaded to the model');
    engine.control.set({ files: { refuse: 1 } });
    const turn = newTurn();

    expect(await summarize(turn)).toContain('[p. 1]');
    expect(sentAs()).toEqual(['inline']);
    expect(await recordsOf(turn)).toEqual([]);
  });
});

test('a smaller PDF is sent with each request', async () => {
  const turn = newTurn();

  await summarize({ ...turn, bytes: pdfOfPages(2) });

  expect(sentAs()).toEqual(['inline']);
  expect(await recordsOf(turn)).toEqual([]);
});

test('nothing is uploaded without a key', async () => {
  const before = stored();
  const off = geminiFiles(() => access(''), 1);
  const deps = { ...depsAt(), files: off };
  const turn = newTurn();
  const answer = askWithUploads(
    ask(''),
    deps,
    turn,
  )(
    {
      ...{ system: '', temperature: 0, maxOutput: 1 },
      turns: [{ role: 'student', parts: [{ pdf: { bytes: large, pages: 1 } }] }],
    },
    { signal: new AbortController().signal, onTokens: () => undefined },
  );

  await expect(answer.next()).rejects.toMatchObject({ kind: 'off' });
  expect(stored()).toEqual(before);
});

describe('deleting', () => {
  const change = (uid: string, id: string, before: object) => ({
    uid,
    id,
    before,
    after: undefined,
    at: NOW,
  });

  test.each([
    ['a chat', chatDeleted, ownerOfChat],
    ['a result', aiResultDeleted, ownerOfResult],
  ])("%s deletes its PDFs' records, and no others", async (_, handler, ownerOf) => {
    const id = randomUUID();
    const turn = newTurn(ownerOf(id));
    const another = { ...turn, owner: ownerOf(randomUUID()) };
    await Promise.all([summarize(turn), summarize(another)]);

    await handler(depsAt(), change(turn.uid, id, {}));
    await handler(depsAt(), change(turn.uid, id, {}));

    expect((await recordsOf(turn)).map(({ owner }) => owner)).toEqual([another.owner]);
  });

  test('a record deletes the PDF at the service, once or twice', async () => {
    const turn = newTurn();
    await summarize(turn);
    const [record] = await recordsOf(turn);
    const deleted = () => modelFileDeleted(files)(depsAt(), change(turn.uid, 'a-key', { ...record }));

    await deleted();
    await deleted();

    expect(Object.keys(stored())).not.toContain(record?.service_name);
  });

  test('a record is retried when the service cannot be reached', async () => {
    const unreachable = geminiFiles(() => ({ apiKey: 'local', baseUrl: 'http://127.0.0.1:1' }), 1);
    const before = { service_name: 'files/one' };

    await expect(
      modelFileDeleted(unreachable)(depsAt(), change('ada', 'a-key', before)),
    ).rejects.toMatchObject({ isConnectionLost: true });
  });
});

test('the sweep deletes what has been stored for 23 hours, with a record or without, and nothing of other apps', async () => {
  const turn = newTurn();
  await summarize(turn);
  const orphan = await files.upload(large, new AbortController().signal);
  const others = await otherAppsFile();
  const ours = Object.keys(stored());
  const uploadedAt = new Date(Date.now() + 1_000);
  await db.doc(documentPaths.modelFile(turn.uid, 'old')).set({
    ...{ owner: turn.owner, service_name: 'files/gone', service_uri: '' },
    ...{ uploaded_at: new Date(NOW.getTime() - 23 * HOUR_MS), expires_at: NOW },
  } satisfies ModelFile);

  await sweepModelFiles({ ...depsAt(), files });
  expect(Object.keys(stored())).toEqual(ours);
  expect((await recordsOf(turn)).map(({ uploaded_at }) => uploaded_at)).toEqual([NOW]);

  const late = new Date(uploadedAt.getTime() + 23 * HOUR_MS);
  await Promise.all([
    sweepModelFiles({ ...depsAt(late), files }),
    sweepModelFiles({ ...depsAt(late), files }),
  ]);
  expect(await recordsOf(turn)).toEqual([]);
  expect(Object.keys(stored())).not.toContain(orphan.name);
  expect(Object.keys(stored())).toEqual([others]);
});

describe('a use of a tool', () => {
  const useOf = async (uid: string) => {
    const name = `1772352000000_${randomUUID()}.pdf`;
    const metadata = { contentType: 'application/pdf' };
    await bucket.file(`ai_uploads/${uid}/${name}`).save(large, { resumable: false, metadata });
    const request_id = randomUUID();
    const input = { tool: 'summarizer', request_id, prompt: '', file: { from: 'upload', name } } as const;
    return { input, run: () => generate({ baseUrl: engine.origin }, uid, input, { files }) };
  };

  test('has its PDF uploaded for its result', async () => {
    const uid = await createStudent({ current_plan: 'pro', plan_expires_at: new Date('2027-01-01') });
    const { input, run } = await useOf(uid);

    expect((await run()).output?.result).toContain('[p. 1]');

    const owner = ownerOfResult(input.request_id);
    expect(await recordsOf({ uid })).toMatchObject([{ owner }]);
  });

  test('of a chat refers to the PDF of its first turn', async () => {
    const uid = await createStudent({ current_plan: 'pro', plan_expires_at: new Date('2027-01-01') });
    const { input } = await useOf(uid);
    const first = { tool: 'chat', request_id: randomUUID(), prompt: 'What is water number 3?' } as const;
    const turn = (turnInput: GenerateInput) =>
      generate({ baseUrl: engine.origin }, uid, turnInput, { files });

    expect((await turn({ ...first, file: input.file })).error).toBeUndefined();
    const next = { ...first, request_id: randomUUID(), chat_id: first.request_id };
    expect((await turn(next)).error).toBeUndefined();

    const [record, ...others] = await recordsOf({ uid });
    expect(others).toEqual([]);
    expect(record?.owner).toBe(ownerOfChat(first.request_id));
    expect(stored()[record?.service_name ?? '']).toBe(2);
  });

  test('keeps no record of its PDF when it fails', async () => {
    allowLogs('the model gave no answer');
    const uid = await createStudent({ current_plan: 'pro', plan_expires_at: new Date('2027-01-01') });
    const { run } = await useOf(uid);
    engine.control.set({ next: ['empty'] });

    expect((await run()).error).toBeDefined();

    expect(await recordsOf({ uid })).toEqual([]);
    expect(await countUses(uid)).toMatchObject({ returned: 1, results: 0 });
  });
});
