import { readFileSync } from 'node:fs';
import { targetOf } from '@akada/domain/notifications/targets';
import { expect, test } from 'vitest';

const SENDERS = [
  'functions/src/points/notices.ts',
  'functions/src/payments/notices.ts',
  'functions/src/vault/refusal-notice.ts',
  'functions/src/vault/moderation-notices.ts',
  'functions/src/vault/check-quota.ts',
  'functions/src/quotas/count-creation.ts',
  'admin/src/ticket-desk.ts',
];

/** How the ids of notifications begin, as their senders write them. */
const prefixes = SENDERS.flatMap((file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/[`/]([a-z]+(?:_[a-z]+)?_)\$\{/g)].map(([, prefix]) => prefix);
});

test('every notification that is sent leads to a page of its own', () => {
  expect(prefixes.length).toBeGreaterThanOrEqual(10);
  // What no prefix matches leads to the page of its type, which differs.
  const unknown = prefixes.filter((prefix) => {
    const id = `${prefix}1`;
    return targetOf({ id, type: 'info' }) !== targetOf({ id, type: 'reward' });
  });
  expect(unknown).toEqual([]);
});
