import { expect, test } from 'vitest';
import { TRUE_BYTES } from '../functions/vault/files.ts';
import { NOTHING, ordersOf, readStatesAfter, sameForAll } from '../functions/vault/orders.ts';

test('a shared and deleted file leaves nothing behind in any order of its duplicated events', async () => {
  const events = ['arrived', 'arrived', 'created', 'created', 'deleted', 'deleted'] as const;
  const orders = ordersOf(['upload', 'create', 'delete', ...events]);
  expect(orders).toHaveLength(280);

  expect(await readStatesAfter(orders, TRUE_BYTES.pdf)).toEqual(sameForAll(orders, NOTHING));
});
