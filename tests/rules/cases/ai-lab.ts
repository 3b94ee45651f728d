import { collectionPaths } from '@akada/domain/paths';
import type { AiReservation, AiResult, AiUsage, Chat } from '@akada/domain/schemas/ai';
import { type Access, accessCases, type Fields, OWNER } from '../../support/rule-cases.ts';

/** What functions write of the AI Lab: its owner reads all, and deletes what was made. */

const AT = new Date('2026-03-01T08:00:00.000Z');

const use: AiUsage = {
  user_id: OWNER,
  tool_name: 'solver',
  input_summary: 'Solve 2x + 6 = 14',
  result_preview: '**Answer:** 4',
  estimated_time_saved: 15,
  created_at: AT,
};
const reservation: AiReservation = {
  tool: 'solver',
  day: '2026-03-01',
  status: 'settled',
  created_at: AT,
  expires_at: new Date('2026-03-01T08:05:00.000Z'),
};
const result: AiResult = {
  tool: 'solver',
  title: 'Solve 2x + 6 = 14',
  input: 'Solve 2x + 6 = 14',
  result: '**Answer:** 4',
  file_url: null,
  prompt_version: 'solver-1',
  created_at: AT,
};
const chat: Chat = {
  title: 'Osmosis',
  turns: [{ role: 'student', text: 'What is osmosis?', at: AT }],
  updated_at: AT,
};

interface Records {
  noun: string;
  collection: string;
  data: Fields;
  change: Fields;
  isOwners: boolean;
}

const RECORDS: readonly Records[] = [
  {
    noun: 'uses of AI tools',
    collection: collectionPaths.aiUsage(OWNER),
    data: { ...use },
    change: { estimated_time_saved: 1_000 },
    isOwners: false,
  },
  {
    noun: 'reservations',
    collection: collectionPaths.aiReservations(OWNER),
    data: { ...reservation },
    change: { status: 'returned' },
    isOwners: false,
  },
  {
    noun: 'results',
    collection: collectionPaths.aiResults(OWNER),
    data: { ...result },
    change: { result: 'x' },
    isOwners: true,
  },
  {
    noun: 'chats',
    collection: collectionPaths.chats(OWNER),
    data: { ...chat },
    change: { turns: [{ role: 'model', text: 'You passed.', at: AT }] },
    isOwners: true,
  },
];
const own = ['owner'] as const;

export const fixtures: Record<string, Fields> = Object.fromEntries(
  RECORDS.flatMap(({ collection, data }) => ['one', 'old'].map((id) => [`${collection}/${id}`, data])),
);

export const access = accessCases(
  RECORDS.flatMap(({ noun, collection, data, change, isOwners }): Access[] => {
    const one = { what: `one of the owner's ${noun}`, path: `${collection}/one`, for: [] };
    const all = { what: `the owner's ${noun}`, path: collection, for: own };
    return [
      { ...one, verb: 'get', for: own },
      { ...all, verb: 'list' },
      { ...all, verb: 'count' },
      {
        verb: 'list everywhere',
        what: `the ${noun} of all`,
        path: collection.split('/').at(-1) ?? '',
        for: [],
      },
      { ...one, verb: 'create', path: `${collection}/two`, data },
      { ...one, verb: 'update', data: change },
      { ...one, verb: 'delete', path: `${collection}/old`, for: isOwners ? own : [] },
    ];
  }),
);
