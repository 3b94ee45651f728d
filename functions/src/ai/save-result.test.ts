import type { GenerateInput } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Deps } from '../lib/handler.ts';
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

/** As much of Firestore as these need: documents by path, and what a commit wrote. */
function storeOf(documents: Record<string, object>) {
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
const done = (input: GenerateInput, chatId: string | null) => ({
  ...{
    input,
    tool: tools[input.tool] as Tool,
    result: 'Water moves.',
    isSolved: true,
    pdf: undefined,
    chatId,
  },
});
const writtenIn = (written: object) => Object.keys(written).map((path) => path.split('/').at(-2));

describe('what is kept', () => {
  test('of a tool is its row of usage and its result, whose title comes back', async () => {
    const { deps, written } = storeOf(reservation());

    const kept = await saveResult(deps, 'ada', done(PARAPHRASE, null));

    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage', 'ai_results']);
    expect(written[`users/ada/ai_results/${REQUEST}`]).toMatchObject({ title: kept.title });
    expect(kept.settled).toBe(true);
  });

  test('of a problem that was not solved is its result, and a row that saved no time', async () => {
    const { deps, written } = storeOf(reservation());

    await saveResult(deps, 'ada', { ...done(PARAPHRASE, null), isSolved: false });

    expect(written).toMatchObject({
      [`users/ada/ai_tool_usage/${REQUEST}`]: { result_preview: 'Water moves.', estimated_time_saved: 0 },
      [`users/ada/ai_results/${REQUEST}`]: { result: 'Water moves.' },
    });
  });

  test('of a chat is nothing that outlives it when the student deletes it', async () => {
    const { deps, written } = storeOf(reservation());

    await saveResult(deps, 'ada', done(CHAT, 'a-chat'));

    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage', 'chats']);
  });

  test('of a chat that goes on comes back with the title of the chat', async () => {
    const path = documentPaths.chat('ada', 'a-chat');
    const { deps } = storeOf({
      ...reservation(),
      [path]: { title: 'Membranes', turns: [], updated_at: THEN },
    });

    expect(await saveResult(deps, 'ada', done(CHAT, 'a-chat'))).toEqual({
      title: 'Membranes',
      settled: true,
    });
  });

  test('of a use that was returned meanwhile is nothing, and it is not settled', async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    const { deps, written } = storeOf(reservation('returned'));

    expect((await saveResult(deps, 'ada', done(PARAPHRASE, null))).settled).toBe(false);
    expect(written).toEqual({});
  });

  test('of one that was stopped without a result is a row that saved no time', async () => {
    const { deps, written } = storeOf(reservation());

    await settleWithoutResult(deps, 'ada', { input: PARAPHRASE, pdf: undefined });

    expect(written).toMatchObject({
      [RESERVATION]: { status: 'settled' },
      [`users/ada/ai_tool_usage/${REQUEST}`]: { result_preview: '', estimated_time_saved: 0 },
    });
    expect(writtenIn(written)).toEqual(['ai_reservations', 'ai_tool_usage']);
  });
});

describe('a use of which nothing was delivered', () => {
  test.each([
    [undefined, 1],
    [2, 3],
  ])('is given back when %s were today, and counted among them', async (before, after) => {
    const { deps, written } = storeOf({
      ...reservation(),
      ...quota(before === undefined ? {} : { stopped_count: before }),
    });

    expect(await returnUse(deps, 'ada', REQUEST, true)).toBe(true);

    expect(written).toEqual({
      [RESERVATION]: { status: 'returned' },
      [QUOTA]: { usage_count: FieldValue.increment(-1), stopped_count: after },
    });
  });

  test('is not given back when three were today', async () => {
    const { deps, written } = storeOf({ ...reservation(), ...quota({ stopped_count: 3 }) });

    expect(await returnUse(deps, 'ada', REQUEST, true)).toBe(false);
    expect(written).toEqual({});
  });

  test('is given back when three were today and the model was not asked, and is not counted among them', async () => {
    const { deps, written } = storeOf({ ...reservation(), ...quota({ stopped_count: 3 }) });

    expect(await returnUse(deps, 'ada', REQUEST, false)).toBe(true);
    expect(written).toEqual({
      [RESERVATION]: { status: 'returned' },
      [QUOTA]: { usage_count: FieldValue.increment(-1) },
    });
  });
});
