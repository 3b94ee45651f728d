import { randomUUID } from 'node:crypto';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { toolRequestSchema } from '@akada/domain/support/schemas';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import { ticketCreated } from '@akada/functions/src/support/ticket-created.ts';
import { describe, expect, test } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createShop } from '../payments/shop.ts';

const { db, deps, createStudent } = createShop();
const DETAILS = 'It should draw the periodic table.';

const write = async (uid: string): Promise<string> => {
  const id = randomUUID();
  const request = { type: 'tool_request', user_id: uid, details: DETAILS, status: 'open', created_at: NOW };
  await db.collection(sharedCollections.tickets).doc(id).create(request);
  return id;
};
const tell = (uid: string, id: string) =>
  ticketCreated(deps, { uid, id, before: undefined, after: { type: 'tool_request' }, at: NOW });
const request = async (id: string) =>
  parseStrictly(toolRequestSchema, await db.collection(sharedCollections.tickets).doc(id).get());
const notices = async (uid: string) =>
  (await db.collection(collectionPaths.notifications(uid)).get()).docs.map((one) => one.get('message'));
const statuses = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(request))).map((one) => one?.status).sort();

describe('a request for a tool', () => {
  test('stays open while the student has no more than five', async () => {
    const uid = await createStudent();
    const ids = await Promise.all(Array.from({ length: QUOTAS.openRequests }, () => write(uid)));

    await Promise.all(ids.map((id) => tell(uid, id)));

    expect(await statuses(ids)).toEqual(ids.map(() => 'open'));
    expect(await notices(uid)).toEqual([]);
  });

  test('beyond the limit is closed with an answer, keeps its text, and notifies the student once', async () => {
    const uid = await createStudent();
    const ids = await Promise.all(Array.from({ length: QUOTAS.openRequests }, () => write(uid)));
    const last = await write(uid);

    await tell(uid, last);
    await tell(uid, last);

    const closed = { status: 'closed', details: DETAILS, answer: SUPPORT_MESSAGES.closedAsTooMany };
    expect(await request(last)).toMatchObject(closed);
    expect(await statuses(ids)).toEqual(ids.map(() => 'open'));
    expect(await notices(uid)).toEqual([SUPPORT_MESSAGES.closedAsTooMany]);
  });

  test('is one of five that stay open, however many are sent at once', async () => {
    const uid = await createStudent();
    const ids = await Promise.all(Array.from({ length: 9 }, () => write(uid)));

    await Promise.all(ids.map((id) => tell(uid, id)));

    expect((await statuses(ids)).filter((status) => status === 'open')).toHaveLength(QUOTAS.openRequests);
  });

  test('counts towards the day on which it is created', async () => {
    const uid = await createStudent();
    await tell(uid, await write(uid));

    const count = await db.doc(documentPaths.usage(uid, lagosDay(NOW), USAGE_FEATURES.toolRequests)).get();
    expect(count.get('usage_count')).toBe(1);
  });
});
