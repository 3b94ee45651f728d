import { expect, test } from 'vitest';
import { vaultHelpfulCount } from './vault-helpful-count.ts';

const migrated = (data: object) => vaultHelpfulCount.migrate(data, { path: 'vault/abc', needed: [] });

test.each([false, true])('an earlier file with hidden %s starts with no helpful votes', (hidden) => {
  expect(migrated({ filename: 'Cells', hidden })).toEqual({ filename: 'Cells', hidden, helpful_count: 0 });
});

test('the migration preserves existing votes', () => {
  const voted = { filename: 'Cells', hidden: false, helpful_count: 4 };
  expect(migrated(voted)).toBe(voted);
});

test('an item that is not listed yet is left unchanged', () => {
  const unlisted = { filename: 'Cells' };
  expect(migrated(unlisted)).toBe(unlisted);
});
