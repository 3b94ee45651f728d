import { describe, expect, test } from 'vitest';
import { FALSE_BYTES, TRUE_BYTES } from './files.ts';
import {
  createStudent,
  LISTED,
  NOTHING,
  ordersOf,
  REFUSED,
  readStatesAfter,
  type Step,
  sameForAll,
} from './orders.ts';
import { createVault } from './vault.ts';

describe('in any order, with each event delivered twice,', () => {
  const twice: Step[] = ['arrived', 'arrived', 'created', 'created'];

  test('a shared file ends listed', async () => {
    const orders = ordersOf(['upload', 'create', ...twice]);
    expect(orders).toHaveLength(10);

    expect(await readStatesAfter(orders, TRUE_BYTES.pdf)).toEqual(sameForAll(orders, LISTED));
  });

  // One in eight orders; tests/deep runs all.
  test('a shared and deleted file leaves nothing', async () => {
    const orders = ordersOf(['upload', 'create', 'delete', ...twice, 'deleted', 'deleted']);
    const some = orders.filter((_, index) => index % 8 === 0);

    expect(await readStatesAfter(some, TRUE_BYTES.pdf)).toEqual(sameForAll(some, NOTHING));
  });

  test('a shared file whose object is deleted leaves nothing', async () => {
    const orders = ordersOf(['upload', 'create', 'created', 'arrived', 'remove', 'gone', 'gone'])
      // An item checked after that is rejected, and its contributor notified.
      .filter((order) => order.indexOf('created') < order.indexOf('remove'))
      .map((order): Step[] => [...order, 'deleted', 'deleted']);

    expect(await readStatesAfter(orders, TRUE_BYTES.pdf)).toEqual(sameForAll(orders, NOTHING));
  });

  test("a file that doesn't match its name leaves only one notification", async () => {
    const orders = ordersOf(['upload', 'create', ...twice]).map((order): Step[] => [
      ...order,
      'deleted',
      'deleted',
    ]);

    expect(await readStatesAfter(orders, FALSE_BYTES.HTML)).toEqual(sameForAll(orders, REFUSED));
  });
});

describe('all at once, with each event delivered twice,', () => {
  const atOnce = async (bytes: Uint8Array, steps: readonly Step[]) => {
    const student = await createStudent(createVault(), bytes);
    await student.steps.upload();
    await student.steps.create();
    await Promise.all([...steps, ...steps].map((step) => student.steps[step]()));
    await student.redeliver();
    return student;
  };

  test('a shared file ends listed', async () => {
    const { state } = await atOnce(TRUE_BYTES.pdf, ['arrived', 'created']);

    expect(await state()).toEqual(LISTED);
  });

  test('a shared and deleted file leaves nothing', async () => {
    const { steps, redeliver, state } = await atOnce(TRUE_BYTES.pdf, ['arrived', 'created', 'delete']);
    await Promise.all([steps.arrived(), steps.created(), steps.deleted(), steps.deleted()]);
    await redeliver();

    expect(await state()).toEqual(NOTHING);
  });

  test("a file that doesn't match its name leaves only one notification", async () => {
    const { state } = await atOnce(FALSE_BYTES.EXE, ['arrived', 'created', 'deleted']);

    expect(await state()).toEqual(REFUSED);
  });
});
