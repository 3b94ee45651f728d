import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CountSpec } from '@akada/domain/documents/query-spec';
import { describe, expect, test } from 'vitest';
import { queries } from './support/all-queries.ts';

/** The emulator never asks for an index; production refuses the query that lacks one. */

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
}
/** What is said of one field, in place of the indexes that every field has. */
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

/** What a query orders by: its own order, or else what it bounds. What is equal in all documents orders nothing. */
function orderOf(query: CountSpec): string[] {
  const { where, orderBy } = query;
  const bounded = where.filter(([, op]) => BOUNDS.includes(op)).map(([field]) => [field, 'asc'] as const);
  const order = (orderBy.length > 0 ? orderBy : bounded).filter(([field]) => !(field in equalsOf(query)));
  return [...new Set(order.map(([field, direction]) => `${field} ${direction}`))];
}

/** What a query wants to be equal, each field with how. */
function equalsOf({ where }: CountSpec): Record<string, string> {
  return Object.fromEntries(where.filter(([, op]) => !BOUNDS.includes(op)).map(([field, op]) => [field, op]));
}

function groupOf({ collection }: CountSpec): string {
  return collection.split('/').at(-1) ?? '';
}

/** The indexes that serve a query: some of its equalities, then its order. Firestore merges several of them. */
function serving(query: CountSpec): Index[] {
  const order = orderOf(query);
  const equals = equalsOf(query);
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
 * Whether a field has the index that every field has, unless something else is said of it. Over all collections of an id
 * no field has one unless it is said.
 */
function isIndexedAlone(query: CountSpec, field: string): boolean {
  const said = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === groupOf(query) && fieldPath === field,
  );
  if (!query.group) return said === undefined;
  return said?.indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP') ?? false;
}

/** The fields of a query for which no index of this file, and none that every field has, can be used. */
function unserved(query: CountSpec): string[] {
  const order = orderOf(query);
  const equals = Object.keys(equalsOf(query));
  const served = serving(query).flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath));
  const ordered = order.map((entry) => entry.split(' ')[0] ?? '');
  // One field, or equalities alone, are served by the index that every field has.
  const alone = order.length === 0 ? equals : equals.length === 0 ? ordered : [];
  return [...equals, ...ordered].filter(
    (field) => !served.includes(field) && !(alone.includes(field) && isIndexedAlone(query, field)),
  );
}

describe('firestore.indexes.json', () => {
  test.each(queries)('serves %s', (_, query) => {
    expect(unserved(query)).toEqual([]);
    // Indexes that are merged have one order; two orders need an index of their own, with all that is asked.
    const whole = serving(query).some(
      ({ fields }) => fields.length === Object.keys(equalsOf(query)).length + orderOf(query).length,
    );
    expect(orderOf(query).length <= 1 || whole).toBe(true);
  });

  test('holds every override that a query over all collections of an id needs, and no other', () => {
    const overridden = fieldOverrides
      .filter(({ indexes: said }) => said.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'))
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);
    const used = queries
      .filter(([, { group }]) => group)
      .flatMap(([, query]) => query.where.map(([field]) => `${groupOf(query)} ${field}`));

    expect(overridden.sort()).toEqual([...new Set(used)].sort());
  });

  test('holds no index that no query uses', () => {
    const used = queries.flatMap(([, query]) => serving(query));

    expect(indexes.filter((index) => !used.includes(index))).toEqual([]);
  });
});
