import { expect, test } from 'vitest';
import { vaultHelpfulCount } from './vault-helpful-count.ts';

const migrated = (data: object) => vaultHelpfulCount.migrate(data, { path: 'vault/abc', needed: [] });

test.each([false, true])('an earlier file starts without helpful votes where hidden is %s', (hidden) => {
  expect(migrated({ filename: 'Cells', hidden })).toEqual({ filename: 'Cells', hidden, helpful_count: 0 });
});

test('votes that came before the migration stay', () => {
  const voted = { filename: 'Cells', hidden: false, helpful_count: 4 };
  expect(migrated(voted)).toBe(voted);
});

test('leaves what is not listed yet to the trigger that lists it', () => {
  const unlisted = { filename: 'Cells' };
  expect(migrated(unlisted)).toBe(unlisted);
});
