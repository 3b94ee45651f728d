import { randomUUID } from 'node:crypto';
import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { type Ticket, ticketSchema } from '@akada/domain/support/schemas';
import { CommandError } from '@akada/emulators/terminal';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerTicket, openTickets } from './ticket-desk.ts';

// A project of its own, because the list has the tickets of all students.
const projectId = `demo-tickets-${randomUUID()}`;
const db = getFirestore(initializeApp({ projectId }, projectId));
const NOW = new Date('2026-03-02T12:00:00.000Z');
const WRITTEN = new Date('2026-03-01T08:00:00.000Z');
let uid: string;

const ticketAt = (id: string) => db.collection(sharedCollections.tickets).doc(id);
const request = (change: Partial<Ticket> = {}) => ({
  ...{
    type: 'tool_request',
    user_id: uid,
    details: 'A tool that draws',
    status: 'open',
    created_at: WRITTEN,
  },
  ...change,
});
const dates = (data: object | undefined) =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
const notifications = async () => (await db.collection(collectionPaths.notifications(uid)).get()).docs;

beforeEach(async () => {
  uid = randomUUID();
  await db.recursiveDelete(db.collection(sharedCollections.tickets));
  await db.doc(documentPaths.account(uid)).set(newAccount(WRITTEN));
});

describe('openTickets', () => {
  test('lists open tickets, oldest first, and only counts reports', async () => {
    await ticketAt('new').set(request({ created_at: NOW }));
    await ticketAt('refund_akada_1_a').set({
      ...{ type: 'refund_request', user_id: uid, payment_reference: 'akada_1_a' },
      ...{ status: 'open', created_at: WRITTEN },
    });
    await ticketAt('answered').set(request({ status: 'closed' }));
    await ticketAt('report_a_b').set({ ...request(), type: 'report', file_id: 'a', reason: 'spam' });

    expect(await openTickets(db)).toBe(
      [
        `refund_akada_1_a\n  Refund request, 2026-03-01, payment akada_1_a, student ${uid}`,
        `new\n  Tool request, 2026-03-02, student ${uid}\n  A tool that draws`,
        'Open reports of files, for moderators in the app: 1.',
      ].join('\n\n'),
    );
  });

  test('replaces control characters, which a terminal would execute', async () => {
    await ticketAt('support_1').set({ ...request(), type: 'support_request', subject: 'My streak' });
    expect(await openTickets(db)).toMatch(/support_1\n.*Support request.*\n {2}My streak\n/);
    await ticketAt('support_1').delete();
    await ticketAt('new').set(request({ details: 'Red\u001b[31m\nalert\u202e' }));

    expect(await openTickets(db)).toContain('  Red [31m alert \n');
  });

  test('says when there are no open tickets', async () => {
    expect(await openTickets(db)).toContain('No open tickets.');
  });
});

describe('answerTicket', () => {
  const answer = { id: 'new', status: 'upheld', words: 'We will build it.' } as const;

  test('saves the answer and notifies the student', async () => {
    await ticketAt('new').set(request());

    expect(await answerTicket(db, answer, NOW)).toContain('new is now upheld');

    const stored = dates((await ticketAt('new').get()).data());
    expect(ticketSchema.parse(stored)).toEqual(
      request({ status: 'upheld', answer: 'We will build it.', answered_at: NOW }),
    );
    const sent = await notifications();
    expect(sent.map((each) => notificationSchema.parse(dates(each.data())))).toEqual([
      {
        ...{ type: 'info', title: 'Tool request: accepted', message: 'We will build it.' },
        ...{ unread: true, created_at: NOW, expires_at: new Date('2026-05-01T00:00:00.000Z') },
      },
    ]);
  });

  test('answers a ticket once when called several times at once', async () => {
    await ticketAt('new').set(request());

    const all = await Promise.allSettled([1, 2, 3, 4].map(() => answerTicket(db, answer, NOW)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of all) {
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(CommandError);
    }
    expect(await notifications()).toHaveLength(1);
    await expect(answerTicket(db, answer, NOW)).rejects.toThrow('new is already upheld');
  });

  test.each([
    ['does not exist', 'none', 'There is no ticket none'],
    ['is the path of another document', 'new/a/b', 'There is no ticket new/a/b'],
  ])('rejects a ticket id that %s', async (_, id, problem) => {
    await expect(answerTicket(db, { ...answer, id }, NOW)).rejects.toThrow(problem);
  });

  test('refuses to answer a student whose account was deleted, and writes nothing', async () => {
    await ticketAt('new').set(request());
    await db.doc(documentPaths.account(uid)).delete();

    await expect(answerTicket(db, answer, NOW)).rejects.toThrow('has deleted their account');
    expect(await notifications()).toEqual([]);
    expect((await ticketAt('new').get()).get('status')).toBe('open');
  });

  test('refuses to answer a report', async () => {
    const path = documentPaths.report('a', uid);
    await db.doc(path).set({ ...request(), type: 'report', file_id: 'a', reason: 'spam' });

    const id = path.split('/').at(-1) ?? '';
    await expect(answerTicket(db, { ...answer, id }, NOW)).rejects.toThrow('Moderators decide on reports');
    expect((await db.doc(path).get()).get('status')).toBe('open');
  });
});
