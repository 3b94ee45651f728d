import { newAccount } from '@akada/domain/account/account';
import { accountSchema } from '@akada/domain/account/schemas';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { countedDay, uploadDay } from '@akada/domain/days/counted-day';
import { dayOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { ledgerKeys } from '@akada/domain/points/points';
import { userPointsSchema } from '@akada/domain/points/schemas';
import { correctZones, syncZone } from '@akada/functions/src/account/sync-zone.ts';
import { parseDocument } from '@akada/functions/src/lib/documents.ts';
import { award } from '@akada/functions/src/points/award.ts';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createChange, createWallet, db, depsAt, readPoints } from '../points/wallet.ts';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

async function accountOf(uid: string) {
  const account = parseDocument(accountSchema, await db.doc(documentPaths.account(uid)).get());
  if (!account) throw new Error(`${uid} has no account`);
  return account;
}

/** Sets the zone as the app would, and delivers the event. */
async function move(uid: string, zone: string, at = NOW): Promise<void> {
  const ref = db.doc(documentPaths.settings(uid));
  const before = (await ref.get()).data();
  await ref.set({ ...DEFAULT_SETTINGS, zone });
  await syncZone(depsAt(at), createChange(uid, { before, after: { zone } }));
}

afterEach(() => vi.restoreAllMocks());
let uid: string;
beforeEach(async () => {
  uid = await createWallet();
});

describe('the zone of the settings', () => {
  test('is copied to the account and the points, with its offset and the day that is extended', async () => {
    await move(uid, 'Pacific/Honolulu');
    const account = await accountOf(uid);
    expect(account).toMatchObject({ zone: 'Pacific/Honolulu', utc_offset: -600, zone_due: null });
    expect(account.held_day).toMatchObject({ day: '2026-03-01', until: new Date('2026-03-02T10:00:00Z') });
    expect(await readPoints(uid)).toMatchObject({ zone: 'Pacific/Honolulu', held_day: account.held_day });
  });

  test.each(['Africa/Nowhere', '+01:00'])('is ignored if it does not exist (%s)', async (zone) => {
    const before = await accountOf(uid);
    await move(uid, zone);
    expect(await accountOf(uid)).toEqual(before);
  });

  test('changes at most once in 24 hours, and a later change is applied when that time is over', async () => {
    await move(uid, 'Africa/Cairo');
    await move(uid, 'Asia/Tokyo', later(2));
    expect(await accountOf(uid)).toMatchObject({ zone: 'Africa/Cairo' });
    await correctZones(depsAt(later(20)));
    expect(await accountOf(uid)).toMatchObject({ zone: 'Africa/Cairo' });
    await correctZones(depsAt(later(49)));
    expect(await accountOf(uid)).toMatchObject({ zone: 'Asia/Tokyo', utc_offset: 540 });
    expect(await readPoints(uid)).toMatchObject({ zone: 'Asia/Tokyo' });
  });

  test('changes once when many devices set it at the same time', async () => {
    await db.doc(documentPaths.settings(uid)).set({ ...DEFAULT_SETTINGS, zone: 'Asia/Tokyo' });
    const event = createChange(uid, { before: {}, after: { zone: 'Asia/Tokyo' } });
    await Promise.all(Array.from({ length: 10 }, () => syncZone(depsAt(), event)));
    expect((await accountOf(uid)).zone_changed_at).toEqual(NOW);
    const { skipped_days } = await readPoints(uid);
    expect(new Set(skipped_days).size).toBe(skipped_days?.length ?? 0);
  });

  test('is not copied when another setting changes, or when the account is not open', async () => {
    const before = await accountOf(uid);
    await db.doc(documentPaths.settings(uid)).set({ ...DEFAULT_SETTINGS, zone: 'Asia/Tokyo' });
    const same = { zone: 'Asia/Tokyo' };
    await syncZone(depsAt(), createChange(uid, { before: same, after: { ...same, theme: 'harmattan' } }));
    expect(await accountOf(uid)).toEqual(before);
    await expect(move('not-open', 'Asia/Tokyo')).resolves.toBeUndefined();
  });
});

test('the offset of a zone is corrected when its clocks change', async () => {
  await move(uid, 'America/New_York');
  const { zone_due } = await accountOf(uid);
  expect(zone_due).toEqual(new Date('2026-03-08T07:00:00Z'));
  await correctZones(depsAt(new Date('2026-03-08T07:05:00Z')));
  expect(await accountOf(uid)).toMatchObject({
    ...{ utc_offset: -240, zone: 'America/New_York' },
    zone_due: new Date('2026-11-01T06:00:00Z'),
  });
});

test('rules and functions count the same day before, during and after a change of zone', async () => {
  await move(uid, 'Pacific/Kiritimati');
  const account = await accountOf(uid);
  for (let hour = 0; hour < 72; hour += 1) {
    expect(uploadDay(later(hour), account)).toBe(countedDay(later(hour), account));
  }
  expect(countedDay(later(71), account)).toBe(dayOf(later(71), 'Pacific/Kiritimati'));
});

test('a new account outside Nigeria begins with its own zone', () => {
  expect(accountSchema.parse(newAccount(NOW, 'America/New_York'))).toMatchObject({
    ...{ zone: 'America/New_York', utc_offset: -300, zone_due: new Date('2026-03-08T07:00:00Z') },
  });
});

test('an invalid account does not stop the correction of other accounts', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  await db.doc(documentPaths.account(uid)).update({ zone: 'Asia/Tokyo', zone_due: NOW });
  const broken = db.doc(documentPaths.account(await createWallet()));
  await broken.update({ created_at: 'yesterday', zone_due: new Date(0) });
  await correctZones(depsAt());
  expect((await accountOf(uid)).zone_due).not.toEqual(NOW);
  expect(log).toHaveBeenCalledWith(
    'a zone could not be corrected',
    expect.objectContaining({ uid: broken.id }),
  );
  await broken.update({ zone_due: null });
});

describe('an award after a change of zone', () => {
  const journal = (at: Date) =>
    award(depsAt(at), { uid, action: 'journal_entry', key: ledgerKeys.journal, at });

  test('is given once for the extended day, and continues the streak across the skipped day', async () => {
    await move(uid, 'Pacific/Honolulu', later(-72));
    expect(await journal(later(0))).toEqual({ points: 10 });
    // It is 28 February in Honolulu and 1 March in Lagos: the change skips 1 March.
    await move(uid, 'Africa/Lagos', later(1));
    expect(await journal(later(14))).toEqual({ points: 0 });
    expect(await readPoints(uid)).toMatchObject({ current_streak: 1, skipped_days: ['2026-03-01'] });
    expect(await journal(later(20))).toEqual({ points: 10 });
    expect(await readPoints(uid)).toMatchObject({
      ...{ current_streak: 2, last_activity_date: '2026-03-02' },
    });
  });

  test('counts on the day of the action when the event arrives late', async () => {
    await move(uid, 'Pacific/Kiritimati');
    expect(await journal(later(-30))).toEqual({ points: 10 });
    expect(await journal(later(-30))).toEqual({ points: 0 });
    const { docs } = await db.collection(`users/${uid}/user_streaks`).get();
    expect(docs.map(({ id }) => id)).toEqual(['2026-02-28']);
    expect(userPointsSchema.safeParse(await readPoints(uid)).success).toBe(true);
  });
});
