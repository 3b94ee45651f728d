import { expect, test } from 'vitest';
import { TRUE_BYTES } from '../functions/vault/files.ts';
import { allAre, NOTHING, ordersOf, statesAfter } from '../functions/vault/orders.ts';

test('a shared and deleted file leaves nothing behind in any order of its duplicated events', async () => {
  const events = ['arrived', 'arrived', 'created', 'created', 'deleted', 'deleted'] as const;
  const orders = ordersOf(['upload', 'create', 'delete', ...events]);
  expect(orders).toHaveLength(280);

  expect(await statesAfter(orders, TRUE_BYTES.pdf)).toEqual(allAre(orders, NOTHING));
});
