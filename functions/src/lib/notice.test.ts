import { notificationSchema } from '@akada/domain/schemas/notifications';
import { expect, test } from 'vitest';
import { notice } from './notice.ts';

test('a notice is unread, and kept for 60 days from its own', () => {
  const at = new Date('2026-03-01T23:59:59.999Z');
  const { id, notification } = notice('one', { type: 'info', title: 'News', message: 'Some.' }, at);

  expect(id).toBe('one');
  expect(notificationSchema.parse(notification)).toEqual({
    ...{ type: 'info', title: 'News', message: 'Some.', unread: true, created_at: at },
    expires_at: new Date('2026-04-30T00:00:00.000Z'),
  });
});
