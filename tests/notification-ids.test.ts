import { readFileSync } from 'node:fs';
import { notificationTarget } from '@akada/domain/notifications/targets';
import { expect, test } from 'vitest';

const SENDERS = [
  'functions/src/points/notices.ts',
  'functions/src/payments/notices.ts',
  'functions/src/vault/rejection-notice.ts',
  'functions/src/vault/moderation-notices.ts',
  'functions/src/vault/check-quota.ts',
  'functions/src/quotas/count-creation.ts',
  'admin/src/ticket-desk.ts',
];

/** The prefixes of notification ids in the code that sends them. */
const prefixes = SENDERS.flatMap((file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/[`/]([a-z]+(?:_[a-z]+)?_)\$\{/g)].map(([, prefix]) => prefix);
});

test('every kind of notification has its own target page', () => {
  expect(prefixes.length).toBeGreaterThanOrEqual(10);
  // An id without a known prefix leads to the page of its type, which differs for these two.
  const unknown = prefixes.filter((prefix) => {
    const id = `${prefix}1`;
    return notificationTarget({ id, type: 'info' }) !== notificationTarget({ id, type: 'reward' });
  });
  expect(unknown).toEqual([]);
});
