import { expect, test } from 'vitest';
import { newestQuery, rangeQuery } from './query-spec.ts';

const where = [['status', '==', 'open']] as const;

test.each([
  [
    'both ends',
    { from: '2026-03-01', to: '2026-03-07' },
    [
      ['day', '>=', '2026-03-01'],
      ['day', '<=', '2026-03-07'],
    ],
  ],
  ['its beginning', { from: '2026-03-01' }, [['day', '>=', '2026-03-01']]],
  ['its end', { from: null, to: '2026-03-07' }, [['day', '<=', '2026-03-07']]],
  ['neither end', {}, []],
])('rangeQuery lists a range with %s, earliest first', (_, range, bounds) => {
  expect(rangeQuery({ collection: 'days', by: 'day', ...range, where, limit: 7 })).toEqual({
    collection: 'days',
    where: [...where, ...bounds],
    orderBy: [['day', 'asc']],
    limit: 7,
  });
});

test('newestQuery lists the newest documents first, by creation time unless another field is named', () => {
  expect(newestQuery({ collection: 'days', limit: 7 })).toEqual({
    ...{ collection: 'days', where: [], orderBy: [['created_at', 'desc']], limit: 7 },
  });
  expect(newestQuery({ collection: 'days', where, by: 'opened_at', limit: 7 })).toEqual({
    ...{ collection: 'days', where, orderBy: [['opened_at', 'desc']], limit: 7 },
  });
});
