import { describe, expect, test } from 'vitest';
import { FULL_NAME_MAX, newAccount, newProfile } from './account.ts';
import { accountSchema, profileSchema } from './schemas.ts';

describe('a new account', () => {
  test('has a profile with the trimmed name', () => {
    const profile = newProfile('  Ada Obi ');

    expect(profileSchema.parse(profile)).toEqual({ full_name: 'Ada Obi', username: null, avatar_url: null });
  });

  test('cuts a long name to the length that the schema allows', () => {
    const { full_name } = profileSchema.parse(newProfile('📚'.repeat(FULL_NAME_MAX)));

    expect(full_name).toBe('📚'.repeat(FULL_NAME_MAX / 2));
  });

  test('leaves no trailing blank when it cuts a name', () => {
    const start = 'A'.repeat(FULL_NAME_MAX - 1);

    expect(newProfile(`${start} Obi`).full_name).toBe(start);
  });

  test('is on the free plan, which never ends', () => {
    const now = new Date('2026-03-01T08:00:00.000Z');

    expect(accountSchema.parse(newAccount(now))).toEqual({
      current_plan: 'free',
      plan_expires_at: null,
      ...{ zone: 'Africa/Lagos', utc_offset: 60, zone_due: null },
      created_at: now,
    });
  });
});
