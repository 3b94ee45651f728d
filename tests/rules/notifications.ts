import { collectionPaths } from '@akada/domain/documents/paths';
import { NOTIFICATION_TYPES } from '@akada/domain/notifications/notifications';
import type { Notification } from '@akada/domain/notifications/schemas';
import { accessCases, OWNER, writeCases } from '../support/rules/builders.ts';
import { invalid, notOfType, valid } from '../support/rules/field-cases.ts';
import { ABSENT, INTRUDER } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';

const notifications = collectionPaths.notifications(OWNER);

const UNREAD: Notification = {
  type: NOTIFICATION_TYPES[0],
  title: 'Welcome to Akada',
  message: 'Plan your first day.',
  unread: true,
  created_at: new Date('2026-03-01T08:00:00.000Z'),
};
const markAsRead = { unread: false };

/** Valid and invalid changes by the owner. */
const changes = [
  valid('unread set to false', markAsRead),
  invalid('unread set to true', { unread: true }),
  invalid('unread deleted', { unread: ABSENT }),
  ...notOfType('unread', {}),
  invalid('a text as unread', { unread: 'false' }),
  invalid('0 as unread', { unread: 0 }),
  invalid('a list as unread', { unread: [false] }),
  ...Object.entries({
    type: NOTIFICATION_TYPES[1],
    title: 'You won',
    message: 'Send me your password.',
    created_at: new Date('2026-03-02T08:00:00.000Z'),
    [INTRUDER]: true,
  }).flatMap(([field, value]) => [
    invalid(`another ${field}`, { [field]: value }),
    invalid(`unread set to false and another ${field}`, { ...markAsRead, [field]: value }),
  ]),
  invalid('unread set to false and no message', { ...markAsRead, message: ABSENT }),
];

const { fixtures: unread, updates } = writeCases('a notification', notifications, { ...UNREAD }, changes);
const own = ['owner'] as const;

export const fixtures = {
  ...unread,
  [`${notifications}/one`]: { ...UNREAD },
  [`${notifications}/read`]: { ...UNREAD, ...markAsRead },
  // For the deletions: the other documents are updated before or after them.
  [`${notifications}/old`]: { ...UNREAD },
  [`${notifications}/old_read`]: { ...UNREAD, ...markAsRead },
  [`${notifications}/plan_end_1_7`]: { ...UNREAD },
};
export const access = accessCases([
  { verb: 'get', what: 'a notification of the owner', path: `${notifications}/one`, for: own },
  { verb: 'list', what: 'the notifications of the owner', path: notifications, for: own },
  { verb: 'count', what: 'the notifications of the owner', path: notifications, for: own },
  { verb: 'list everywhere', what: 'the notifications of all students', path: 'notifications', for: [] },
  { verb: 'create', what: 'a notification', path: `${notifications}/two`, data: { ...UNREAD }, for: [] },
  { verb: 'create', what: 'a read notification', path: `${notifications}/two`, data: markAsRead, for: [] },
  {
    verb: 'update',
    what: 'an unread notification to read',
    path: `${notifications}/one`,
    data: markAsRead,
    for: own,
  },
  {
    verb: 'update',
    what: 'a read notification to read',
    path: `${notifications}/read`,
    data: markAsRead,
    for: own,
  },
  {
    verb: 'update',
    what: 'a read notification to unread',
    path: `${notifications}/read`,
    data: { unread: true },
    for: [],
  },
  { verb: 'delete', what: 'an unread notification', path: `${notifications}/old`, for: own },
  { verb: 'delete', what: 'a read notification', path: `${notifications}/old_read`, for: own },
  { verb: 'delete', what: 'the reminder that a plan ends', path: `${notifications}/plan_end_1_7`, for: [] },
]);
export { updates };

if (import.meta.vitest) {
  testRules('notifications', fixtures, [...access, ...updates]);
}
