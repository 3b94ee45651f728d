import { expect, test } from 'vitest';
import { checkAnyOrder } from './orders.ts';

test('in any order of events, the plan matches the accepted payments and no status is reverted', async () => {
  expect(await checkAnyOrder(4)).toContain('pending verified');
});
