import { randomUUID } from 'node:crypto';
import { answerTicket } from '@akada/admin/ticket-desk';
import type { CallableInput } from '@akada/domain/callables/contracts';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { supportRequestSchema } from '@akada/domain/support/schemas';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import { requestSupport } from '@akada/functions/src/support/request-support.ts';
import { describe, expect, test } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { createShop } from '../payments/shop.ts';

type Input = CallableInput<'requestSupport'>;

const shop = createShop();
const { db, deps } = shop;
const asked = (change: Partial<Input> = {}): Input => ({
  subject: 'My streak',
  details: 'It shows 3 days.',
  idempotency_key: randomUUID(),
  ...change,
});
const send = (uid: string, input = asked()) => requestSupport(deps, { uid }, input);
const stored = async (uid: string) =>
  (await db.collection(sharedCollections.tickets).where('user_id', '==', uid).get()).docs;

describe('a support request', () => {
  test('is stored once for each idempotency key', async () => {
    const uid = await shop.createStudent();
    const input = asked();
    await Promise.all([send(uid, input), send(uid, input)]);
    await send(uid, input);

    const requests = (await stored(uid)).map((document) => parseStrictly(supportRequestSchema, document));
    expect(requests).toEqual([
      {
        ...{ type: 'support_request', user_id: uid, status: 'open', created_at: NOW },
        ...{ subject: 'My streak', details: 'It shows 3 days.' },
      },
    ]);
  });

  test('is refused while five are open, even when sent all at once, and accepted after one is answered', async () => {
    const uid = await shop.createStudent();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => send(uid)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(12 - QUOTAS.openRequests);
    await expect(send(uid)).rejects.toMatchObject({
      ...{ code: 'resource-exhausted', message: SUPPORT_MESSAGES.tooManyOpen },
    });

    const [first] = await stored(uid);
    await answerTicket(db, { id: first?.id ?? '', status: 'closed', words: 'It counts now.' }, NOW);
    await send(uid);
    expect(await stored(uid)).toHaveLength(QUOTAS.openRequests + 1);
  });

  test("can name only the student's own payment", async () => {
    const uid = await shop.createStudent();
    const { payment_reference } = await shop.writePayment(uid, 'pro');
    await send(uid, asked({ payment_reference }));
    expect((await stored(uid)).map((ticket) => ticket.get('payment_reference'))).toEqual([payment_reference]);

    const other = await shop.createStudent();
    await expect(send(other, asked({ payment_reference }))).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored(other)).toEqual([]);
  });

  test.each([
    ["that is another's and listed", { user_id: 'ben', hidden: false }, true],
    ["that is the student's own and hidden", { user_id: 'own', hidden: true }, true],
    ["that is another's and hidden", { user_id: 'ben', hidden: true }, false],
    ['that is deleted', null, false],
  ])('about a file %s is accepted only if the student can see it', async (_, file, isVisible) => {
    const uid = await shop.createStudent();
    const about_file_id = randomUUID();
    const item = db.doc(documentPaths.vaultItem(about_file_id));
    if (file) await item.set({ ...file, user_id: file.user_id === 'own' ? uid : file.user_id });
    const sent = send(uid, asked({ about_file_id }));
    if (isVisible) await sent;
    else await expect(sent).rejects.toMatchObject({ message: SUPPORT_MESSAGES.unknownFile });
    expect(await stored(uid)).toHaveLength(isVisible ? 1 : 0);
  });

  test('is refused when the account does not exist', async () => {
    await expect(send(randomUUID())).rejects.toMatchObject({ message: SUPPORT_MESSAGES.noAccount });
  });
});

describe('an appeal for a hidden file', () => {
  const hour = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  const sendAt = (at: Date, uid: string, about_file_id: string) =>
    requestSupport({ ...deps, now: () => at }, { uid }, asked({ about_file_id }));

  test('is accepted once each time the file is hidden, even when several are sent at once', async () => {
    const uid = await shop.createStudent();
    const fileId = randomUUID();
    const item = db.doc(documentPaths.vaultItem(fileId));
    await item.set({ user_id: uid, hidden: true, hidden_at: hour(0) });

    const outcomes = await Promise.allSettled([1, 1, 1].map((at) => sendAt(hour(at), uid, fileId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [appeal] = await stored(uid);
    await answerTicket(db, { id: appeal?.id ?? '', status: 'rejected', words: 'It stays hidden.' }, hour(2));
    await expect(sendAt(hour(3), uid, fileId)).rejects.toMatchObject({
      ...{ code: 'already-exists', message: SUPPORT_MESSAGES.appealed },
    });

    await item.update({ hidden_at: hour(4) });
    await sendAt(hour(5), uid, fileId);
    expect(await stored(uid)).toHaveLength(2);
  });

  test('is not limited for a listed file, or for one that an earlier release hid', async () => {
    const uid = await shop.createStudent();
    for (const state of [{ hidden: false }, { hidden: true }]) {
      const fileId = randomUUID();
      await db.doc(documentPaths.vaultItem(fileId)).set({ user_id: uid, ...state });
      for (const at of [1, 2]) await sendAt(hour(at), uid, fileId);
    }
    expect(await stored(uid)).toHaveLength(4);
  });
});
