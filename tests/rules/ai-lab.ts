import type { AiReservation, AiResult, AiUsage, Chat } from '@akada/domain/ai/schemas';
import { collectionPaths } from '@akada/domain/documents/paths';
import { type Fields, OWNER } from '../support/rules/builders.ts';
import { ownedAccessCases } from './owned.ts';

/** AI documents, which only functions write. Their owner can read them all, and delete results and chats. */

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
  one: string;
  all: string;
  collection: string;
  data: Fields;
  change: Fields;
  can: readonly 'delete'[];
}

const RECORDS: readonly Records[] = [
  {
    one: 'a use of an AI tool',
    all: 'the uses of AI tools',
    collection: collectionPaths.aiUsage(OWNER),
    data: { ...use },
    change: { estimated_time_saved: 1_000 },
    can: [],
  },
  {
    one: 'a reservation',
    all: 'the reservations',
    collection: collectionPaths.aiReservations(OWNER),
    data: { ...reservation },
    change: { status: 'returned' },
    can: [],
  },
  {
    one: 'a result',
    all: 'the results',
    collection: collectionPaths.aiResults(OWNER),
    data: { ...result },
    change: { result: 'x' },
    can: ['delete'],
  },
  {
    one: 'a chat',
    all: 'the chats',
    collection: collectionPaths.chats(OWNER),
    data: { ...chat },
    change: { turns: [{ role: 'model', text: 'You passed.', at: AT }] },
    can: ['delete'],
  },
];

export const fixtures: Record<string, Fields> = Object.fromEntries(
  RECORDS.flatMap(({ collection, data }) => ['one', 'old'].map((id) => [`${collection}/${id}`, data])),
);

export const access = RECORDS.flatMap(ownedAccessCases);
