import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CountSpec } from '@akada/domain/documents/query-spec';
import { describe, expect, test } from 'vitest';
import { queries } from './support/all-queries.ts';

/** The emulator needs no indexes, but in production a query without its index fails. */

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
}
/** The indexes of one field, instead of those that every field has by default. */
interface Override {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: string; queryScope?: string }[];
}

const FILE = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
const { indexes, fieldOverrides } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  indexes: Index[];
  fieldOverrides: Override[];
};

const BOUNDS = ['>=', '<=', '>', '<'];

/** The order of a query: its own, or that of its range filters. A field with an equality filter orders nothing. */
function orderOf(query: CountSpec): string[] {
  const { where, orderBy } = query;
  const bounded = where.filter(([, op]) => BOUNDS.includes(op)).map(([field]) => [field, 'asc'] as const);
  const order = (orderBy.length > 0 ? orderBy : bounded).filter(([field]) => !(field in equalitiesOf(query)));
  return [...new Set(order.map(([field, direction]) => `${field} ${direction}`))];
}

/** The equality filters of a query: the operator of each field. */
function equalitiesOf({ where }: CountSpec): Record<string, string> {
  return Object.fromEntries(where.filter(([, op]) => !BOUNDS.includes(op)).map(([field, op]) => [field, op]));
}

function groupOf({ collection }: CountSpec): string {
  return collection.split('/').at(-1) ?? '';
}

/** The indexes that a query can use: some of its equality filters, then its order. Firestore merges several of them. */
function usableIndexes(query: CountSpec): Index[] {
  const order = orderOf(query);
  const equals = equalitiesOf(query);
  const scope = query.group ? 'COLLECTION_GROUP' : 'COLLECTION';
  return indexes.filter(({ collectionGroup, queryScope, fields }) => {
    const split = fields.length - order.length;
    const tail = fields
      .slice(split)
      .map(({ fieldPath, order: way }) => `${fieldPath} ${way === 'ASCENDING' ? 'asc' : 'desc'}`);
    return (
      groupOf(query) === collectionGroup &&
      queryScope === scope &&
      split > 0 &&
      fields.slice(0, split).every(({ fieldPath, arrayConfig }) => {
        const how = equals[fieldPath];
        return how !== undefined && (how === 'array-contains-any') === (arrayConfig === 'CONTAINS');
      }) &&
      tail.join() === order.join()
    );
  });
}

/**
 * Whether a field has an index of its own: by default in a collection, and only with an override in a collection group.
 */
function isIndexedAlone(query: CountSpec, field: string): boolean {
  const said = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === groupOf(query) && fieldPath === field,
  );
  if (!query.group) return said === undefined;
  return said?.indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP') ?? false;
}

/** The fields of a query without a usable index, neither from this file nor by default. */
function unindexedFields(query: CountSpec): string[] {
  const order = orderOf(query);
  const equals = Object.keys(equalitiesOf(query));
  const served = usableIndexes(query).flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath));
  const ordered = order.map((entry) => entry.split(' ')[0] ?? '');
  // A query of one field, or with equality filters only, can use the default indexes.
  const alone = order.length === 0 ? equals : equals.length === 0 ? ordered : [];
  return [...equals, ...ordered].filter(
    (field) => !served.includes(field) && !(alone.includes(field) && isIndexedAlone(query, field)),
  );
}

describe('firestore.indexes.json', () => {
  test.each(queries)('serves %s', (_, query) => {
    expect(unindexedFields(query)).toEqual([]);
    // Merged indexes have one order. A query with two orders needs an index of all its fields.
    const whole = usableIndexes(query).some(
      ({ fields }) => fields.length === Object.keys(equalitiesOf(query)).length + orderOf(query).length,
    );
    expect(orderOf(query).length <= 1 || whole).toBe(true);
  });

  test('has exactly the overrides that collection-group queries need', () => {
    const overridden = fieldOverrides
      .filter(({ indexes: said }) => said.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'))
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);
    const used = queries
      .filter(([, { group }]) => group)
      .flatMap(([, query]) => query.where.map(([field]) => `${groupOf(query)} ${field}`));

    expect(overridden.sort()).toEqual([...new Set(used)].sort());
  });

  test('has no unused index', () => {
    const used = queries.flatMap(([, query]) => usableIndexes(query));

    expect(indexes.filter((index) => !used.includes(index))).toEqual([]);
  });
});
