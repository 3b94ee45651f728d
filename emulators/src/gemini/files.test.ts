import { GoogleGenerativeAI } from '@google/generative-ai';
import { type FileMetadataResponse, GoogleAIFileManager } from '@google/generative-ai/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../seed/files/pdf.ts';
import { sectionsOf } from '../seed/files/sections.ts';
import { type EngineServer, startEngineServer } from './server.ts';
import { seedText } from './testing.ts';

let engine: EngineServer;
let files: GoogleAIFileManager;
let bytes: Buffer;
beforeAll(async () => {
  engine = await startEngineServer(0);
  files = new GoogleAIFileManager('local', { baseUrl: engine.origin });
  bytes = await pdf('Respiration', 'Ada', sectionsOf(seedText('cell-respiration')));
});
afterAll(() => engine.close());

const upload = async (displayName = 'Respiration') =>
  (await files.uploadFile(bytes, { mimeType: 'application/pdf', displayName })).file;
const control = (wish: object) =>
  fetch(`${engine.origin}/control`, { method: 'POST', body: JSON.stringify({ files: wish }) });
const stored = async () =>
  (await (await fetch(`${engine.origin}/files`)).json()) as (FileMetadataResponse & { uses: number })[];
const asked = ({ uri, mimeType }: FileMetadataResponse) =>
  new GoogleGenerativeAI('local')
    .getGenerativeModel({ model: 'gemini-flash-latest' }, { baseUrl: engine.origin })
    .generateContent(['Tool: summarizer', { fileData: { fileUri: uri, mimeType } }]);
const MISSING = { status: 403, message: expect.stringContaining('or it may not exist') };

describe("the fake Gemini's files", () => {
  test('are stored for 48 hours, and read by their URI', async () => {
    const file = await upload();

    expect(file).toMatchObject({
      ...{ displayName: 'Respiration', mimeType: 'application/pdf', state: 'ACTIVE' },
      sizeBytes: String(bytes.length),
    });
    expect(Date.parse(file.expirationTime) - Date.parse(file.createTime)).toBe(48 * 3_600_000);
    expect(await files.getFile(file.name)).toEqual(file);
    expect((await asked(file)).response.text()).toContain('[p. 1]');
    expect(await stored()).toContainEqual(expect.objectContaining({ name: file.name, uses: 1 }));
  });

  test('are listed page by page', async () => {
    await upload();
    await upload();
    const first = await files.listFiles({ pageSize: 1 });
    const second = await files.listFiles({ pageSize: 1, pageToken: first.nextPageToken as string });

    expect(first.files).toHaveLength(1);
    expect(second.files?.[0]?.name).not.toBe(first.files[0]?.name);
  });

  test('are refused like files of others after they are deleted, or expire', async () => {
    const [deleted, expired] = [await upload(), await upload()];
    await files.deleteFile(deleted.name);
    await expect(files.getFile(deleted.name)).rejects.toMatchObject(MISSING);
    await expect(files.deleteFile(deleted.name)).rejects.toMatchObject(MISSING);
    await expect(asked(deleted)).rejects.toMatchObject(MISSING);

    await control({ age_hours: 47.9 });
    await expect(files.getFile(expired.name)).resolves.toBeDefined();
    await control({ age_hours: 0.1 });
    await expect(asked(expired)).rejects.toMatchObject(MISSING);
    expect(await stored()).toEqual([]);
  });

  test('cannot be used while they are processed', async () => {
    await control({ processing: 2 });
    const file = await upload();
    expect(file.state).toBe('PROCESSING');
    await expect(asked(file)).rejects.toThrow('not in an ACTIVE state');
    expect((await files.getFile(file.name)).state).toBe('PROCESSING');
    expect((await files.getFile(file.name)).state).toBe('ACTIVE');
    await expect(asked(file)).resolves.toBeDefined();
    await control({ processing: 0 });
  });

  test('are refused when a test wants it, when the body is malformed, and without a key', async () => {
    await control({ refuse: 1 });
    await expect(upload()).rejects.toMatchObject({ status: 503 });
    await expect(upload()).resolves.toBeDefined();

    const post = (headers: Record<string, string>) =>
      fetch(`${engine.origin}/upload/v1beta/files`, { method: 'POST', body: 'no parts', headers });
    expect((await post({ 'x-goog-api-key': 'local' })).status).toBe(400);
    expect((await post({})).status).toBe(403);
    expect((await control({ refuse: 'all' })).status).toBe(400);
  });
});
