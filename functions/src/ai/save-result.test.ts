import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Deps } from '../lib/handler.ts';
import type { LoadedSource } from './files.ts';
import { returnUse } from './reservation.ts';
import { saveResult, settleWithoutResult } from './save-result.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools/index.ts';

afterEach(() => vi.restoreAllMocks());

const NOW = new Date('2026-03-01T12:00:00Z');
const REQUEST = 'a-request-of-tests';
const THEN = Timestamp.fromDate(NOW);
const RESERVATION = documentPaths.aiReservation('ada', REQUEST);
const QUOTA = documentPaths.usage('ada', '2026-03-01', 'ai_tools');

const reservation = (status = 'open') => ({
  [RESERVATION]: { tool: 'chat', day: '2026-03-01', status, created_at: THEN, expires_at: THEN },
});
const quota = (change: object = {}) => ({
  [QUOTA]: { feature_name: 'ai_tools', usage_date: '2026-03-01', usage_count: 1, ...change },
});

/** A minimal stub of Firestore: documents by path, and the writes of a commit. */
function fakeFirestore(documents: Record<string, object>) {
  const written: Record<string, object> = {};
  const docAt = (path: string) => ({ path, get: async () => snapshotOf(path) });
  const snapshotOf = (path: string) => ({
    id: path.split('/').at(-1),
    ref: docAt(path),
    exists: path in documents,
    updateTime: THEN,
    data: () => documents[path],
    get: (field: string) => (documents[path] as Record<string, unknown>)[field],
  });
  const batch = () => {
    const pending: Record<string, object> = {};
    const write = ({ path }: { path: string }, data: object) => {
      pending[path] = data;
      return one;
    };
    const one = { create: write, update: write, commit: async () => Object.assign(written, pending) };
    return one;
  };
  const getAll = async (...refs: { path: string }[]) => refs.map(({ path }) => snapshotOf(path));
  const deps = { db: { doc: docAt, batch, getAll }, now: () => NOW } as unknown as Deps;
  return { deps, written };
}

const PARAPHRASE: GenerateInput = {
  ...{ tool: 'paraphraser', request_id: REQUEST, prompt: 'Osmosis', tone: 'plain' },
};
const CHAT: GenerateInput = { tool: 'chat', request_id: REQUEST, prompt: 'What is osmosis?' };
const finishedUse = (input: GenerateInput, chatId: string | null) => ({
  ...{
    input,
    tool: tools[input.tool] as Tool,
    result: 'Water moves.',
    isAnswered: true,
    isServiceFault: false,
    source: undefined,
    chatId,
  },
});
const writtenIn = (written: object) => Object.keys(written).map((path) => path.split('/').at(-2));

describe('saveResult', () => {
  test('saves a usage row and the result, and returns its title', async () => {
    const { deps, written } = fakeFirestore(reservation());

    const saved = await saveResult(deps, 'ada', finishedUse(PARAPHRASE, null));

    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage', 'ai_results']);
    expect(written[`users/ada/ai_results/${REQUEST}`]).toMatchObject({ title: saved.title });
    expect(saved.status).toBe('settled');
  });

  test('returns a use without an answer, and saves what was said', async () => {
    const { deps, written } = fakeFirestore({ ...reservation(), ...quota({ stopped_count: 2 }) });

    const saved = await saveResult(deps, 'ada', { ...finishedUse(PARAPHRASE, null), isAnswered: false });

    expect(saved.status).toBe('returned');
    expect(written).toMatchObject({
      [RESERVATION]: { status: 'returned' },
      [QUOTA]: { usage_count: FieldValue.increment(-1), stopped_count: 3 },
      [`users/ada/ai_results/${REQUEST}`]: { result: 'Water moves.' },
    });
    expect(writtenIn(written)).not.toContain('ai_tool_usage');
  });

  test('counts a use without an answer when the returns of the day are used up, with no time saved', async () => {
    const { deps, written } = fakeFirestore({ ...reservation(), ...quota({ stopped_count: 3 }) });

    const saved = await saveResult(deps, 'ada', { ...finishedUse(PARAPHRASE, null), isAnswered: false });

    expect(saved.status).toBe('settled');
    expect(written).toMatchObject({
      [RESERVATION]: { status: 'settled' },
      [`users/ada/ai_tool_usage/${REQUEST}`]: { result_preview: 'Water moves.', estimated_time_saved: 0 },
      [`users/ada/ai_results/${REQUEST}`]: { result: 'Water moves.' },
    });
    expect(written).not.toHaveProperty(QUOTA);
  });

  test('returns a use in which the service broke off, whatever was returned before, and saves the text', async () => {
    const { deps, written } = fakeFirestore({ ...reservation(), ...quota({ stopped_count: 3 }) });

    const saved = await saveResult(deps, 'ada', { ...finishedUse(PARAPHRASE, null), isServiceFault: true });

    expect(saved.status).toBe('returned');
    expect(written[QUOTA]).toEqual({ usage_count: FieldValue.increment(-1) });
    expect(written[`users/ada/ai_results/${REQUEST}`]).toMatchObject({ result: 'Water moves.' });
    expect(writtenIn(written)).not.toContain('ai_tool_usage');
  });

  test('saves no result for a chat, which would outlive the chat when the student deletes it', async () => {
    const { deps, written } = fakeFirestore(reservation());

    await saveResult(deps, 'ada', finishedUse(CHAT, 'a-chat'));

    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage', 'chats']);
  });

  describe('of a chat about a file', () => {
    const path = documentPaths.chat('ada', 'a-chat');
    const about = { file: { from: 'vault', file_id: 'cells' }, pages: { from: 2, to: 3 } } as const;
    const source: LoadedSource = {
      kind: 'pages',
      text: 'Cells',
      url: 'gs://bucket/cells.pdf',
      name: 'Cells',
    };
    const chatAfter = async (change: object, before?: object) => {
      const stored = before && { [path]: { title: 'Cells', turns: [], updated_at: THEN, ...before } };
      const { deps, written } = fakeFirestore({ ...reservation(), ...stored });
      await saveResult(deps, 'ada', { ...finishedUse({ ...CHAT, ...change }, 'a-chat'), source });
      return written[path];
    };

    test('saves the file, its pages, name and URL for follow-ups', async () => {
      const saved = { ...about, file_name: 'Cells', file_url: 'gs://bucket/cells.pdf' };

      expect(await chatAfter(about)).toMatchObject(saved);
      expect(await chatAfter(about, {})).toMatchObject(saved);
    });

    test('removes the pages of the earlier file when another is chosen', async () => {
      expect(await chatAfter({ file: about.file }, about)).toMatchObject({
        ...{ file: about.file, pages: FieldValue.delete() },
      });
    });

    test('leaves the file alone in a follow-up', async () => {
      expect(Object.keys((await chatAfter({}, about)) ?? {})).toEqual(['title', 'turns', 'updated_at']);
    });
  });

  test('saves the URL and the pages of a file with the result', async () => {
    const { deps, written } = fakeFirestore(reservation());
    const input: GenerateInput = {
      ...{ tool: 'cram', request_id: REQUEST, prompt: '', pages: { from: 2, to: 3 } },
      file: { from: 'vault', file_id: 'cells' },
    };
    const source: LoadedSource = {
      kind: 'pages',
      text: 'Cells',
      url: 'gs://bucket/cells.pdf',
      name: 'Cells',
    };
    const result = '{"title":"Cells","sections":[]}';

    await saveResult(deps, 'ada', { ...finishedUse(input, null), result, source });

    expect(written).toMatchObject({
      [`users/ada/ai_results/${REQUEST}`]: {
        ...{ file_url: 'gs://bucket/cells.pdf', pages: { from: 2, to: 3 } },
        input: 'file: Cells\npages: 2 to 3',
      },
      [`users/ada/ai_tool_usage/${REQUEST}`]: { input_summary: 'Cells' },
    });
  });

  test('returns the title of an existing chat', async () => {
    const path = documentPaths.chat('ada', 'a-chat');
    const { deps } = fakeFirestore({
      ...reservation(),
      [path]: { title: 'Membranes', turns: [], updated_at: THEN },
    });

    expect(await saveResult(deps, 'ada', finishedUse(CHAT, 'a-chat'))).toEqual({
      title: 'Membranes',
      status: 'settled',
    });
  });

  test('saves nothing for a use that was returned in the meantime', async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    const { deps, written } = fakeFirestore(reservation('returned'));

    expect((await saveResult(deps, 'ada', finishedUse(PARAPHRASE, null))).status).toBe('returned');
    expect(written).toEqual({});
  });
});

describe('settleWithoutResult', () => {
  test('saves a usage row with no time saved', async () => {
    const { deps, written } = fakeFirestore(reservation());

    await settleWithoutResult(deps, 'ada', { input: PARAPHRASE, source: undefined });

    expect(written).toMatchObject({
      [RESERVATION]: { status: 'settled' },
      [`users/ada/ai_tool_usage/${REQUEST}`]: { result_preview: '', estimated_time_saved: 0 },
    });
    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage']);
  });
});

describe('returnUse', () => {
  test.each([
    [undefined, 1],
    [2, 3],
  ])('returns a use after %s returns today, and then counts %s', async (before, after) => {
    const { deps, written } = fakeFirestore({
      ...reservation(),
      ...quota(before === undefined ? {} : { stopped_count: before }),
    });

    expect(await returnUse(deps, 'ada', REQUEST, true)).toBe(true);

    expect(written).toEqual({
      [RESERVATION]: { status: 'returned' },
      [QUOTA]: { usage_count: FieldValue.increment(-1), stopped_count: after },
    });
  });

  test('returns no use after three returns today', async () => {
    const { deps, written } = fakeFirestore({ ...reservation(), ...quota({ stopped_count: 3 }) });

    expect(await returnUse(deps, 'ada', REQUEST, true)).toBe(false);
    expect(written).toEqual({});
  });

  test('returns a use that never reached the model after three returns too, and does not count it', async () => {
    const { deps, written } = fakeFirestore({ ...reservation(), ...quota({ stopped_count: 3 }) });

    expect(await returnUse(deps, 'ada', REQUEST, false)).toBe(true);
    expect(written).toEqual({
      [RESERVATION]: { status: 'returned' },
      [QUOTA]: { usage_count: FieldValue.increment(-1) },
    });
  });
});
