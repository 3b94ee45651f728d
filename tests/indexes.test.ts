import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RANK_TYPES } from '@akada/domain/leaderboard';
import { ALL_TASKS, type TaskFilter } from '@akada/domain/planner';
import {
  activeDaysQuery,
  aheadQuery,
  boardQuery,
  type CountSpec,
  catalogQuery,
  deadlinesQuery,
  newestJournalEntryQuery,
  nextTaskQuery,
  notificationsQuery,
  onBoardsQuery,
  redeemedQuery,
  tasksQuery,
  unreadNotificationsQuery,
  weekEntriesQuery,
} from '@akada/domain/queries';
import { describe, expect, test } from 'vitest';

/** The emulator never asks for an index; production refuses the query that lacks one. */

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }[];
}

const FILE = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
const { indexes } = JSON.parse(readFileSync(FILE, 'utf8')) as { indexes: Index[] };

const DUE = new Date('2026-03-01');
const choices: { [Part in keyof TaskFilter]: TaskFilter[Part][] } = {
  status: ['all', 'pending'],
  tag: ['all', 'Errand'],
  priority: ['all', 'high'],
  due: [{}, { from: DUE }, { from: DUE, to: DUE }],
};
const filters = choices.status.flatMap((status) =>
  choices.tag.flatMap((tag) =>
    choices.priority.flatMap((priority) =>
      choices.due.map((due) => ({ ...ALL_TASKS, status, tag, priority, due })),
    ),
  ),
);

const queries: [name: string, query: CountSpec][] = [
  ['the entries of a week', weekEntriesQuery('ada', '2026-03-01', '2026-03-07')],
  ['deadlines', deadlinesQuery('ada', '2026-03-01')],
  ['unread notifications', unreadNotificationsQuery('ada')],
  ['notifications', notificationsQuery('ada')],
  ['the active days', activeDaysQuery('ada', '2026-03-01')],
  ['the reward catalogue', catalogQuery()],
  ['what was redeemed', redeemedQuery('ada', 5)],
  ['the next task', nextTaskQuery('ada')],
  ['the newest journal entry', newestJournalEntryQuery('ada')],
  ['the number of students on the boards', onBoardsQuery()],
  ...RANK_TYPES.flatMap((rankType): [string, CountSpec][] => [
    [`the ${rankType} board`, boardQuery(rankType, '2026-03-01')],
    [`a rank on the ${rankType} board`, aheadQuery(rankType, '2026-03-01', 12)],
  ]),
  ...filters.map((filter): [string, CountSpec] => [
    `tasks where ${JSON.stringify(filter)}`,
    tasksQuery('ada', filter, 50),
  ]),
];

/** What a query orders by: its own order, or else what it bounds. */
function orderOf({ where, orderBy }: CountSpec): string[] {
  if (orderBy.length > 0) return orderBy.map(([field, direction]) => `${field} ${direction}`);
  return [...new Set(where.filter(([, op]) => op === '>=' || op === '<=').map(([field]) => `${field} asc`))];
}

function equalsOf({ where }: CountSpec): string[] {
  return where.filter(([, op]) => op === '==' || op === 'in').map(([field]) => field);
}

/** The indexes that serve a query: some of its equalities, then its order. Firestore merges several of them. */
function serving(query: CountSpec): Index[] {
  const order = orderOf(query);
  const equals = equalsOf(query);
  return indexes.filter(({ collectionGroup, queryScope, fields }) => {
    const split = fields.length - order.length;
    const tail = fields
      .slice(split)
      .map(({ fieldPath, order: way }) => `${fieldPath} ${way === 'ASCENDING' ? 'asc' : 'desc'}`);
    return (
      query.collection.split('/').at(-1) === collectionGroup &&
      queryScope === 'COLLECTION' &&
      split > 0 &&
      fields.slice(0, split).every(({ fieldPath }) => equals.includes(fieldPath)) &&
      tail.join() === order.join()
    );
  });
}

describe('firestore.indexes.json', () => {
  test.each(queries)('serves %s', (_, query) => {
    // One field, or equalities alone, are served by the index that every field has.
    const needed = orderOf(query).length === 0 ? [] : equalsOf(query);
    const served = serving(query).flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath));

    expect(needed.filter((field) => !served.includes(field))).toEqual([]);
    // Two orders would need an index of their own, whatever else is asked.
    expect(orderOf(query).length).toBeLessThanOrEqual(1);
  });

  test('holds no index that no query uses', () => {
    const used = queries.flatMap(([, query]) => serving(query));

    expect(indexes.filter((index) => !used.includes(index))).toEqual([]);
  });
});
