import { notificationSchema } from '@akada/domain/notifications/schemas';
import { expect, test } from 'vitest';
import { draftNotification } from './notify-student.ts';

test('a new notification is unread and expires 60 days after it was made', () => {
  const at = new Date('2026-03-01T23:59:59.999Z');
  const { id, notification } = draftNotification(
    'one',
    { type: 'info', title: 'News', message: 'Some.' },
    at,
  );

  expect(id).toBe('one');
  expect(notificationSchema.parse(notification)).toEqual({
    ...{ type: 'info', title: 'News', message: 'Some.', unread: true, created_at: at },
    expires_at: new Date('2026-04-30T00:00:00.000Z'),
  });
});

test('an id that is too long keeps its prefix and ends in a hash', () => {
  const about = { type: 'info', title: 'News', message: 'Some.' } as const;
  const ids = ['x', 'y'].map(
    (end) => draftNotification(`vault_hidden_${'x'.repeat(1_499)}${end}`, about, new Date(0)).id,
  );

  expect(ids[0]).toMatch(/^vault_hidden_x{51}_[0-9a-f]{64}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
