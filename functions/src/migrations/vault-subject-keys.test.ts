import { expect, test } from 'vitest';
import { vaultSubjectKeys } from './vault-subject-keys.ts';

const migrated = (data: object) => vaultSubjectKeys.migrate(data, { path: 'vault/abc', needed: [] });

test('an earlier file whose subject has double spaces is listed under the subject with single ones', () => {
  const earlier = { subject: 'Cell  Biology', subject_lower: 'cell  biology', hidden: true };
  expect(migrated(earlier)).toEqual({ ...earlier, subject_lower: 'cell biology' });
});

test.each([
  ['has no subject', { subject_lower: '~', hidden: false }],
  ['is correct already', { subject: 'Biology', subject_lower: 'biology', hidden: false }],
  ['is not listed yet', { subject: 'Cell  Biology' }],
])('a file that %s is left unchanged', (_, data) => {
  expect(migrated(data)).toBe(data);
});
