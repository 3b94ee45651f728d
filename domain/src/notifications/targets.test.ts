import { expect, test } from 'vitest';
import { canBeDeleted, notificationTarget } from './targets.ts';

test.each([
  ['reward_abc', 'reward', '/dashboard/rewards'],
  ['payment_refunded_akada-1', 'update', '/dashboard/profile?payments=1'],
  ['plan_end_1_7', 'info', '/dashboard/profile?plans=1'],
  ['ticket_dispute_1_2', 'info', '/dashboard/profile?requests=1'],
  ['vault_hidden_a/b', 'info', '/dashboard/vault?view=uploads&file=a%2Fb'],
  ['demo-1', 'reward', '/dashboard/rewards'],
  ['demo-2', 'info', '/dashboard'],
] as const)('the notification %s of type %s opens %s', (id, type, target) => {
  expect(notificationTarget({ id, type })).toBe(target);
});

test('only the reminder that a plan ends is protected from deletion', () => {
  expect(['plan_end_1_7', 'reward_abc', 'demo-1'].filter(canBeDeleted)).toEqual(['reward_abc', 'demo-1']);
});
