import type { AiReservation, AiResult, AiUsage, Chat } from '@akada/domain/ai/schemas';
import { collectionPaths } from '@akada/domain/documents/paths';
import { OWNER, ownCollectionCases } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';

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
  noun: string;
  nouns: string;
  collection: string;
  data: Fields;
  change: Fields;
  ownerCan: readonly 'delete'[];
}

const RECORDS: readonly Records[] = [
  {
    noun: 'a use of an AI tool',
    nouns: 'the uses of AI tools',
    collection: collectionPaths.aiUsage(OWNER),
    data: { ...use },
    change: { estimated_time_saved: 1_000 },
    ownerCan: [],
  },
  {
    noun: 'a reservation',
    nouns: 'the reservations',
    collection: collectionPaths.aiReservations(OWNER),
    data: { ...reservation },
    change: { status: 'returned' },
    ownerCan: [],
  },
  {
    noun: 'a result',
    nouns: 'the results',
    collection: collectionPaths.aiResults(OWNER),
    data: { ...result },
    change: { result: 'x' },
    ownerCan: ['delete'],
  },
  {
    noun: 'a chat',
    nouns: 'the chats',
    collection: collectionPaths.chats(OWNER),
    data: { ...chat },
    change: { turns: [{ role: 'model', text: 'You passed.', at: AT }] },
    ownerCan: ['delete'],
  },
];

export const fixtures: Record<string, Fields> = Object.fromEntries(
  RECORDS.flatMap(({ collection, data }) => ['one', 'old'].map((id) => [`${collection}/${id}`, data])),
);

export const access = RECORDS.flatMap(ownCollectionCases);

if (import.meta.vitest) {
  testRules('AI uses, reservations, results and chats', fixtures, access);
}
