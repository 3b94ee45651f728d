import { expect, test } from 'vitest';
import { tellInAnyOrder } from './orders.ts';

test('any order of a few events leaves the plan that the accepted payments say, and no status goes back', async () => {
  expect(await tellInAnyOrder(4)).toContain('pending verified');
});
